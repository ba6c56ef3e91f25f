import { type StopCounts, stopCounts } from '@lanewise/domain/performance/performance'

/** A stop of a truck as far as its figures go. */
export type CountedStop = {
  stopType: number
  earlyAt: Date
  lateAt: Date
  appointmentAt: Date | null
  arrivedAt: Date | null
  departedAt: Date | null
}

/** DEF-91: the columns of a shipment that follow from the times of its stops; whoever writes those writes these. */
export const countsOfStops = (stops: readonly CountedStop[]): StopCounts => stopCounts(stops.map(timesOf))

export const timesOf = (stop: CountedStop) => ({
  stopType: stop.stopType === 0 ? ('Pickup' as const) : ('Dropoff' as const),
  earlyDateTime: stop.earlyAt.toISOString(),
  lateDateTime: stop.lateAt.toISOString(),
  appointmentDateTime: stop.appointmentAt?.toISOString() ?? null,
  arrivedDateTime: stop.arrivedAt?.toISOString() ?? null,
  departedDateTime: stop.departedAt?.toISOString() ?? null,
})
