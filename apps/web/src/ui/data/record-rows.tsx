import { styled } from '@mui/material/styles'

/** Based on the width of the list instead of the window, because a side panel may be next to it. */
const WIDE = '@container (min-width: 620px)'

/** A list of records, each with its facts side by side where there is room and stacked otherwise. */
export const RecordList = styled('ul')({ containerType: 'inline-size', listStyle: 'none' })

export const RecordRow = styled('li', { shouldForwardProp: (name) => name !== 'columns' })<{ columns: string }>(
  ({ theme, columns }) => ({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 16px',
    minHeight: 52,
    padding: '8px 56px 8px 16px',
    '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
    '& > :first-of-type': { flexBasis: '100%', minWidth: 0 },
    // Without a menu, the row has nothing at its end.
    '[data-plain] > &': { paddingRight: 16 },
    '&[data-past]': { color: theme.vars.palette.text.tertiary },
    [WIDE]: {
      display: 'grid',
      gridTemplateColumns: columns,
      padding: '8px 8px 8px 16px',
      '[data-plain] > &': { paddingRight: 16 },
    },
  }),
)

export const RecordMenu = styled('div')({
  position: 'absolute',
  top: 4,
  right: 4,
  [WIDE]: { position: 'static', justifySelf: 'end' },
})

export const Second = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.tertiary,
  overflowWrap: 'anywhere',
}))

export const Strong = styled('div')({ fontWeight: 500, overflowWrap: 'anywhere' })
export const Figures = styled('div')({
  fontVariantNumeric: 'tabular-nums',
  '&[data-align="end"]': { [WIDE]: { textAlign: 'right' } },
})

/** The last row of a list of records. */
export const RecordFoot = styled('div')(({ theme }) => ({
  padding: '4px 8px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}))

const Dash = styled('span')({ display: 'none', [WIDE]: { display: 'inline' } })

/** Placeholder for an empty column. It takes no space where there are no columns. */
export const None = () => <Dash>–</Dash>
