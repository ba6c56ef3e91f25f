import type { PlanOrder, Prices, Problem } from '#problem.ts'
import { anOrder, aProblem, plainPrices } from '#testing/builders.ts'

/** Two dollars a mile and 20 cents per out-of-route mile, stop charges of DEF-85, 50 dollars per slipped day. */
const usualPrices: Prices = {
  ...plainPrices,
  teamShare: 0.2,
  firstExtraStop: 7_500,
  furtherStop: 10_000,
  outOfRouteMile: 20,
  slippedDay: 5_000,
}

/** A problem at usual prices whose results are calculated by hand. */
export const handMade = ({ prices, ...facts }: Parameters<typeof aProblem>[0]): Problem =>
  aProblem({ ...facts, prices: { ...usualPrices, ...prices } })

type Ends = {
  from: number
  to: number
  /** Windows of the pickup and the dropoff; a week by default. */
  pickup?: readonly [opens: number, closes: number]
  dropoff?: readonly [opens: number, closes: number]
  /** Appointment of the dropoff. */
  appointment?: number
  weight?: number
  volume?: number
  pallets?: number
  linearFeet?: number
}

/** An order of one pallet without loading time, from one place to another. */
export function orderOf(
  id: string,
  { from, to, pickup, dropoff, appointment, ...load }: Ends,
  traits: Partial<PlanOrder> = {},
) {
  const hours = (window?: readonly [number, number]) => window && { opens: window[0], closes: window[1] }
  return anOrder({
    id,
    from,
    to,
    each: { serviceMinutes: 0, weight: 1_000, volume: 100, pallets: 1, linearFeet: 2, ...load },
    pickup: { id: `${id}-Pickup`, ...hours(pickup) },
    dropoff: { id: `${id}-Dropoff`, appointment: appointment ?? null, ...hours(dropoff) },
    ...traits,
  })
}
