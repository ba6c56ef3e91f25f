import { unknownErrorInDialog } from '@lanewise/contract/messages'
import { Check, X } from 'lucide-react'
import type { Failure } from '#features/booking/book-rate.ts'
import { OrderLink, ShipmentLink } from '#platform/record/NumberLink.tsx'
import { CompleteOrder } from './CompleteOrder.tsx'
import { Disc, End, Errors, List, StepText } from './step-layout.tsx'
import { type Made, type StepName, type StepState, stepLabels } from './steps.ts'
import type { useBookingSteps } from './use-booking-steps.ts'
import { useSeconds } from './use-seconds.ts'

type StepListProps = {
  progress: ReturnType<typeof useBookingSteps>
  freight: string
  carrierName: string | null
  /** Who gets the rate confirmation; null while that is not known. */
  confirmation: string | null
}

export function StepList({ progress, freight, carrierName, confirmation }: StepListProps) {
  const { steps, made, failure, isRunning, since } = progress
  const seconds = useSeconds(since, isRunning)
  return (
    <List aria-label="Steps">
      {steps.map(({ name, state }, index) => (
        <li key={name} data-state={state} aria-current={state === 'running' ? 'step' : undefined}>
          <Disc aria-hidden="true">
            {state === 'done' ? <Check /> : state === 'failed' ? <X /> : <span>{index + 1}</span>}
          </Disc>
          <StepText>
            <b aria-live="polite">{stepLabels[name][state]}</b>
            <small>{lineOf(name, state, { freight, carrierName, seconds })}</small>
            {name === 'booking' && state !== 'failed' && confirmation && <small>{confirmation}</small>}
          </StepText>
          <End>
            {state === 'running' && `${seconds} s`}
            {state === 'done' && <MadeLink name={name} made={made} isRunning={isRunning} />}
          </End>
          {state === 'failed' && failure && <FailureList failure={failure} />}
        </li>
      ))}
    </List>
  )
}

function FailureList({ failure }: { failure: Failure }) {
  const { title, errors } = failure
  return (
    <Errors role="alert" data-tone="late">
      {title && <p>{title}</p>}
      <ul>
        {(errors.length > 0 ? [...new Set(errors)] : [unknownErrorInDialog]).map((error) => (
          <li key={error}>{error}</li>
        ))}
      </ul>
      <CompleteOrder failure={failure} />
    </Errors>
  )
}

/** Plain text while a step runs, because leaving by a link is not allowed then. */
function MadeLink({ name, made: { order, shipment }, isRunning }: { name: StepName; made: Made; isRunning: boolean }) {
  if (name === 'order' && order) return isRunning ? order.orderNumber : <OrderLink number={order.orderNumber} />
  if (name === 'shipment' && shipment)
    return isRunning ? shipment.shipmentNumber : <ShipmentLink number={shipment.shipmentNumber} />
  return null
}

type Facts = { freight: string; carrierName: string | null; seconds: number }

function lineOf(name: StepName, state: StepState, { freight, carrierName, seconds }: Facts): string {
  if (name === 'order') return freight
  if (name === 'shipment') return 'Stops, lane and miles'
  if (state === 'waiting') return `Sent to ${carrierName} once the shipment is created`
  if (state === 'running') return `Waiting for ${carrierName}`
  return state === 'done' ? `Booked with ${carrierName}` : `Not booked after ${seconds} s`
}
