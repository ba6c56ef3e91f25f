import { roundHalfUp } from '#shared/units.ts'
import { shipmentStatuses } from '#shipments/shipment-status.ts'

/** One thing that was told of a truck on its way: that it came, or that it left and how far it still has to its next stop. */
export type CheckCall = {
  /** Counts from 1, the oldest first. */
  sequence: number
  eventType: 'Arrival' | 'Departure'
  /** The stop that it stands at or left last; null before the first. */
  currentStopId: string | null
  nextStopId: string | null
  /** Miles. */
  remainingDistance: number | null
  totalSegmentDistance: number | null
}

type Stop = { id: string; arrivedDateTime: string | null; departedDateTime: string | null }

export type StepState = 'complete' | 'partial' | 'ahead'

export type TrackingStep = {
  /** Null for the dispatch. */
  stopId: string | null
  state: StepState
  /** How much of the way to it is covered; null for the dispatch, and where nobody has set out yet. */
  percent: number | null
}

/** TRACK-30: what a step says of itself. */
export const stepTips: Readonly<Record<StepState, string>> = {
  complete: 'Stage Complete',
  partial: 'Partially Complete',
  ahead: 'Not yet started',
}

/** TRACK-34 */
export const segmentNotStarted = "Segment hasn't been started yet"

type Progress = { shipmentStatus: number; stops: readonly Stop[]; checkCalls: readonly CheckCall[] }

/** TRACK-26 to TRACK-33: the dispatch, then every stop, each with how much of the way to it is covered. */
export function trackingSteps({ shipmentStatus, stops, checkCalls }: Progress): TrackingStep[] {
  const isDispatched = checkCalls.length > 0 || shipmentStatus >= shipmentStatuses.Dispatched
  return [
    { stopId: null, state: isDispatched ? 'complete' : 'ahead', percent: null },
    ...stops.map((stop, index) => ({
      stopId: stop.id,
      state: stateOf(stop),
      percent: stops.slice(index).some(isReached) ? 100 : percentTo(stop, checkCalls),
    })),
  ]
}

function stateOf({ arrivedDateTime, departedDateTime }: Stop): StepState {
  if (departedDateTime) return 'complete'
  return arrivedDateTime ? 'partial' : 'ahead'
}

/** Whoever is at a stop, or was at a later one, has come there. */
const isReached = ({ arrivedDateTime, departedDateTime }: Stop) => arrivedDateTime !== null || departedDateTime !== null

function percentTo({ id }: Stop, checkCalls: readonly CheckCall[]): number | null {
  const [latest] = checkCalls
    .filter(({ nextStopId, eventType }) => nextStopId === id && eventType === 'Departure')
    .sort((one, other) => other.sequence - one.sequence)
  return latest ? percentCovered(latest) : null
}

/** TRACK-32: a whole percent within 0 and 100; 0 where the miles are not known. */
export function percentCovered({
  totalSegmentDistance: total,
  remainingDistance: left,
}: Pick<CheckCall, 'totalSegmentDistance' | 'remainingDistance'>): number {
  if (left === null || !total || total <= 0) return 0
  return Math.min(100, Math.max(0, roundHalfUp(((total - left) / total) * 100)))
}
