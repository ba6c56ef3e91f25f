import type { ConsolidatedStop } from '@lanewise/contract/consolidation'
import { hoursAndMinutes, windowText } from '@lanewise/domain/orders/stops/time-window'
import { cityText } from '@lanewise/domain/places/place-name'
import { formatDateTime, formatNumber, formatWeight, plural } from '@lanewise/domain/shared/format'
import { minutesBetween, momentOf } from '@lanewise/domain/shared/moments'
import { onTimeLimit } from '@lanewise/domain/tracking/on-time'
import { styled } from '@mui/material/styles'
import { OrderLink } from '#platform/record/NumberLink.tsx'
import { Station } from '#platform/record/Station.tsx'
import { MovableRow } from '#ui/data/movable/MovableRow.tsx'
import type { RowDrag } from '#ui/data/movable/use-drag-order.ts'

type StopLineProps = {
  stop: ConsolidatedStop
  index: number
  count: number
  drag: RowDrag
  /** Whether the miles belong to the current stop order. */
  isMeasured: boolean
  onMove: (from: number, to: number) => void
}

export function StopLine({ stop, isMeasured, index, ...row }: StopLineProps) {
  const isPickup = stop.stopType === 0
  const numbers = [...new Set(stop.parts.map(({ orderNumber }) => orderNumber))]
  return (
    <MovableRow name={`stop ${index + 1}, ${cityText(stop)}`} index={index} isTall {...row}>
      <Station data-pickup={isPickup || undefined}>{index + 1}</Station>
      <StopFacts>
        <div>
          <b>{stop.companyName}</b>
          <span>
            {isPickup ? 'Pickup' : 'Dropoff'} · {cityText(stop)} {stop.zip}
          </span>
        </div>
        <div>
          {whenOf(stop)}
          <span>
            {plural(stop.pallets, 'pallet')}, {formatWeight(stop.weight)}
          </span>
        </div>
        <div>
          {stop.plannedDateTime ? formatDateTime(stop.plannedDateTime, stop.ianaTimeZone) : 'No plan'}
          <span>{plannedText(stop)}</span>
        </div>
        <div data-orders="">
          {numbers.map((number) => (
            <OrderLink key={number} number={number} />
          ))}
          <span>{milesOf(stop, index, isMeasured)}</span>
        </div>
      </StopFacts>
    </MovableRow>
  )
}

/** An appointment is more precise than the time window. */
const whenOf = ({ appointmentDateTime, earlyDateTime, lateDateTime, ianaTimeZone }: ConsolidatedStop) =>
  appointmentDateTime
    ? formatDateTime(appointmentDateTime, ianaTimeZone)
    : windowText({ early: earlyDateTime, late: lateDateTime, zone: ianaTimeZone })

/** Explains the planned time: the wait before it, and what remains until the first order is late. */
function plannedText({ plannedDateTime, waitMinutes, parts }: ConsolidatedStop): string {
  if (!plannedDateTime) return 'No route found'
  const limits = parts.flatMap((part) => onTimeLimit(part) ?? [])
  const left = Math.min(...limits.map((limit) => minutesBetween(momentOf(plannedDateTime), momentOf(limit))))
  const margin = left < 0 ? `${hoursAndMinutes(-left)} late` : `${hoursAndMinutes(left)} to late`
  return waitMinutes > 0 ? `Planned after waiting ${hoursAndMinutes(waitMinutes)}, ${margin}` : `Planned, ${margin}`
}

function milesOf({ distance }: ConsolidatedStop, index: number, isMeasured: boolean): string {
  if (index === 0) return 'Start'
  if (!isMeasured) return '… mi'
  return distance === null ? 'No route found' : `${formatNumber(distance, 0)} mi`
}

const StopFacts = styled('div')(({ theme }) => ({
  display: 'grid',
  flex: 1,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
  gap: '2px 12px',
  minWidth: 0,
  padding: '8px 0',
  '& > div': { minWidth: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  '& b': { display: 'block', fontWeight: 500 },
  '& span': { display: 'block', color: theme.vars.palette.text.secondary, fontSize: 12, lineHeight: '16px' },
  '& a': { marginRight: 8, whiteSpace: 'nowrap' },
}))
