import type { MeasuredRoute } from '@lanewise/api/connectors/routing/measure-route'
import type { ShippingMode } from '@lanewise/domain/freight/modes'
import { drivingSeconds } from '@lanewise/domain/tracking/average-speed'
import { roadMiles } from '@lanewise/geography/roads/road-miles'
import { pointOf } from './make-stops.ts'
import type { OrderSite } from './order-lanes.ts'

/** Road miles between docks, each pair computed once. The line is loaded when a user opens the order. */
export function createDemoRoutes() {
  const known = new Map<string, number>()
  const milesOf = (from: OrderSite, to: OrderSite) => {
    const key = `${from.id} ${to.id}`
    const miles = known.get(key) ?? roadMiles(pointOf(from), pointOf(to)).miles
    known.set(key, miles)
    return miles
  }
  return (sites: readonly OrderSite[], mode: ShippingMode): MeasuredRoute => {
    const legs = sites.slice(1).map((site, index) => {
      const miles = milesOf(sites[index] ?? site, site)
      return { milesTenths: Math.round(miles * 10), transitSeconds: drivingSeconds(miles, mode) }
    })
    const sum = (of: (leg: (typeof legs)[number]) => number | null) =>
      legs.reduce((all, leg) => all + (of(leg) ?? 0), 0)
    return {
      milesTenths: sum(({ milesTenths }) => milesTenths),
      transitSeconds: sum(({ transitSeconds }) => transitSeconds),
      legs: [{ milesTenths: null, transitSeconds: null }, ...legs],
      line: null,
    }
  }
}
