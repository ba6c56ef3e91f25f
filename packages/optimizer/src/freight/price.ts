import type { Freight, Model } from '#model/model.ts'

export type Pricer = (
  first: number,
  last: number,
  miles: number,
  stops: number,
  perMile: number,
  isTeam: boolean,
) => number

/** What a truck costs from its first unit to its last: an agreed price or one by the mile, its stops, its detour. */
export function pricerOf(model: Model, { pricing }: Freight): Pricer {
  const { placeIn, placeOut, rowIn, miles: direct, places } = model
  const { laneOf, lanes, minimum, teamShare, firstExtraStop, furtherStop, outOfRouteMile, perTruck } = pricing
  return (first, last, miles, stops, perMile, isTeam) => {
    const detour = miles - direct[rowIn[first]! + placeOut[last]!]!
    const extra = stops - 2
    const stopCharges = extra <= 0 ? 0 : firstExtraStop + (extra - 1) * furtherStop
    const outOfRoute = detour > 0 ? detour * outOfRouteMile : 0
    const found = laneOf === null ? -1 : laneOf[placeIn[first]! * places + placeOut[last]!]!
    const lane = found < 0 ? undefined : lanes[found]
    const share = isTeam ? 1 + teamShare : 1
    if (lane === undefined) return Math.max(minimum, miles * perMile) * share + stopCharges + outOfRoute + perTruck
    const agreed = Math.max(lane.minimum, lane.flat >= 0 ? lane.flat : lane.perMile * miles)
    return agreed * share + (lane.includesStops ? 0 : stopCharges) + outOfRoute + perTruck
  }
}
