import { styled } from '@mui/material/styles'
import { breakpoints } from '#ui/theme/tokens.ts'

const WIDE = `@media (min-width:${breakpoints.w800}px)`

/** Records below a carrier: side by side on a wide screen, one under the other on a small one. */
export const RecordList = styled('ul')({ listStyle: 'none' })

export const RecordRow = styled('li', { shouldForwardProp: (name) => name !== 'columns' })<{ columns: string }>(
  ({ theme, columns }) => ({
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    gap: '4px 16px',
    minHeight: 52,
    padding: '8px 56px 8px 16px',
    '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
    '&[data-past]': { color: theme.vars.palette.text.tertiary },
    [WIDE]: { gridTemplateColumns: columns, padding: '8px 8px 8px 16px' },
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
export const Figures = styled('div')({ fontVariantNumeric: 'tabular-nums' })
