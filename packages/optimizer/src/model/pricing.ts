import type { Model, Pricing } from '#model/model.ts'
import type { Problem } from '#problem.ts'

/** What trucks cost, for the search; where distance is the aim, a mile is a hundred and the rest is nothing. */
export function pricingOf({ prices, strategy }: Problem, { places }: Model): Pricing {
  if (strategy === 'Distance')
    return {
      minimum: 0,
      teamShare: 0,
      firstExtraStop: 0,
      furtherStop: 0,
      outOfRouteMile: 0,
      perTruck: 0,
      laneOf: null,
      lanes: [],
    }
  const { minimum, teamShare, firstExtraStop, furtherStop, outOfRouteMile, lanes } = prices
  const common = { minimum, teamShare, firstExtraStop, furtherStop, outOfRouteMile, perTruck: 0 }
  if (lanes.length === 0) return { ...common, laneOf: null, lanes: [] }
  const laneOf = new Int16Array(places * places).fill(-1)
  lanes.forEach(({ from, to }, index) => {
    laneOf[from * places + to] = index
  })
  return {
    ...common,
    laneOf,
    lanes: lanes.map(({ perMile, flat, minimum: least, includesStops }) => ({
      perMile: perMile ?? 0,
      flat: flat ?? -1,
      minimum: least,
      includesStops,
    })),
  }
}
