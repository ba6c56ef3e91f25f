import type { TrackedShipment, TrackedStop, TrackingActivity } from '@lanewise/contract/public-tracking'
import { formatNumber } from '@lanewise/domain/shared/format'
import { momentText } from '@lanewise/domain/tracking/public/arrival'
import {
  segmentNotStarted,
  stepTips,
  type TrackingStep,
  trackingSteps,
} from '@lanewise/domain/tracking/public/tracking-steps'
import { Check, Flag, MapPin, Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { Bar, Circle, Leg, Step, Steps } from '#platform/truck-route/stepper-layout.tsx'
import { useNow } from '#platform/use-now.ts'
import { Tip } from '#ui/action/Tip.tsx'
import { cityOf, timeAt, whenOf } from './tracking-text.ts'

type StepperProps = { shipment: TrackedShipment; activities: readonly TrackingActivity[] }

/** Maximum number of steps that fit side by side. More steps scroll horizontally. */
const most = 6

/** The dispatch and every stop, with the covered share of the route between them. (TRACK-26 to TRACK-34) */
export function Stepper({ shipment: { shipmentStatus, stops }, activities }: StepperProps) {
  const steps = trackingSteps({ shipmentStatus, stops, checkCalls: activities })
  return (
    <Steps aria-label="Progress" tabIndex={steps.length > most ? 0 : undefined}>
      {steps.map((step, index) => (
        <Entry
          key={step.stopId ?? 'dispatch'}
          step={step}
          stop={stops.find(({ id }) => id === step.stopId)}
          isLast={index === steps.length - 1}
        />
      ))}
    </Steps>
  )
}

type EntryProps = { step: TrackingStep; stop: TrackedStop | undefined; isLast: boolean }

function Entry({ step, stop, isLast }: EntryProps) {
  const now = useNow()
  const { state, percent } = step
  const name = stop ? cityOf(stop) : 'Dispatch'
  return (
    <Step aria-label={name}>
      {stop && (
        <Leg>
          <Bar>
            <span style={{ '--covered': `${percent ?? 0}%` } as never} />
          </Bar>
          <small>{legText(step)}</small>
        </Leg>
      )}
      <Tip text={stepTips[state]}>
        <Circle role="img" tabIndex={0} aria-label={stepTips[state]} data-state={state}>
          {glyphOf(step, isLast)}
        </Circle>
      </Tip>
      <b>{name}</b>
      <span>{stop ? stopText(stop, now) : stepTips[state]}</span>
    </Step>
  )
}

function glyphOf({ state, stopId }: TrackingStep, isLast: boolean): ReactNode {
  if (state === 'complete') return <Check aria-hidden="true" />
  if (state === 'partial') return <MapPin aria-hidden="true" />
  if (stopId === null) return <Send aria-hidden="true" />
  return isLast ? <Flag aria-hidden="true" /> : <MapPin aria-hidden="true" />
}

/** Example: "99% · 14 mi left". */
function legText({ percent, milesLeft }: TrackingStep): string {
  if (percent === null) return segmentNotStarted
  return milesLeft === null ? `${percent}%` : `${percent}% · ${formatNumber(milesLeft, 0)} mi left`
}

/** The time of the visit, otherwise when it is expected or planned. */
function stopText(stop: TrackedStop, now: Date): string {
  const { arrivedDateTime, departedDateTime, eta, ianaTimezone } = stop
  if (departedDateTime) return `Departed ${timeAt(stop, departedDateTime)}`
  if (arrivedDateTime) return `Arrived ${timeAt(stop, arrivedDateTime)}`
  return eta ? `ETA ${momentText(eta, ianaTimezone, now)}` : whenOf(stop)
}
