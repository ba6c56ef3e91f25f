import type { OnTimeWeek } from '@lanewise/contract/dashboard-shipments'
import { formatDate } from '@lanewise/domain/shared/format'
import { ChartNoAxesColumn } from 'lucide-react'
import { PercentLines } from '#ui/chart/PercentLines.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { useOnTimeWeeks } from './shipments.api.ts'

/** Percentage of on-time pickups and deliveries, week by week. (DASH-5) */
export function OnTimeTile() {
  const { data, status, refetch } = useOnTimeWeeks()
  const isEmpty = data?.onTimePickup === null && data.onTimeDelivery === null
  return (
    <Card title="On-time performance" side="12 weeks">
      {status === 'loading' && <SkeletonRows height={52} />}
      {status === 'error' && <ErrorState text="On-time figures could not be loaded" onRetry={() => void refetch()} />}
      {isEmpty && (
        <EmptyState text="No stops were made in these weeks" icon={<ChartNoAxesColumn aria-hidden="true" />} />
      )}
      {data && !isEmpty && (
        <PercentLines
          name="On-time performance"
          step="Week of"
          labels={data.weeks.map(({ week }) => formatDate(week, 'UTC').slice(0, 5))}
          lines={[
            { name: 'On-time pickup', total: data.onTimePickup, values: valuesOf(data.weeks, 'onTimePickup') },
            { name: 'On-time delivery', total: data.onTimeDelivery, values: valuesOf(data.weeks, 'onTimeDelivery') },
          ]}
        />
      )}
    </Card>
  )
}

const valuesOf = (weeks: readonly OnTimeWeek[], name: 'onTimePickup' | 'onTimeDelivery') =>
  weeks.map((week) => week[name])
