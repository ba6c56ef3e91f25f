import { roundHalfUp } from '#shared/units.ts'
import { shipmentStatuses } from '#shipments/shipment-status.ts'

/** Reported event of a truck in transit: an arrival, or a departure with the remaining distance to the next stop. */
export type CheckCall = {
  /** Counts from 1, oldest first. */
  sequence: number
  eventType: 'Arrival' | 'Departure'
  /** Stop that the truck stands at or left last, or null before the first stop. */
  currentStopId: string | null
  nextStopId: string | null
  /** Distance in miles. */
  remainingDistance: number | null
  totalSegmentDistance: number | null
}

type Stop = { id: string; arrivedDateTime: string | null; departedDateTime: string | null }

export type StepState = 'complete' | 'partial' | 'ahead'

export type TrackingStep = {
  /** Null for the dispatch step. */
  stopId: string | null
  state: StepState
  /** Percent of the leg to this stop that is covered. Null for the dispatch step and before the leg begins. */
  percent: number | null
  /** Miles left on the leg to this stop that the truck is driving. Null on any other leg and when unknown. */
  milesLeft: number | null
}

/** Tooltip of each step state. (TRACK-30) */
export const stepTips: Readonly<Record<StepState, string>> = {
  complete: 'Stage Complete',
  partial: 'Partially Complete',
  ahead: 'Not yet started',
}

export const segmentNotStarted = "Segment hasn't been started yet"

type Progress = { shipmentStatus: number; stops: readonly Stop[]; checkCalls: readonly CheckCall[] }

/** Tracking steps: the dispatch, then every stop with the covered percent of the leg to it. (TRACK-26 to TRACK-33) */
export function trackingSteps({ shipmentStatus, stops, checkCalls }: Progress): TrackingStep[] {
  const isDispatched = checkCalls.length > 0 || shipmentStatus >= shipmentStatuses.Dispatched
  return [
    { stopId: null, state: isDispatched ? 'complete' : 'ahead', percent: null, milesLeft: null },
    ...stops.map((stop, index) => ({
      stopId: stop.id,
      state: stateOf(stop),
      ...(stops.slice(index).some(isReached) ? { percent: 100, milesLeft: null } : coveredLeg(stop, checkCalls)),
    })),
  ]
}

function stateOf({ arrivedDateTime, departedDateTime }: Stop): StepState {
  if (departedDateTime) return 'complete'
  return arrivedDateTime ? 'partial' : 'ahead'
}

/** A truck has reached a stop when it is at it or was at a later one. */
const isReached = ({ arrivedDateTime, departedDateTime }: Stop) => arrivedDateTime !== null || departedDateTime !== null

function coveredLeg({ id }: Stop, checkCalls: readonly CheckCall[]): Pick<TrackingStep, 'percent' | 'milesLeft'> {
  const [latest] = checkCalls
    .filter(({ nextStopId, eventType }) => nextStopId === id && eventType === 'Departure')
    .sort((one, other) => other.sequence - one.sequence)
  if (!latest) return { percent: null, milesLeft: null }
  return { percent: percentCovered(latest), milesLeft: latest.remainingDistance }
}

/** Covered part of a leg as a whole percent from 0 to 100. 0 when the miles are unknown. (TRACK-32) */
export function percentCovered({
  totalSegmentDistance: total,
  remainingDistance: left,
}: Pick<CheckCall, 'totalSegmentDistance' | 'remainingDistance'>): number {
  if (left === null || !total || total <= 0) return 0
  return Math.min(100, Math.max(0, roundHalfUp(((total - left) / total) * 100)))
}
