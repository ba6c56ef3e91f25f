import type { ConsolidatedStop } from '@lanewise/contract/consolidation'
import { hoursAndMinutes } from '@lanewise/domain/orders/stops/time-window'
import { formatDateTime } from '@lanewise/domain/shared/format'
import { minutesBetween, momentOf } from '@lanewise/domain/shared/moments'
import { type OnTimeStatus, onTimeLimit, stopOnTimeStatus, worstStatus } from '@lanewise/domain/tracking/on-time'
import { styled } from '@mui/material/styles'
import { OrderLink } from '#platform/record/NumberLink.tsx'
import { OnTimeMark } from '#platform/status/OnTime.tsx'
import { Card } from '#ui/layout/Card.tsx'

type Visit = { orderNumber: string; place: string; planned: string; zone: string; status: OnTimeStatus; margin: number }

/** Whether each order is planned on time, by the windows of its own stops. (DEF-126) */
export function PlannedOnTime({ stops }: { stops: readonly ConsolidatedStop[] }) {
  const visits = stops.flatMap(visitsOf)
  const orders = [...new Set(visits.map(({ orderNumber }) => orderNumber))]
  if (orders.length < 2) return null
  return (
    <Card flush title="On time, per order" subtitle="By its own window">
      <List>
        {orders.map((orderNumber) => {
          const own = visits.filter((visit) => visit.orderNumber === orderNumber)
          const worst = worstStatus(own.map(({ status }) => status))
          const visit = own.findLast(({ status }) => status === worst)
          return visit && <OrderOnTime key={orderNumber} visit={visit} />
        })}
      </List>
    </Card>
  )
}

const OrderOnTime = ({ visit: { orderNumber, place, planned, zone, status, margin } }: { visit: Visit }) => (
  <li>
    <div>
      <OrderLink number={orderNumber} /> {place}
      <span>Planned {formatDateTime(planned, zone)}</span>
    </div>
    <div>
      <OnTimeMark status={status} />
      <span>{margin < 0 ? `${hoursAndMinutes(-margin)} late` : `${hoursAndMinutes(margin)} to late`}</span>
    </div>
  </li>
)

function visitsOf({ parts, plannedDateTime, ianaTimeZone, companyName }: ConsolidatedStop): Visit[] {
  if (plannedDateTime === null) return []
  return parts.flatMap((part) => {
    const status = stopOnTimeStatus({ ...part, arrivedDateTime: null, departedDateTime: null }, plannedDateTime)
    const limit = onTimeLimit(part)
    if (!status || !limit) return []
    const margin = minutesBetween(momentOf(plannedDateTime), momentOf(limit))
    return [
      {
        orderNumber: part.orderNumber,
        place: companyName,
        planned: plannedDateTime,
        zone: ianaTimeZone,
        status,
        margin,
      },
    ]
  })
}

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& > li': { display: 'flex', justifyContent: 'space-between', gap: 12, padding: '8px 16px' },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > li > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > li > div:last-of-type': { flex: 'none', textAlign: 'right' },
  '& > li > div > span:last-of-type': {
    display: 'block',
    color: theme.vars.palette.text.secondary,
    fontSize: 12,
    lineHeight: '16px',
  },
}))
