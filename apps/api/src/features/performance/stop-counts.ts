import { type StopCounts, stopCounts } from '@lanewise/domain/performance/performance'

export type StopForCounts = {
  stopType: number
  earlyAt: Date
  lateAt: Date
  appointmentAt: Date | null
  arrivedAt: Date | null
  departedAt: Date | null
}

/** Shipment columns derived from stop times. Code that writes stop times must write these too. (DEF-91) */
export const countsOfStops = (stops: readonly StopForCounts[]): StopCounts => stopCounts(stops.map(timesOf))

export const timesOf = (stop: StopForCounts) => ({
  stopType: stop.stopType === 0 ? ('Pickup' as const) : ('Dropoff' as const),
  earlyDateTime: stop.earlyAt.toISOString(),
  lateDateTime: stop.lateAt.toISOString(),
  appointmentDateTime: stop.appointmentAt?.toISOString() ?? null,
  arrivedDateTime: stop.arrivedAt?.toISOString() ?? null,
  departedDateTime: stop.departedAt?.toISOString() ?? null,
})
