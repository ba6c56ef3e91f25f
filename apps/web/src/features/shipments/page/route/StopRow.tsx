import type { ShipmentInformation, ShipmentStop } from '@lanewise/contract/shipment-fields'
import { setShipmentAppointment } from '@lanewise/contract/shipments'
import type { ShipmentTracking } from '@lanewise/contract/tracking'
import { isMissingAppointment } from '@lanewise/domain/orders/order'
import { isActiveShipment } from '@lanewise/domain/shipments/shipment-status'
import { stopOnTimeStatus } from '@lanewise/domain/tracking/on-time'
import { CalendarClock, CircleCheck, MapPin, MessageSquareText, Package } from 'lucide-react'
import { addressOf, freightText, stopTypeText } from '#features/shipments/parts/shipment-text.ts'
import { useRefusalOf } from '#platform/allowed.tsx'
import { OrderLink } from '#platform/record/NumberLink.tsx'
import { isPickup } from '#platform/record/stop-text.ts'
import { OnTimeMark } from '#platform/status/OnTime.tsx'
import { Button } from '#ui/action/Button.tsx'
import { Badge } from '#ui/data/Badge.tsx'
import { StopTimes } from './StopTimes.tsx'
import { Entry, Freight, Head, Note, State, Station } from './stop-layout.tsx'

type StopRowProps = {
  shipment: ShipmentInformation
  stop: ShipmentStop
  /** Expected arrival and on-time status of a stop that the truck has not reached. */
  expected: ShipmentTracking['stops'][number] | undefined
  onAppointment: () => void
}

/** One stop: location, expected and actual times, and freight loaded or unloaded. */
export function StopRow({ shipment, stop, expected, onAppointment }: StopRowProps) {
  const { stopNumber, companyName, locationName, departureDateTime, notes } = stop
  const hasDeparted = departureDateTime !== null
  return (
    <Entry aria-label={`Stop ${stopNumber}, ${stopTypeText(stop)}`} data-left={hasDeparted || undefined}>
      <Station data-filled={hasDeparted || (isPickup(stop) && !isUnderWay(shipment)) || undefined}>
        {stopNumber}
      </Station>
      <Head>
        <b>{companyName}</b>
        {locationName !== companyName && <span>{locationName}</span>}
        <span>{stopTypeText(stop)}</span>
        {isMissingAppointment({ ...stop, appointmentAt: stop.appointmentDateTime }) && (
          <Badge tone="risk" icon={<CalendarClock aria-hidden="true" />}>
            Appointment required
          </Badge>
        )}
        <StopState stop={stop} expected={expected} />
        <Appointment shipment={shipment} stop={stop} onAppointment={onAppointment} />
      </Head>
      <p>{addressOf(stop)}</p>
      <StopTimes stop={stop} eta={expected?.eta ?? null} />
      <Freight>
        <Package aria-hidden="true" />
        <span>{freightText(stop)}</span>
        <span data-end="">
          {stop.orderNumbers.map((number) => (
            <OrderLink key={number} number={number} />
          ))}
        </span>
      </Freight>
      {notes.map((note) => (
        <Note key={note}>
          <MessageSquareText aria-hidden="true" />
          {note}
        </Note>
      ))}
    </Entry>
  )
}

const isUnderWay = ({ stops }: ShipmentInformation) => stops.some(({ departureDateTime }) => departureDateTime !== null)

/** Departed or at the dock, with the on-time status beside it; ahead of the truck the expected status. */
function StopState({ stop, expected }: Pick<StopRowProps, 'stop' | 'expected'>) {
  const { arrivalDateTime, departureDateTime } = stop
  const onTime = stopOnTimeStatus(
    { ...stop, arrivedDateTime: arrivalDateTime, departedDateTime: departureDateTime },
    null,
  )
  if (!arrivalDateTime && !departureDateTime)
    return expected?.onTimeStatus ? (
      <State>
        <OnTimeMark status={expected.onTimeStatus} />
      </State>
    ) : null
  return (
    <State>
      {onTime && onTime !== 'OnTime' && <OnTimeMark status={onTime} />}
      {departureDateTime ? (
        <span data-tone="ok">
          <CircleCheck aria-hidden="true" />
          Departed
        </span>
      ) : (
        <span data-tone="accent">
          <MapPin aria-hidden="true" />
          At the dock
        </span>
      )}
    </State>
  )
}

/** Appointments can be changed until the truck has arrived. */
function Appointment({ shipment, stop, onAppointment }: Omit<StopRowProps, 'expected'>) {
  const refusal = useRefusalOf(setShipmentAppointment)
  const isOpen = isActiveShipment(shipment.shipmentStatusName) && !stop.arrivalDateTime && !stop.departureDateTime
  if (!isOpen) return null
  const verb = stop.appointmentDateTime ? 'Change appointment' : 'Set appointment'
  return (
    <Button
      kind="ghost"
      size="small"
      icon={<CalendarClock />}
      aria-label={`${verb} of stop ${stop.stopNumber}`}
      {...(refusal && { disabledReason: refusal })}
      onClick={onAppointment}
    >
      {verb}
    </Button>
  )
}
