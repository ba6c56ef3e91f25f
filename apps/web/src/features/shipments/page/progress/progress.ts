import type { ShipmentInformation, ShipmentStop } from '@lanewise/contract/shipment-fields'
import { cityText } from '@lanewise/domain/places/place-name'
import { shipmentStatuses } from '@lanewise/domain/shipments/shipment-status'
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
  leg: { state: 'driven' | 'under way' | 'ahead'; miles: number | null } | null
}

/** Progress of a shipment: dispatch, then one step per stop. */
export function stepsOf(shipment: ShipmentInformation): Step[] {
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
        time: timeOf(stop),
        leg: { state, miles: stop.distance },
      }
    }),
  ]
}

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

function timeOf(stop: ShipmentStop): string {
  const { arrivalDateTime, departureDateTime, appointmentDateTime, lateDateTime } = stop
  if (departureDateTime) return `Departed ${timeAt(stop, departureDateTime)}`
  if (arrivalDateTime) return `Arrived ${timeAt(stop, arrivalDateTime)}`
  return appointmentDateTime ? `Appointment ${timeAt(stop, appointmentDateTime)}` : `Due ${timeAt(stop, lateDateTime)}`
}
