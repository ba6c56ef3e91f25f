import type { TrackedStop } from '@lanewise/contract/public-tracking'
import { momentText } from '@lanewise/domain/tracking/public/arrival'
import { CircleCheck, MapPin } from 'lucide-react'
import { Station } from '#platform/record/Station.tsx'
import { OnTimeMark } from '#platform/status/OnTime.tsx'
import { useNow } from '#platform/use-now.ts'
import { KeyValue } from '#ui/layout/KeyValue.tsx'
import { cityOf, freightOf, nameOf, timeAt, whenOf } from './tracking-text.ts'
import { Entry, Facts, Names, State } from './view-layout.tsx'

/** Location, expected and actual times, and freight handled at a stop. (TRACK-23) */
export function StopCard({ stop }: { stop: TrackedStop }) {
  const { stopNumber, stopType, locationAddress, appointmentDateTime, arrivedDateTime, departedDateTime } = stop
  const { eta, ianaTimezone } = stop
  const now = useNow()
  return (
    <Entry aria-label={`Stop ${stopNumber}, ${stopType}`}>
      <Station data-pickup={departedDateTime !== null || undefined}>{stopNumber}</Station>
      <div>
        <Names>
          <b>{nameOf(stop)}</b>
          <span>{stopType}</span>
          <StopState stop={stop} />
        </Names>
        <p>{`${cityOf(stop)} ${locationAddress.zip}`}</p>
        <Facts>
          <KeyValue label={appointmentDateTime ? 'Appointment' : 'Window'}>{whenOf(stop)}</KeyValue>
          {eta && !arrivedDateTime ? (
            <KeyValue label="ETA">{capitalized(momentText(eta, ianaTimezone, now))}</KeyValue>
          ) : (
            <KeyValue label="Arrived">{timeAt(stop, arrivedDateTime)}</KeyValue>
          )}
          <KeyValue label="Departed">{timeAt(stop, departedDateTime)}</KeyValue>
          <KeyValue label="Freight">{freightOf(stop)}</KeyValue>
          {stop.referenceNumber.length > 0 && (
            <KeyValue label="Reference #">
              {stop.referenceNumber.map(({ label, value }) => `${label} ${value}`).join(', ')}
            </KeyValue>
          )}
        </Facts>
      </div>
    </Entry>
  )
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function StopState({ stop: { arrivedDateTime, departedDateTime, onTimeStatus } }: { stop: TrackedStop }) {
  if (departedDateTime)
    return (
      <State data-tone="ok">
        <CircleCheck aria-hidden="true" />
        Departed
      </State>
    )
  if (!arrivedDateTime)
    return onTimeStatus ? (
      <State>
        <OnTimeMark status={onTimeStatus} />
      </State>
    ) : null
  return (
    <State data-tone="accent">
      <MapPin aria-hidden="true" />
      At the dock
    </State>
  )
}
