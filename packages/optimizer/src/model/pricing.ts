import type { Model, Pricing } from '#model/model.ts'
import type { LanePrice, Problem } from '#problem.ts'

const noLanes = { laneRows: null, laneAt: new Int32Array(0), lanes: [] }

/** Truck prices for the search; for the strategy Distance a mile is a hundred and everything else zero. */
export function pricingOf({ prices, strategy }: Problem, { places }: Model, perTruck: number): Pricing {
  if (strategy === 'Distance')
    return {
      minimum: 0,
      teamShare: 0,
      firstExtraStop: 0,
      furtherStop: 0,
      outOfRouteMile: 0,
      perTruck,
      ...noLanes,
    }
  const { minimum, teamShare, firstExtraStop, furtherStop, outOfRouteMile, lanes } = prices
  const common = { minimum, teamShare, firstExtraStop, furtherStop, outOfRouteMile, perTruck }
  return { ...common, ...(lanes.length === 0 ? noLanes : lanesOf(lanes, places)) }
}

const equipmentModes = 6

/** Only origins of agreed prices get a row, because a full table of places by places would be mostly empty. */
function lanesOf(given: readonly LanePrice[], places: number): Pick<Pricing, 'laneRows' | 'laneAt' | 'lanes'> {
  const begins = ({ equipmentMode, from }: LanePrice) => (equipmentMode - 1) * places + from
  const laneRows = new Int32Array(equipmentModes * places).fill(-1)
  let rows = 0
  for (const lane of given) {
    if (laneRows[begins(lane)]! >= 0) continue
    laneRows[begins(lane)] = rows
    rows += 1
  }
  const laneAt = new Int32Array(rows * places).fill(-1)
  const lanes: Pricing['lanes'][number][] = []
  for (const lane of given) {
    const at = laneRows[begins(lane)]! * places + lane.to
    if (laneAt[at]! < 0) laneAt[at] = lanes.push([]) - 1
    const index = laneAt[at]!
    lanes[index] = [...lanes[index]!, agreed(lane)]
  }
  return { laneRows, laneAt, lanes }
}

const agreed = ({ perMile, flat, minimum, includesStops }: LanePrice) => ({
  perMile: perMile ?? 0,
  flat: flat ?? -1,
  minimum,
  includesStops,
})
