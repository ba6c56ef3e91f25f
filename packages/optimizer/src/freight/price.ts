import type { AgreedPrice, Freight, Model } from '#model/model.ts'

export type Pricer = (
  first: number,
  last: number,
  miles: number,
  stops: number,
  /** Determines the equipment; any order on board will do. */
  order: number,
  isTeam: boolean,
) => number

/** Price of a truck from its first to its last unit: an agreed or a per-mile price, stop charges and detour. */
export function pricerOf(model: Model, { pricing, perMile, mode }: Freight): Pricer {
  const { placeIn, placeOut, rowIn, miles: direct, places } = model
  const { laneRows, laneAt, lanes, minimum, teamShare, firstExtraStop, furtherStop, outOfRouteMile, perTruck } = pricing
  /** The cheapest agreed price including stop charges; infinite when there is none. */
  const agreed = (list: readonly AgreedPrice[], miles: number, share: number, stopCharges: number) => {
    let least = Number.POSITIVE_INFINITY
    for (const { flat, perMile: rate, minimum: lowest, includesStops } of list)
      least = Math.min(
        least,
        Math.max(lowest, flat >= 0 ? flat : rate * miles) * share + (includesStops ? 0 : stopCharges),
      )
    return least
  }
  return (first, last, miles, stops, order, isTeam) => {
    const detour = miles - direct[rowIn[first]! + placeOut[last]!]!
    const extra = stops - 2
    const stopCharges = extra <= 0 ? 0 : firstExtraStop + (extra - 1) * furtherStop
    const outOfRoute = detour > 0 ? detour * outOfRouteMile : 0
    const share = isTeam ? 1 + teamShare : 1
    const row = laneRows === null ? -1 : laneRows[(mode[order]! - 1) * places + placeIn[first]!]!
    const laneList = row < 0 ? -1 : laneAt[row * places + placeOut[last]!]!
    const truck =
      laneList < 0
        ? Math.max(minimum, miles * perMile[order]!) * share + stopCharges
        : agreed(lanes[laneList]!, miles, share, stopCharges)
    return truck + outOfRoute + perTruck
  }
}
