import type { OrderStopView } from '@lanewise/contract/order-fields'
import { durationText } from '@lanewise/domain/orders/stops/time-window'
import { CalendarClock, MessageSquareText } from 'lucide-react'
import { milesText } from '#platform/record/figures-text.ts'
import { References } from '#platform/record/References.tsx'
import { Badge } from '#ui/data/Badge.tsx'
import { StopItems } from './StopItems.tsx'
import { Entry, Facts, Leg, Name, Note, Station } from './stop-layout.tsx'
import { addressOf, appointmentText, isPickup, nameOf, stopWindow, typeText } from './stop-text.ts'

type StopEntryProps = { stop: OrderStopView; showsLocationName: boolean }

export function StopEntry({ stop, showsLocationName }: StopEntryProps) {
  const { stopNumber, locationNumber, locationName, note } = stop
  return (
    <Entry aria-label={`Stop ${stopNumber}, ${typeText(stop)}`}>
      {stopNumber > 1 && <LegTo stop={stop} />}
      <Station data-pickup={isPickup(stop) || undefined}>{stopNumber}</Station>
      <Name>
        <b>{nameOf(stop)}</b>
        <span>{locationNumber}</span>
        <Badge>{typeText(stop)}</Badge>
        {stop.isAppointmentRequired && (
          <Badge tone={stop.appointmentDateTime ? 'neutral' : 'risk'} icon={<CalendarClock aria-hidden="true" />}>
            Appointment required
          </Badge>
        )}
      </Name>
      {showsLocationName && <Facts>{locationName}</Facts>}
      <Facts>
        <span>{addressOf(stop)}</span>
        <Contacts stop={stop} />
      </Facts>
      <When stop={stop} />
      {note && (
        <Note>
          <MessageSquareText aria-hidden="true" />
          {note}
        </Note>
      )}
      <StopItems stop={stop} />
    </Entry>
  )
}

/** Distance and transit time from the previous stop. (STOPVIEW-9, STOPVIEW-10) */
const LegTo = ({ stop: { distance, expectedTransitTimeSeconds } }: { stop: OrderStopView }) => (
  <Leg>
    {milesText(distance)} · {durationText(expectedTransitTimeSeconds)}
  </Leg>
)

const Contacts = ({ stop: { contacts } }: { stop: OrderStopView }) =>
  contacts.map(({ contactId, firstName, lastName, phoneNumberMobile }) => (
    <span key={contactId ?? `${firstName} ${lastName}`}>
      {firstName} {lastName}
      {phoneNumberMobile && ` ${phoneNumberMobile}`}
    </span>
  ))

function When({ stop }: { stop: OrderStopView }) {
  const appointment = appointmentText(stop)
  return (
    <Facts data-strong="">
      <CalendarClock aria-hidden="true" />
      <b>{stopWindow(stop)}</b>
      {appointment && <span>{appointment}</span>}
      <span>{stop.loadStyle}</span>
      {stop.ediCode.length > 0 && <span>Warehouse ID {stop.ediCode.join(', ')}</span>}
      <References references={stop.referenceNumber} of={`stop ${stop.stopNumber}`} />
    </Facts>
  )
}
