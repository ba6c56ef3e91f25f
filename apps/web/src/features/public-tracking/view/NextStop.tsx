import type { TrackedShipment, TrackingActivity } from '@lanewise/contract/public-tracking'
import { shipmentStatuses } from '@lanewise/domain/shipments/shipment-status'
import { styled } from '@mui/material/styles'
import { Card } from '#ui/layout/Card.tsx'
import { breakpoints } from '#ui/theme/tokens.ts'
import { cityOf, milesText, whenOf } from './tracking-text.ts'

type NextStopProps = { shipment: TrackedShipment; activities: readonly TrackingActivity[] }

/** Next stop, shown at the top on phones only. On wide screens the page already shows it with everything else. */
export function NextStop({ shipment, activities }: NextStopProps) {
  const { stops, currentStopNumber, shipmentStatus } = shipment
  const stop = stops.find(({ stopNumber }) => stopNumber === currentStopNumber)
  const isOver = shipmentStatus === shipmentStatuses.Voided || shipmentStatus >= shipmentStatuses.Delivered
  if (!stop || isOver) return null
  const remaining = activities.findLast(({ nextStopId }) => nextStopId === stop.id)?.remainingDistance ?? null
  const facts = [
    `${stop.appointmentDateTime ? 'Appointment' : 'Window'} ${whenOf(stop)}`,
    remaining !== null && !stop.arrivedDateTime && `${milesText(remaining)} left`,
  ]
  return (
    <Narrow>
      <Card>
        <Note>{stop.arrivedDateTime ? 'At the stop' : 'Next stop'}</Note>
        <Name>{cityOf(stop)}</Name>
        <Note>{facts.filter(Boolean).join(' · ')}</Note>
      </Card>
    </Narrow>
  )
}

const Narrow = styled('div')({
  marginBottom: 12,
  [`@media (min-width:${breakpoints.w768}px)`]: { display: 'none' },
})
const Note = styled('p')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontSize: 13,
  lineHeight: '18px',
}))
const Name = styled('p')(({ theme }) => ({ ...theme.typography.h1 }))
