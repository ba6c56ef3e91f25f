import { getFreightSpend, type SpendMonth } from '@lanewise/contract/dashboard-shipments'
import { centsOfDollars } from '@lanewise/contract/money'
import { shipmentChanged } from '@lanewise/contract/shipments'
import { formatMoney, formatNumber, formatPercent } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { ChartColumnStacked } from 'lucide-react'
import { query, useOperationQuery } from '#platform/query/query.ts'
import { monthLabel } from '#ui/chart/month-names.ts'
import { patterns, StackedMonths } from '#ui/chart/StackedMonths.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { breakpoints } from '#ui/theme/tokens.ts'

const spendQuery = query(getFreightSpend, {}, { refreshOn: [shipmentChanged] })
const modes = ['TL', 'LTL', 'VLTL'] as const

/** Carrier cost of booked shipments by month and mode. (DASH-6) */
export function SpendTile() {
  const { data, status, refetch } = useOperationQuery(spendQuery)
  const total = data ? data.months.reduce((sum, month) => sum + totalOf(month), 0) : 0
  return (
    <Card title="Freight spend" subtitle="12 months, carrier cost of booked shipments" side={<Legend />}>
      {status === 'loading' && <SkeletonRows rows={5} height={52} />}
      {status === 'error' && <ErrorState text="Freight spend could not be loaded" onRetry={() => void refetch()} />}
      {data && total === 0 && (
        <EmptyState text="Nothing was booked in these months" icon={<ChartColumnStacked aria-hidden="true" />} />
      )}
      {data && total > 0 && (
        <Columns>
          <Figures months={data.months} change={data.change} />
          <StackedMonths
            name="Freight spend"
            series={modes}
            months={data.months.map((month) => ({
              name: nameOf(month),
              label: labelOf(month),
              values: modes.map((mode) => month[mode]),
            }))}
            text={money}
            short={(value) => short(value, total)}
          />
        </Columns>
      )}
    </Card>
  )
}

function Figures({ months, change }: { months: readonly SpendMonth[]; change: number | null }) {
  const current = months.at(-1)
  const previous = months.at(-2)
  const total = months.reduce((sum, month) => sum + totalOf(month), 0)
  const shareOf = (mode: (typeof modes)[number]) => (months.reduce((sum, month) => sum + month[mode], 0) / total) * 100
  if (!current || !previous) return null
  return (
    <Facts>
      <div>
        <dt>{`${longName(current)} to date`}</dt>
        <dd>{money(totalOf(current))}</dd>
        <dd>{`${changeText(change)} on the same days of ${longName(previous)}`}</dd>
      </div>
      <div>
        <dt>{longName(previous)}</dt>
        <dd>{money(totalOf(previous))}</dd>
      </div>
      <div>
        <dt>12 months</dt>
        <dd>{money(total)}</dd>
        <dd>{modes.map((mode) => `${mode} ${Math.round(shareOf(mode))}%`).join(', ')}</dd>
      </div>
    </Facts>
  )
}

const Legend = () => (
  <Key aria-hidden="true">
    {modes.map((mode, index) => (
      <span key={mode}>
        <i data-series={index} /> {mode}
      </span>
    ))}
  </Key>
)

const totalOf = (month: SpendMonth) => modes.reduce((sum, mode) => sum + month[mode], 0)
const money = (dollars: number) => formatMoney(centsOfDollars(dollars))
const changeText = (change: number | null) => `${change !== null && change > 0 ? '+' : ''}${formatPercent(change)}`
const monthOf = ({ month }: SpendMonth) => Number(month.slice(5, 7))
const labelOf = (month: SpendMonth) => monthLabel(monthOf(month))
const nameOf = (month: SpendMonth) => `${labelOf(month)} ${month.month.slice(0, 4)}`
const longName = ({ month }: SpendMonth) =>
  new Date(`${month}T12:00:00Z`).toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' })

/** Thousands where a month holds that much, else dollars. */
const short = (value: number, total: number) =>
  total >= 20_000 ? `$${formatNumber(Math.round(value / 1000))}k` : `$${formatNumber(Math.round(value))}`

const Columns = styled('div')({
  display: 'grid',
  gap: '16px 24px',
  minHeight: 240,
  [`@media (min-width:${breakpoints.lg}px)`]: { gridTemplateColumns: '168px minmax(0, 1fr)' },
})

const Facts = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '16px 24px',
  margin: 0,
  [`@media (min-width:${breakpoints.lg}px)`]: { flexDirection: 'column' },
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0 },
  '& dd:first-of-type': { ...theme.typography.h1, fontVariantNumeric: 'tabular-nums' },
  '& dd + dd': { ...theme.typography.caption, color: theme.vars.palette.text.tertiary },
}))

const Key = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  gap: 12,
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  '& i': { width: 10, height: 10, borderRadius: 2, ...patterns(theme.vars.palette.chart) },
}))
