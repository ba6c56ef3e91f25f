import { type QuoteStep, quoteSteps } from '@lanewise/contract/quote-address'
import { styled } from '@mui/material/styles'
import { Check } from 'lucide-react'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { radius } from '#ui/theme/tokens.ts'

export const stepNames: Record<QuoteStep, string> = {
  ShipmentDetails: 'Shipment details',
  CarrierRates: 'Carrier rates',
  AdditionalDetails: 'Additional details',
}

/** The three steps: finished ones with a check, the current one filled. (QUOTE-5) */
export function StepList({ step }: { step: QuoteStep }) {
  const present = quoteSteps.indexOf(step)
  return (
    <List aria-label="Steps">
      {quoteSteps.map((name, index) => (
        <li key={name} aria-current={name === step ? 'step' : undefined} data-done={index < present || undefined}>
          <Disc>{index < present ? <Check aria-hidden="true" /> : index + 1}</Disc>
          {stepNames[name]}
          {index < present && <VisuallyHidden>, done</VisuallyHidden>}
        </li>
      ))}
    </List>
  )
}

const List = styled('ol')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: theme.vars.palette.text.secondary,
  whiteSpace: 'nowrap',
  '& li': { display: 'flex', alignItems: 'center', gap: 8 },
  '& li + li::before': {
    content: '""',
    width: 32,
    height: 1,
    margin: '0 4px 0 12px',
    backgroundColor: theme.vars.palette.borderStrong,
    [theme.breakpoints.down('md')]: { width: 12, marginLeft: 8 },
  },
  '& li[aria-current]': { color: theme.vars.palette.text.primary, fontWeight: 600 },
}))

const Disc = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 20,
  height: 20,
  border: `1px solid ${theme.vars.palette.field}`,
  borderRadius: radius.full,
  fontSize: 11,
  fontWeight: 600,
  'li[aria-current] > &': {
    borderColor: theme.vars.palette.accent.main,
    backgroundColor: theme.vars.palette.accent.main,
    color: theme.vars.palette.common.white,
  },
  'li[data-done] > &': {
    borderColor: theme.vars.palette.accent.softBorder,
    backgroundColor: theme.vars.palette.accent.soft,
    color: theme.vars.palette.accent.fg,
  },
  '& svg': { width: 12, height: 12, strokeWidth: 2.5 },
}))
