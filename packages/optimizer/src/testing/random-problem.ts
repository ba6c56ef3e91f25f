import type { Limits, PlanPlace, Prices, Problem } from '#problem.ts'
import { noLimits } from '#problem.ts'
import { plainPrices } from '#testing/builders.ts'
import { type Chance, chanceFrom } from '#testing/chance.ts'
import { classicLimits, classicOrder, randomOrder } from '#testing/random-orders.ts'

export type RandomOptions = {
  strategy?: Problem['strategy']
  /** Limits that override the random ones. */
  limits?: Partial<Limits>
  /** Adds a place where trucks begin and end; the rules are then the classic ones. */
  hasDepot?: boolean
}

/** A problem with a mix of all features, the same for the same seed. */
export function randomProblem(seed: number, size: number, { strategy, limits, hasDepot }: RandomOptions = {}): Problem {
  const chance = chanceFrom(seed)
  if (hasDepot) return classicProblem(chance, size)
  const land = landOf(chance, Math.min(40, 2 + Math.ceil(size * chance.between(0.2, 0.9))))
  return {
    places: land.places,
    miles: land.miles,
    minutes: land.minutes,
    orders: Array.from({ length: size }, (_unused, index) =>
      randomOrder(chance, { ...land, count: land.places.length }, `L${index + 1}`),
    ),
    limits: { ...limitsOf(chance), ...limits },
    strategy: strategy ?? chance.oneOf(['Cost', 'Cost', 'Distance']),
    prices: pricesOf(chance, land.places.length),
    depot: null,
  }
}

/** Roads longer than the straight line, some much longer, and a few short cuts; each direction has its own length. */
function landOf(chance: Chance, count: number) {
  const spread = chance.oneOf([60, 300, 700])
  const towns = Array.from({ length: count }, () => [chance.between(0, spread), chance.between(0, spread)] as const)
  const miles = Float64Array.from(
    towns.flatMap((from, row) =>
      towns.map((to, column) => {
        const bend = chance.between(1.05, 1.3) * chance.oneOf([1, 1, 1, 1, 1, 1, 1, 1, 1.6, 0.8])
        return row === column ? 0 : Math.hypot(from[0] - to[0], from[1] - to[1]) * bend
      }),
    ),
  )
  return {
    places: towns.map(([east, north]): PlanPlace => ({ latitude: 36 + north / 69.1, longitude: -95 + east / 55.9 })),
    miles,
    minutes: miles.map(minutesFor),
  }
}

/** Fifty miles per hour, and ten hours of rest after every eleven hours of driving. */
function minutesFor(miles: number): number {
  const driving = Math.round((miles / 50) * 60)
  return driving + Math.floor(driving / 660) * 600
}

function limitsOf(chance: Chance): Limits {
  const often = chance.oneOf([0, 0.1, 0.25])
  return {
    ...noLimits,
    maxVolume: chance.maybe(often, chance.whole(1_000, 3_800)),
    maxWeight: chance.maybe(often, chance.whole(15_000, 45_000)),
    maxPallets: chance.maybe(often, chance.whole(10, 28)),
    maxLinearFeet: chance.maybe(often, chance.whole(20, 53)),
    minVolumePerStop: chance.maybe(often / 2, chance.whole(50, 400)),
    minWeightPerStop: chance.maybe(often / 2, chance.whole(200, 6_000)),
    minPalletsPerStop: chance.maybe(often / 2, chance.whole(1, 5)),
    maxOutOfRouteDistance: chance.maybe(often, chance.whole(0, 300)),
    distanceFromFirstDrop: chance.maybe(often, chance.whole(20, 400)),
    maxPickupCount: chance.maybe(often, chance.whole(1, 5)),
    maxDropoffCount: chance.maybe(often, chance.whole(1, 5)),
    maxStopCount: chance.maybe(often, chance.whole(2, 8)),
    pickupDateSlippage: chance.maybe(0.25, chance.whole(0, 2)),
    dropoffDateSlippage: chance.maybe(0.25, chance.whole(0, 2)),
    maxRouteTransitTime: chance.maybe(often, chance.oneOf([0.5, 1, 2, 3.5])),
    maxRouteDistance: chance.maybe(often, chance.whole(100, 1_500)),
    honorAppointments: chance.is(0.4),
  }
}

function pricesOf(chance: Chance, places: number): Prices {
  return {
    ...plainPrices,
    perMile: { 1: 250, 2: 310, 3: 330, 4: 300, 5: 280, 6: 200 },
    minimum: chance.oneOf([0, 40_000, 75_000]),
    teamShare: chance.oneOf([0, 0.2]),
    firstExtraStop: chance.oneOf([0, 7_500]),
    furtherStop: chance.oneOf([0, 10_000]),
    outOfRouteMile: chance.oneOf([0, 20]),
    slippedDay: chance.oneOf([0, 2_500]),
    lanes: Array.from({ length: chance.oneOf([0, 0, 5, 40]) }, () => ({
      from: chance.whole(0, places - 1),
      to: chance.whole(0, places - 1),
      equipmentMode: chance.oneOf([1, 1, 2, 3] as const),
      perMile: chance.maybe(0.7, chance.whole(120, 350)),
      flat: chance.maybe(0.4, chance.whole(20_000, 120_000)),
      minimum: chance.oneOf([0, 30_000]),
      includesStops: chance.is(0.3),
    })),
  }
}

/** Straight roads, one capacity and a depot in the middle. */
function classicProblem(chance: Chance, size: number): Problem {
  const towns = [
    [50, 50] as const,
    ...Array.from({ length: size + 2 }, () => [chance.between(0, 100), chance.between(0, 100)] as const),
  ]
  const miles = Float64Array.from(towns.flatMap(([x, y]) => towns.map(([to, up]) => Math.hypot(x - to, y - up))))
  const land = { count: towns.length, miles, minutes: miles }
  return {
    places: towns.map(([east, north]) => ({ latitude: north / 69.1, longitude: east / 69.1 })),
    miles,
    minutes: miles,
    orders: Array.from({ length: size }, (_unused, index) => classicOrder(chance, land, `L${index + 1}`)),
    limits: classicLimits,
    strategy: 'Distance',
    prices: plainPrices,
    depot: { place: 0, opens: 0, closes: 2_400 },
  }
}
