import type { Point } from '@lanewise/domain/mileage/routing-engine'

type ValhallaLocation = { lat: number; lon: number }
/** Miles by roads that a truck may use. */
const asked = { costing: 'truck', units: 'miles' } as const

export type ValhallaRoute = typeof asked & {
  locations: ValhallaLocation[]
  /** Legs and their lines alone: no turns, no instructions. */
  directions_type: 'none'
}
export type ValhallaMatrix = typeof asked & { sources: ValhallaLocation[]; targets: ValhallaLocation[] }

export const toValhallaRoute = (stops: readonly Point[]): ValhallaRoute => ({
  ...asked,
  locations: stops.map(locationOf),
  directions_type: 'none',
})

export const toValhallaMatrix = (from: readonly Point[], to: readonly Point[]): ValhallaMatrix => ({
  ...asked,
  sources: from.map(locationOf),
  targets: to.map(locationOf),
})

const locationOf = ({ latitude, longitude }: Point): ValhallaLocation => ({ lat: latitude, lon: longitude })
