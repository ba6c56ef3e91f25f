import type { ShipmentInformation, ShipmentStop } from '@lanewise/contract/shipment-fields'
import type { ShipmentTracking } from '@lanewise/contract/tracking'
import { estimatedMiles } from '@lanewise/domain/mileage/great-circle'
import { cityText } from '@lanewise/domain/places/place-name'
import { shipmentStatuses } from '@lanewise/domain/shipments/shipment-status'
import { percentCovered } from '@lanewise/domain/tracking/public/tracking-steps'
import { timeAt } from '#features/shipments/parts/shipment-text.ts'
import { dateTimeHere } from '#platform/date-time.ts'

export type StepState = 'done' | 'here' | 'ahead'

/** One place of the trip, and the leg that leads to it. */
export type Step = {
  key: string
  name: string
  state: StepState
  /** Time of arrival or departure, or the expected time. */
  time: string
  /** Null for the first place. */
  leg: StepLeg | null
}

type StepLeg = {
  state: 'driven' | 'under way' | 'ahead'
  miles: number | null
  /** Covered part in whole percent, null where it is unknown. */
  percent: number | null
  /** Miles left on the leg that the truck is driving. */
  milesLeft: number | null
}

/** Progress of a shipment: dispatch, then one step per stop. */
export function stepsOf(shipment: ShipmentInformation, tracking: ShipmentTracking | undefined): Step[] {
  const { stops } = shipment
  const reached = stops.findLastIndex(wasReached)
  const isOut = reached >= 0 || shipmentStatuses[shipment.shipmentStatusName] >= shipmentStatuses.Dispatched
  const dispatch: Step = {
    key: 'dispatch',
    name: 'Dispatch',
    state: isOut ? 'done' : 'ahead',
    time: dispatchTime(shipment, isOut),
    leg: null,
  }
  return [
    dispatch,
    ...stops.map((stop, index): Step => {
      const hasDepartedBefore = index === 0 ? isOut : hasDeparted(stops, index - 1, reached)
      const state = index <= reached ? 'driven' : hasDepartedBefore ? 'under way' : 'ahead'
      return {
        key: stop.id,
        name: cityText(stop.address),
        state: stateOf(shipment, index, reached),
        time: timeOf(stop, etaAt(tracking, stop)),
        leg: { state, miles: stop.distance, ...coveredLeg({ state, stop, isFirst: index === 0, tracking }) },
      }
    }),
  ]
}

type Driven = {
  state: StepLeg['state']
  stop: ShipmentStop
  isFirst: boolean
  tracking: ShipmentTracking | undefined
}

/** The leg before the first stop begins where the truck was first seen. */
function coveredLeg({ state, stop, isFirst, tracking }: Driven): Pick<StepLeg, 'percent' | 'milesLeft'> {
  if (state !== 'under way') return { percent: state === 'driven' ? 100 : null, milesLeft: null }
  if (!tracking || tracking.nextStopNumber !== stop.stopNumber) return { percent: null, milesLeft: null }
  const milesLeft = tracking.milesToGo
  const total = isFirst ? milesFromFirstPosition(tracking, stop) : stop.distance
  if (milesLeft === null || total === null) return { percent: null, milesLeft }
  const leg = { totalSegmentDistance: Math.max(total, milesLeft), remainingDistance: milesLeft }
  return { percent: percentCovered(leg), milesLeft }
}

function milesFromFirstPosition({ trail }: ShipmentTracking, { coordinates }: ShipmentStop): number | null {
  const [first] = trail
  return first && coordinates ? estimatedMiles({ longitude: first[0], latitude: first[1] }, coordinates) : null
}

/** Expected arrival at a stop that the truck has not reached. */
export const etaAt = (tracking: ShipmentTracking | undefined, { stopNumber }: ShipmentStop): string | null =>
  tracking?.stops.find((one) => one.stopNumber === stopNumber)?.eta ?? null

const wasReached = ({ arrivalDateTime, departureDateTime }: ShipmentStop) =>
  arrivalDateTime !== null || departureDateTime !== null

/** Arrival at a later stop proves the departure, even when no departure was reported. */
const hasDeparted = (stops: readonly ShipmentStop[], index: number, reached: number) =>
  index < reached || (stops[index]?.departureDateTime ?? null) !== null

function stateOf({ stops, shipmentStatusName }: ShipmentInformation, index: number, reached: number): StepState {
  if (index > reached) return 'ahead'
  const isOver = index === stops.length - 1 && shipmentStatuses[shipmentStatusName] >= shipmentStatuses.Delivered
  return isOver || hasDeparted(stops, index, reached) ? 'done' : 'here'
}

function dispatchTime({ bookedDateTime }: ShipmentInformation, isOut: boolean): string {
  if (isOut) return 'Dispatched'
  return bookedDateTime ? `Booked ${dateTimeHere(bookedDateTime)}` : 'Not booked'
}

function timeOf(stop: ShipmentStop, eta: string | null): string {
  const { arrivalDateTime, departureDateTime, appointmentDateTime, lateDateTime } = stop
  if (departureDateTime) return `Departed ${timeAt(stop, departureDateTime)}`
  if (arrivalDateTime) return `Arrived ${timeAt(stop, arrivalDateTime)}`
  if (eta) return `ETA ${timeAt(stop, eta)}`
  return appointmentDateTime ? `Appointment ${timeAt(stop, appointmentDateTime)}` : `Due ${timeAt(stop, lateDateTime)}`
}
