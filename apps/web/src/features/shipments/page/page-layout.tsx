import { styled } from '@mui/material/styles'
import { breakpoints, TOUCH } from '#ui/theme/tokens.ts'

export const Column = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12, minWidth: 0 })

/** Extends over the padding of the page, so that the header reaches its edges. */
export const Page = styled('div')({ margin: '-16px -24px -24px', minWidth: 0, [TOUCH]: { margin: -12 } })

export const Ground = styled(Column)({ maxWidth: 1440, padding: '12px 24px 24px', [TOUCH]: { padding: 12 } })

/** Shipment with its history on the right, stacked on smaller screens. */
export const Columns = styled('div')({
  display: 'grid',
  gap: 12,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [`@media (min-width:${breakpoints.lg}px)`]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
  [`@media (min-width:${breakpoints.xl}px)`]: { gridTemplateColumns: 'minmax(0, 1fr) 352px' },
})

/** Two cards side by side where they fit. A single or third card takes the full width. */
export const Pair = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))',
  '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
  '&:empty': { display: 'none' },
})

/** Table aligned with the surrounding card. */
export const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { height: 40, padding: '4px 10px', textAlign: 'left', verticalAlign: 'middle' },
  '& thead th:first-of-type, & tbody th, & tfoot th': { paddingLeft: 16 },
  '& thead th:last-of-type, & td:last-of-type': { paddingRight: 16 },
  '& [data-end]': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& thead th': { height: 34, color: theme.vars.palette.text.tertiary, fontSize: 12, fontWeight: 500 },
  '& tbody th': { fontWeight: 500, overflowWrap: 'anywhere' },
  '& tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& small': { display: 'block', color: theme.vars.palette.text.tertiary, fontSize: 11, lineHeight: '16px' },
  '& tfoot tr': {
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.sunk,
    fontWeight: 600,
  },
  '& tfoot th': { fontWeight: 600 },
  '& tfoot small': { display: 'inline', marginLeft: 8, fontSize: 12, fontWeight: 400 },
  [TOUCH]: { '& thead th:first-of-type, & tbody th, & tfoot th': { paddingLeft: 12 } },
}))
