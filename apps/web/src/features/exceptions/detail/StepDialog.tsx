import type { ExceptionEntry } from '@lanewise/contract/exceptions'
import { currentStop } from '@lanewise/domain/tracking/stop-times'
import { OrderAppointments } from '#features/orders/index.ts'
import { AppointmentDialog } from '#features/shipments/index.ts'
import { AddEvent, useShipmentTracking } from '#features/tracking/index.ts'
import { useShipmentOf } from '../exceptions.api.ts'
import type { NextStep } from '../next-steps.ts'
import { stopTimes } from './stop-times.ts'

export type OpenedStep = { entry: ExceptionEntry; step: NextStep }

/** The dialog of a step, so that the step is done without leaving the inbox. */
export function StepDialog({ entry, step, onClose }: OpenedStep & { onClose: () => void }) {
  const { entity, entityName } = entry
  if (entity === 'order') return <OrderAppointments orderNumber={entityName} onClose={onClose} />
  const Dialog = step.opens === 'appointment' ? NextAppointment : EventDialog
  return <Dialog shipmentNumber={entityName} onClose={onClose} />
}

type DialogProps = { shipmentNumber: string; onClose: () => void }

/** The event dialog of the shipment page, shown once the shipment has loaded. */
function EventDialog({ shipmentNumber, onClose }: DialogProps) {
  const shipment = useShipmentOf(shipmentNumber)
  return shipment ? <AddEvent shipment={shipment} onClose={onClose} /> : null
}

/** The appointment at the stop that the truck drives to. */
function NextAppointment({ shipmentNumber, onClose }: DialogProps) {
  const shipment = useShipmentOf(shipmentNumber)
  return shipment ? <Appointment shipment={shipment} onClose={onClose} /> : null
}

type AppointmentProps = { shipment: NonNullable<ReturnType<typeof useShipmentOf>>; onClose: () => void }

function Appointment({ shipment, onClose }: AppointmentProps) {
  const { data: tracking, status } = useShipmentTracking(shipment)
  const index = tracking?.nextStopNumber ? tracking.nextStopNumber - 1 : currentStop(shipment.stops.map(stopTimes))
  const stop = shipment.stops[index] ?? shipment.stops.at(-1)
  if (status === 'loading' || !stop) return null
  return <AppointmentDialog shipment={shipment} stop={stop} onClose={onClose} />
}
