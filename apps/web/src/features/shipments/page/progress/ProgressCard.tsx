import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import { formatNumber } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { Check, Flag, MapPin, Send } from 'lucide-react'
import { useShipmentTracking } from '#features/tracking/index.ts'
import { milesText } from '#platform/record/figures-text.ts'
import { Bar, Circle, Leg, Step as Place, Steps } from '#platform/truck-route/stepper-layout.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { type Step, type StepState, stepsOf } from './progress.ts'

/** Maximum number of places that fit side by side. More places scroll horizontally. */
const most = 6

/** Progress of the truck, stop by stop: done, here or ahead. Hidden for voided shipments. */
export function ProgressCard({ shipment }: { shipment: ShipmentInformation }) {
  const { data: tracking } = useShipmentTracking(shipment)
  if (shipment.shipmentStatusName === 'Voided') return null
  const steps = stepsOf(shipment, tracking)
  return (
    <Card>
      <Steps aria-label="Progress" tabIndex={steps.length > most ? 0 : undefined}>
        {steps.map((step, index) => (
          <Entry key={step.key} step={step} isLast={index === steps.length - 1} number={index} />
        ))}
      </Steps>
    </Card>
  )
}

const stateLabels: Record<StepState, string> = { done: 'done', here: 'the truck is here', ahead: 'ahead' }

function Entry({ step, isLast, number }: { step: Step; isLast: boolean; number: number }) {
  const { name, state, time, leg } = step
  return (
    <Place aria-current={state === 'here' ? 'step' : undefined}>
      {leg && (
        <Leg>
          <Bar>
            <span style={{ '--covered': `${leg.percent ?? 0}%` } as never} />
          </Bar>
          <small>{legText(leg)}</small>
        </Leg>
      )}
      <Circle data-state={state}>
        {state === 'done' && <Check aria-hidden="true" />}
        {state === 'here' && <MapPin aria-hidden="true" />}
        {state === 'ahead' && <Ahead number={number} isLast={isLast} />}
      </Circle>
      <b>
        {name}
        <VisuallyHidden>, {stateLabels[state]}</VisuallyHidden>
      </b>
      <span>{time}</span>
    </Place>
  )
}

function Ahead({ number, isLast }: { number: number; isLast: boolean }) {
  if (isLast) return <Flag aria-hidden="true" />
  return number === 0 ? <Send aria-hidden="true" /> : <Digit>{number}</Digit>
}

/** Example: "99% · 14 mi left". The whole miles of a leg where the truck's position on it is unknown. */
function legText({ state, percent, miles, milesLeft }: NonNullable<Step['leg']>): string {
  if (state === 'driven') return '100%'
  if (state === 'under way' && milesLeft !== null)
    return [percent !== null && `${percent}%`, `${formatNumber(milesLeft, 0)} mi left`].filter(Boolean).join(' · ')
  const text = miles === null ? '' : milesText(miles)
  if (state === 'ahead') return text
  return text ? `${text}, under way` : 'Under way'
}

const Digit = styled('span')({ fontSize: 12, fontWeight: 600 })
