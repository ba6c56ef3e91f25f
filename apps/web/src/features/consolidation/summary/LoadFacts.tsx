import type { ConsolidationPreview } from '@lanewise/contract/consolidation'
import { formatNumber } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'

type Totals = ConsolidationPreview['totals']

const facts: readonly { name: keyof Totals; label: string; unit: string }[] = [
  { name: 'distance', label: 'Mileage', unit: 'mi' },
  { name: 'weight', label: 'Weight', unit: 'lbs' },
  { name: 'pallets', label: 'Pallets', unit: '' },
  { name: 'volume', label: 'Volume', unit: 'ft³' },
  { name: 'linearFeet', label: 'Linear feet', unit: 'ft' },
]

/** Figures of the load, each with the change caused by the added orders. (CONSOL-5) */
export const LoadFacts = ({ preview: { totals, base } }: { preview: ConsolidationPreview }) => (
  <List>
    {facts.map(({ name, label, unit }) => (
      <div key={name}>
        <dt>{label}</dt>
        <dd>{amountText(totals[name], unit)}</dd>
        <dd data-change="">{changeOf(totals[name], base[name], unit)}</dd>
      </div>
    ))}
  </List>
)

const amountText = (amount: number | null, unit: string) =>
  amount === null ? '–' : `${formatNumber(amount, 0)}${unit && ` ${unit}`}`

const changeOf = (now: number | null, before: number | null, unit: string) =>
  now === null || before === null ? '' : changeText(Math.round(now) - Math.round(before), unit)

const List = styled('dl')(({ theme }) => ({
  padding: '6px 16px',
  fontVariantNumeric: 'tabular-nums',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '1fr auto 96px',
    alignItems: 'baseline',
    gap: 12,
    padding: '5px 0',
  },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { fontWeight: 600, textAlign: 'right' },
  '& dd[data-change]': { color: theme.vars.palette.text.tertiary, fontSize: 12, fontWeight: 400 },
}))

/** "+3,000 lbs", "−12 mi"; empty when nothing changed. */
function changeText(change: number, unit: string): string {
  if (change === 0) return ''
  return `${change > 0 ? '+' : '−'}${formatNumber(Math.abs(change), 0)}${unit && ` ${unit}`}`
}
