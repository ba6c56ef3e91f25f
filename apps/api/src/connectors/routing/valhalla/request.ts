import type { Point } from '@lanewise/domain/mileage/routing-engine'

type ValhallaLocation = { lat: number; lon: number }
/** Only roads on which trucks are allowed, with distances in miles. */
const requestDefaults = { costing: 'truck', units: 'miles' } as const

export type ValhallaRoute = typeof requestDefaults & {
  locations: ValhallaLocation[]
  /** Only legs and their lines, without turn-by-turn directions. */
  directions_type: 'none'
}
export type ValhallaMatrix = typeof requestDefaults & { sources: ValhallaLocation[]; targets: ValhallaLocation[] }

export const toValhallaRoute = (stops: readonly Point[]): ValhallaRoute => ({
  ...requestDefaults,
  locations: stops.map(locationOf),
  directions_type: 'none',
})

export const toValhallaMatrix = (from: readonly Point[], to: readonly Point[]): ValhallaMatrix => ({
  ...requestDefaults,
  sources: from.map(locationOf),
  targets: to.map(locationOf),
})

const locationOf = ({ latitude, longitude }: Point): ValhallaLocation => ({ lat: latitude, lon: longitude })
