import { type TodayKind, type TodayStop, todayKinds } from '@lanewise/contract/dashboard-shipments'
import { formatInZone } from '@lanewise/domain/shared/calendar'
import { shipmentStatusLabel } from '@lanewise/domain/shipments/shipment-status'
import { styled } from '@mui/material/styles'
import { ArrowDownToLine, ArrowUpFromLine, CalendarCheck2 } from 'lucide-react'
import { useState } from 'react'
import { ShipmentLink } from '#platform/record/NumberLink.tsx'
import { OnTimeMark } from '#platform/status/OnTime.tsx'
import { SegmentedControl } from '#ui/action/SegmentedControl.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'
import { useTodayStops } from './shipments.api.ts'

const labels: Record<TodayKind, string> = { all: 'All', pickups: 'Pickups', deliveries: 'Deliveries' }
const options = todayKinds.map((value) => ({ value, label: labels[value] }))

/** Pickups and deliveries of today, each in the time zone of its stop. (DASH-3) */
export function TodayTile() {
  const [kind, choose] = useState<TodayKind>('all')
  const { data, status, refetch } = useTodayStops(kind)
  return (
    <Card
      flush
      title="Today"
      subtitle={
        data && `${plural(data.pickups, 'pickup', 'pickups')} · ${plural(data.deliveries, 'delivery', 'deliveries')}`
      }
      side={<SegmentedControl label="Which stops" value={kind} options={options} onChange={choose} />}
    >
      {status === 'loading' && <SkeletonRows height={48} />}
      {status === 'error' && <ErrorState text="Today’s stops could not be loaded" onRetry={() => void refetch()} />}
      {data?.stops.length === 0 && (
        <EmptyState text="No pickups or deliveries today" icon={<CalendarCheck2 aria-hidden="true" />} />
      )}
      {data && data.stops.length > 0 && (
        <List aria-label="Today’s stops" tabIndex={0}>
          {data.stops.map((stop) => (
            <Stop key={stop.id} stop={stop} />
          ))}
        </List>
      )}
    </Card>
  )
}

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

function Stop({ stop }: { stop: TodayStop }) {
  const { stopType, shipmentNumber, companyName, city, state, timeZone, carrierName, onTimeStatus } = stop
  const isPickup = stopType === 'Pickup'
  const Icon = isPickup ? ArrowUpFromLine : ArrowDownToLine
  return (
    <li>
      <Times>
        <b>{`${timeOf(stop.earlyDateTime, timeZone)}–${timeOf(stop.lateDateTime, timeZone)}`}</b>
        <span>{formatInZone(stop.earlyDateTime, timeZone, 'ZZZZ')}</span>
      </Times>
      <span>
        <Icon aria-hidden="true" />
        <VisuallyHidden>{isPickup ? 'Pickup' : 'Delivery'}</VisuallyHidden>
      </span>
      <StopText>
        <b>
          {companyName} <span>{`${city}, ${state}`}</span>
        </b>
        <span>
          <ShipmentLink number={shipmentNumber} /> · {carrierName ?? 'Not booked'}
        </span>
      </StopText>
      <State>
        {onTimeStatus && <OnTimeMark status={onTimeStatus} />}
        <span>{stateText(stop)}</span>
      </State>
    </li>
  )
}

const timeOf = (at: string, zone: string) => formatInZone(at, zone, 'HH:mm')

/** Last event of a stop, or its expected arrival. */
function stateText({ departedDateTime, arrivedDateTime, eta, timeZone, shipmentStatusName }: TodayStop): string {
  if (departedDateTime) return `Departed ${timeOf(departedDateTime, timeZone)}`
  if (arrivedDateTime) return `Arrived ${timeOf(arrivedDateTime, timeZone)}`
  return eta ? `ETA ${timeOf(eta, timeZone)}` : shipmentStatusLabel(shipmentStatusName)
}

const List = styled('ul')(({ theme }) => ({
  // Hidden texts of the rows stay inside of the list.
  position: 'relative',
  // Eight rows, none of them cut.
  maxHeight: 396,
  overflowY: 'auto',
  listStyle: 'none',
  '&:focus-visible': { outlineOffset: -2 },
  '& li': {
    display: 'grid',
    gridTemplateColumns: '96px 16px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 12,
    minHeight: 49.5,
    padding: '5px 16px',
    // On phones the icon stands first, and the times above the name.
    [TOUCH]: {
      gridTemplateColumns: '16px minmax(0, 1fr) auto',
      alignItems: 'start',
      gap: '0 10px',
      padding: '8px 16px',
      '& > span': { gridArea: '1 / 1', paddingTop: 2 },
    },
  },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& li > span > svg': { display: 'block', width: 16, height: 16, color: theme.vars.palette.text.tertiary },
}))

const Times = styled('div')(({ theme }) => ({
  display: 'grid',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '& b': { fontWeight: 500 },
  [TOUCH]: { gridArea: '1 / 2', display: 'flex', alignItems: 'baseline', gap: 6 },
  '& span': { fontSize: 11, lineHeight: '14px', color: theme.vars.palette.text.tertiary },
}))

const StopText = styled('div')(({ theme }) => ({
  display: 'grid',
  minWidth: 0,
  [TOUCH]: { gridArea: '2 / 2' },
  '& b': { fontWeight: 500, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& b > span': { fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& > span': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}))

const State = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'end',
  '& > span:last-of-type': {
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
    whiteSpace: 'nowrap',
  },
  [TOUCH]: { gridArea: '1 / 3 / span 2' },
}))
