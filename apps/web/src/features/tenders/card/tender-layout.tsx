import { styled } from '@mui/material/styles'

/** Room for the state beside the price. */
const WIDE = '@container offers (min-width: 520px)'

export const Quiet = styled('p')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  '&[data-inset]': { padding: '12px 16px' },
  '&[data-head]': {
    ...theme.typography.body2,
    padding: '8px 16px',
    color: theme.vars.palette.text.tertiary,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
}))

export const Offers = styled('ol')({ container: 'offers / inline-size', margin: 0, padding: 0, listStyle: 'none' })

/** Position, carrier and response, price and state. The actions of the open offer are on a separate line. */
export const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '16px 24px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 10px',
  padding: '8px 16px',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '&[data-open]': { backgroundColor: theme.vars.palette.tendering.bg },
  '& > span:first-of-type': { color: theme.vars.palette.text.tertiary, fontVariantNumeric: 'tabular-nums' },
  [WIDE]: { gridTemplateColumns: '16px 24px minmax(0, 1fr) auto 136px' },
}))

export const StatusText = styled('div')(({ theme }) => ({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& b': { fontWeight: 600 },
  '& small': { display: 'block', color: theme.vars.palette.text.secondary, fontSize: 12, lineHeight: '16px' },
  '& small[data-failed]': { color: theme.vars.palette.late.fg },
}))

export const Total = styled('span')({ fontWeight: 600, textAlign: 'right', fontVariantNumeric: 'tabular-nums' })

/** Below the carrier in a narrow card, on the right otherwise. */
export const State = styled('span')({
  gridColumn: '3 / -1',
  [WIDE]: { gridColumn: 'auto', justifySelf: 'end' },
})

/** Line with the actions of the open offer. */
export const OpenLine = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gridColumn: '3 / -1',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  fontVariantNumeric: 'tabular-nums',
})

/** Line with the follow-up action after no carrier accepted the load. */
export const FollowUpLine = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 8px',
  padding: '10px 16px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.sunk,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& b': { color: theme.vars.palette.text.primary, fontWeight: 600 },
}))
