import { styled } from '@mui/material/styles'
import { TOUCH } from '#ui/theme/tokens.ts'
import { Entry, Station } from './stop-layout.tsx'

/** Row of the truck between two stops. */
export const TruckEntry = styled(Entry)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.sunk,
  fontVariantNumeric: 'tabular-nums',
}))

export const Truck = styled(Station)(({ theme }) => ({
  borderWidth: 0,
  backgroundColor: theme.vars.palette.text.tertiary,
  color: theme.vars.palette.background.paper,
  '& svg': { width: 13, height: 13, strokeWidth: 2.5 },
  '&[data-tone="ok"]': { backgroundColor: theme.vars.palette.ok.fg },
  '&[data-tone="early"]': { backgroundColor: theme.vars.palette.early.fg },
  '&[data-tone="risk"]': { backgroundColor: theme.vars.palette.risk.fg },
  '&[data-tone="late"]': { backgroundColor: theme.vars.palette.late.fg },
}))

export const TruckFacts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 2,
  justifyItems: 'start',
  flex: '1 1 200px',
  minWidth: 0,
  '& b': { fontWeight: 600 },
  '& > span': { color: theme.vars.palette.text.secondary, fontSize: 12, lineHeight: '16px', overflowWrap: 'anywhere' },
  '&[data-end]': { justifyItems: 'end', textAlign: 'right', [TOUCH]: { justifyItems: 'start', textAlign: 'left' } },
}))
