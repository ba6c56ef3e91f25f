import type { Limits, PlanOrder, PlanStop, Prices, Problem } from '#problem.ts'

/** A problem small enough to work out by hand: a mile takes a minute, places lie on a plane measured in miles. */
export type HandMade = Partial<Pick<Problem, 'strategy' | 'depot'>> & {
  at: readonly (readonly [x: number, y: number])[]
  orders: readonly PlanOrder[]
  limits?: Partial<Limits>
  prices?: Partial<Prices>
}

const milesPerDegree = (Math.PI / 180) * 3959

export function handMade({ at, orders, limits, prices, strategy = 'Cost', depot = null }: HandMade): Problem {
  const miles = Float64Array.from(at.flatMap(([x, y]) => at.map(([a, b]) => Math.hypot(x - a, y - b))))
  return {
    places: at.map(([x, y]) => ({ latitude: y / milesPerDegree, longitude: x / milesPerDegree })),
    miles,
    minutes: miles,
    orders,
    limits: { ...noLimits, ...limits },
    prices: { ...simplePrices, ...prices },
    strategy,
    depot,
  }
}

export const noLimits: Limits = {
  maxVolume: null,
  maxWeight: null,
  maxPallets: null,
  maxLinearFeet: null,
  minVolumePerStop: null,
  minWeightPerStop: null,
  minPalletsPerStop: null,
  maxOutOfRouteDistance: null,
  distanceFromFirstDrop: null,
  maxPickupCount: null,
  maxDropoffCount: null,
  maxStopCount: null,
  pickupDateSlippage: null,
  dropoffDateSlippage: null,
  maxRouteTransitTime: null,
  maxRouteDistance: null,
  honorAppointments: false,
}

/** Two dollars a mile, and DEF-85's stops. */
export const simplePrices: Prices = {
  perMile: { 1: 200, 2: 200, 3: 200, 4: 200, 5: 200, 6: 200 },
  minimum: 0,
  teamShare: 0.2,
  firstExtraStop: 7_500,
  furtherStop: 10_000,
  outOfRouteMile: 20,
  slippedDay: 5_000,
  lanes: [],
}

type Ends = {
  from: number
  to: number
  /** When work may begin at the pickup and at the dropoff; a week by default. */
  pickup?: readonly [opens: number, closes: number]
  dropoff?: readonly [opens: number, closes: number]
  appointment?: number
  weight?: number
  volume?: number
  pallets?: number
  linearFeet?: number
}

const week = 7 * 1440

/** An order from one place to another, dry and harmless unless told otherwise. */
export function orderOf(id: string, ends: Ends, traits: Partial<PlanOrder> = {}): PlanOrder {
  const { from, to, pickup = [0, week], dropoff = [0, week], appointment = null } = ends
  const { weight = 1_000, volume = 100, pallets = 1, linearFeet = 2 } = ends
  const stop = (type: PlanStop['type'], place: number, [opens, closes]: readonly [number, number]): PlanStop => ({
    id: `${id}-${type}`,
    type,
    place,
    opens,
    closes,
    appointment: type === 'Dropoff' ? appointment : null,
    serviceMinutes: 0,
    weight,
    volume,
    pallets,
    linearFeet,
  })
  return {
    id,
    stops: [stop('Pickup', from, pickup), stop('Dropoff', to, dropoff)],
    equipmentMode: 1,
    baselineCost: null,
    hazardClasses: [],
    temperature: null,
    isTeam: false,
    isJustInTime: false,
    isBlind: false,
    exclusiveBecause: [],
    ...traits,
  }
}
