import type { Limits, Prices, Problem } from '@lanewise/optimizer/problem'
import { type Network, networkOf } from '#optimizer/freight/network.ts'
import { ordersOf } from '#optimizer/freight/orders.ts'

/** A shipper's orders with every constraint set. With `slippage`, dates may slip by one day at both ends. */
export function freightProblem(orders: number, { seed, slippage }: { seed: number; slippage: boolean }): Problem {
  const network = networkOf(Math.min(400, Math.max(60, Math.round(0.4 * orders))))
  const limits = slippage ? { ...allLimits, pickupDateSlippage: 1, dropoffDateSlippage: 1 } : allLimits
  return {
    places: network.places.map(({ latitude, longitude }) => ({ latitude, longitude })),
    miles: network.miles,
    minutes: network.minutes,
    orders: ordersOf(network, orders, seed),
    limits,
    strategy: 'Cost',
    prices: { ...prices, lanes: lanesOf(network) },
    depot: null,
  }
}

const allLimits: Limits = {
  maxVolume: 3_800,
  maxWeight: 44_000,
  maxPallets: 26,
  maxLinearFeet: 53,
  minVolumePerStop: 30,
  minWeightPerStop: 400,
  minPalletsPerStop: 1,
  maxOutOfRouteDistance: 250,
  distanceFromFirstDrop: 400,
  maxPickupCount: 3,
  maxDropoffCount: 5,
  maxStopCount: 7,
  pickupDateSlippage: 0,
  dropoffDateSlippage: 0,
  maxRouteTransitTime: 7,
  maxRouteDistance: 3_000,
  honorAppointments: true,
}

/** Prices in cents. The prices per mile for van, reefer and flatbed are at the level of the 2026 spot market. */
const prices: Omit<Prices, 'lanes'> = {
  perMile: { 1: 225, 2: 265, 3: 280, 4: 300, 5: 350, 6: 190 },
  minimum: 45_000,
  teamShare: 0.2,
  firstExtraStop: 7_500,
  furtherStop: 10_000,
  outOfRouteMile: 20,
  slippedDay: 2_500,
}

/** Contract prices for vans from every plant to the ten largest customers. */
function lanesOf({ plants, places, miles }: Network): Prices['lanes'] {
  return Array.from({ length: plants * 10 }, (_unused, index) => {
    const [from, to] = [index % plants, plants + Math.floor(index / plants)]
    const perMile = 195
    return {
      from,
      to,
      equipmentMode: 1,
      perMile: index % 3 === 0 ? null : perMile,
      flat: index % 3 === 0 ? Math.round((miles[from * places.length + to] ?? 0) * perMile) : null,
      minimum: 40_000,
      includesStops: false,
    }
  })
}
