import type { ShipmentStop } from '@lanewise/contract/shipment-fields'
import { durationText } from '@lanewise/domain/orders/stops/time-window'
import { momentOf } from '@lanewise/domain/shared/moments'
import { stopWindow, timeAt as textAt } from '#features/shipments/parts/shipment-text.ts'
import { KeyValue } from '#ui/layout/KeyValue.tsx'
import { Times } from './stop-layout.tsx'

/** Time window or appointment, arrival or ETA, and departure, in the time zone of the stop. */
export function StopTimes({ stop, eta }: { stop: ShipmentStop; eta: string | null }) {
  const { appointmentDateTime, arrivalDateTime, departureDateTime } = stop
  return (
    <Times>
      {appointmentDateTime ? (
        <KeyValue label="Appointment">
          {timeAt(stop, appointmentDateTime)}
          <small>Window {withZone(stopWindow(stop))}</small>
        </KeyValue>
      ) : (
        <KeyValue label="Window">{withZone(stopWindow(stop))}</KeyValue>
      )}
      {eta && !arrivalDateTime && !departureDateTime ? (
        <KeyValue label="ETA">{timeAt(stop, eta)}</KeyValue>
      ) : (
        <KeyValue label="Arrived">{arrivalDateTime && timeAt(stop, arrivalDateTime)}</KeyValue>
      )}
      <KeyValue label="Departed">
        {departureDateTime && (
          <>
            {timeAt(stop, departureDateTime)}
            {arrivalDateTime && (
              <small>At dock {durationText(secondsBetween(arrivalDateTime, departureDateTime))}</small>
            )}
          </>
        )}
      </KeyValue>
    </Times>
  )
}

const secondsBetween = (from: string, to: string) => Math.max(0, (momentOf(to) - momentOf(from)) / 1000)

const timeAt = (stop: ShipmentStop, at: string) => withZone(textAt(stop, at))

/** The zone stays on the line of its time. */
const withZone = (text: string) => text.replace(/ (?=\S+$)/, '\u00a0')
