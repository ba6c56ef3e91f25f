import { type Limits, noLimits, type PlanOrder, type PlanStop, type Prices, type Problem } from '#problem.ts'

/** Two dollars a mile and no other charges. */
export const plainPrices: Prices = {
  perMile: { 1: 200, 2: 200, 3: 200, 4: 200, 5: 200, 6: 200 },
  minimum: 0,
  teamShare: 0,
  firstExtraStop: 0,
  furtherStop: 0,
  outOfRouteMile: 0,
  slippedDay: 0,
  lanes: [],
}

type StopFacts = Partial<PlanStop> & Pick<PlanStop, 'type' | 'place'>

/** A stop that is open for a week, with five pallets of 10,000 lbs. */
export const aStop = (facts: StopFacts): PlanStop => ({
  id: `${facts.type}@${facts.place}`,
  opens: 0,
  closes: 7 * 1440,
  appointment: null,
  serviceMinutes: 30,
  weight: 10_000,
  volume: 500,
  pallets: 5,
  linearFeet: 10,
  ...facts,
})

type OrderFacts = Partial<PlanOrder> & {
  /** Places of its pickup and its dropoff, unless `stops` says more. */
  from?: number
  to?: number
  /** Values for both stops. */
  each?: Partial<PlanStop>
  pickup?: Partial<PlanStop>
  dropoff?: Partial<PlanStop>
}

/** A dry order with one pickup, one dropoff and no rate. */
export function anOrder({ from = 0, to = 1, each, pickup, dropoff, ...facts }: OrderFacts): PlanOrder {
  return {
    id: 'A',
    stops: [
      aStop({ type: 'Pickup', place: from, ...each, ...pickup }),
      aStop({ type: 'Dropoff', place: to, ...each, ...dropoff }),
    ],
    equipmentMode: 1,
    baselineCost: null,
    hazardClasses: [],
    temperature: null,
    isTeam: false,
    isJustInTime: false,
    isBlind: false,
    exclusiveBecause: [],
    ...facts,
  }
}

type ProblemFacts = {
  /** Positions of the places in miles east and north. */
  towns: readonly (readonly [number, number])[]
  orders: readonly PlanOrder[]
  limits?: Partial<Limits>
  prices?: Partial<Prices>
  strategy?: Problem['strategy']
  depot?: Problem['depot']
}

/** Miles per degree at the equator of the sphere used for distances. */
const degree = (3959 * Math.PI) / 180

/** Problem with straight roads on which a mile takes a minute. */
export function aProblem({ towns, orders, limits, prices, strategy = 'Cost', depot = null }: ProblemFacts): Problem {
  const miles = Float64Array.from(
    towns.flatMap((from) => towns.map((to) => Math.hypot(from[0] - to[0], from[1] - to[1]))),
  )
  return {
    places: towns.map(([east, north]) => ({ latitude: north / degree, longitude: east / degree })),
    miles,
    minutes: miles,
    orders,
    limits: { ...noLimits, ...limits },
    strategy,
    prices: { ...plainPrices, ...prices },
    depot,
  }
}
