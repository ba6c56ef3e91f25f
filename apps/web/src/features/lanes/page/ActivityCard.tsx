import type { Lane } from '@lanewise/contract/lane-fields'
import { hasShipmentHistory, type MonthCount } from '@lanewise/domain/lanes/volume'
import { formatNumber } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { ChartNoAxesColumn } from 'lucide-react'
import { LineChart, type Point, scaleOf } from '#ui/chart/LineChart.tsx'
import { monthLabel, monthName } from '#ui/chart/month-names.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { breakpoints } from '#ui/theme/tokens.ts'

/** Shipped and projected volume per month on one scale. (LANE-17, LANE-18) */
export function ActivityCard({ lane }: { lane: Lane }) {
  const { monthlyCounts: past, projectedMonthlyVolume: projected } = lane
  const scale = scaleOf([...past, ...projected].map(({ count }) => count))
  const hasPast = hasShipmentHistory(past)
  return (
    <Card flush title="Shipment Activity" subtitle="Shipments per month, by first pickup">
      <Halves>
        <Half>
          {hasPast ? (
            <LineChart
              name="Past 12 months"
              range={rangeOf(past)}
              summary={pastText(past)}
              points={past.map(pointOf)}
              scale={scale}
              appearance="running"
            />
          ) : (
            <None text="No Shipment History" />
          )}
        </Half>
        <Half>
          {projected.length > 0 ? (
            <LineChart
              name="Projected volume"
              range={rangeOf(projected)}
              summary={projectedText(projected, past)}
              points={projected.map(pointOf)}
              scale={scale}
              appearance="expected"
            />
          ) : (
            <None text="No Projected Volume" />
          )}
        </Half>
      </Halves>
    </Card>
  )
}

const None = ({ text }: { text: string }) => <EmptyState text={text} icon={<ChartNoAxesColumn aria-hidden="true" />} />

const pointOf = (month: MonthCount): Point => ({
  label: monthLabel(month.month),
  name: monthName(month),
  value: month.count,
})

const monthText = ({ year, month }: MonthCount) => `${String(month).padStart(2, '0')}/${year}`

/** "12/2025–11/2026". */
const rangeOf = (months: readonly MonthCount[]) =>
  [months[0], months.at(-1)].map((month) => (month ? monthText(month) : '')).join('–')

const sumOf = (months: readonly MonthCount[]) => months.reduce((sum, { count }) => sum + count, 0)

const pastText = (past: readonly MonthCount[]) => ({
  figure: formatNumber(sumOf(past)),
  text: `shipments, ${formatNumber(past.at(-1)?.count ?? 0)} this month`,
})

/** Change of the projected year against the last one, if that had shipments. */
function projectedText(projected: readonly MonthCount[], past: readonly MonthCount[]) {
  const [next, last] = [sumOf(projected), sumOf(past)]
  const percent = last === 0 ? null : Math.round((next / last - 1) * 100)
  const change = percent === null ? '' : `, ${percent >= 0 ? '+' : '−'}${Math.abs(percent)}% year on year`
  return { figure: formatNumber(next), text: `shipments${change}` }
}

const Halves = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [`@media (min-width:${breakpoints.md}px)`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})

const Half = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  minWidth: 0,
  padding: '12px 16px',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  [`@media (min-width:${breakpoints.md}px)`]: {
    '& + &': { borderTop: 0, borderLeft: `1px solid ${theme.vars.palette.divider}` },
  },
}))
