import type { EquipmentMode, ShippingMode } from '#freight/modes.ts'
import { totalOf } from '#rating/charges.ts'
import type { TlPrice } from '#rating/tl/contract-price.ts'
import { namesStopOffs, type StopRates, stopCharges } from '#rating/tl/stop-charges.ts'
import { type Cents, cents, exact, sumCents } from '#shared/units.ts'

/** Order values that determine its mode. Weight in pounds. */
export type LoneOrder = { stopCount: number; pallets: number; weight: number; equipmentMode: EquipmentMode }

/** Costs of an order for each shipping mode, without markup. Empty or null when nobody answered. */
export type ShipCosts = { ltl: readonly Cents[]; contract: readonly Cents[]; spot: Cents | null }

export type LowestShip = { lowestShipRate: Cents; lowestShipMode: ShippingMode }

const mostLtl = { stops: 2, pallets: 12, weight: 20_000 } as const
const dry: EquipmentMode = 1

/** Whether an order may ship as LTL: at most two stops, 12 pallets and 20,000 pounds, dry. */
export const fitsLtl = ({ stopCount, pallets, weight, equipmentMode }: LoneOrder): boolean =>
  stopCount <= mostLtl.stops && pallets <= mostLtl.pallets && weight <= mostLtl.weight && equipmentMode === dry

/**
 * The least that an order costs when it travels alone, and how; null when nothing answers.
 * @awaits planning
 */
export function lowestShip(order: LoneOrder, { ltl, contract, spot }: ShipCosts): LowestShip | null {
  const offers = [
    ...(fitsLtl(order) ? ltl.map((cost) => ({ lowestShipRate: cost, lowestShipMode: 'LTL' as const })) : []),
    ...[...contract, ...(spot === null ? [] : [spot])].map((cost) => ({
      lowestShipRate: cost,
      lowestShipMode: 'TL' as const,
    })),
  ]
  return offers.sort((a, b) => a.lowestShipRate - b.lowestShipRate)[0] ?? null
}

/** Prices available for a route: contracts of the lane between its ends, and the spot rate for its miles. */
export type RouteOffers = { contracts: readonly TlPrice[]; spot: Pick<TlPrice, 'charges'> | null }

/**
 * Cost of a route as one truckload including stop charges: the cheapest contract, otherwise spot, or null when there is
 * neither.
 */
export function optimizedCost(stopCount: number, { contracts, spot }: RouteOffers, rates?: StopRates): Cents | null {
  const offers = contracts.length > 0 || spot === null ? contracts : [spot]
  const costs = offers.map(({ charges }) =>
    totalOf(namesStopOffs(charges) ? charges : [...charges, ...stopCharges(stopCount, rates)]),
  )
  return costs.length > 0 ? cents(Math.min(...costs)) : null
}

/**
 * Savings of a route compared with shipping its orders separately, negative when it costs more. Null while one of the
 * costs is unknown.
 */
export function routeSavings(baselineCosts: readonly (Cents | null)[], cost: Cents | null): Cents | null {
  const known = baselineCosts.filter((baseline) => baseline !== null)
  return cost === null || known.length < baselineCosts.length ? null : cents(sumCents(known) - cost)
}

/**
 * What a solution saves: the savings of its routes, as far as they are known; null when none is.
 * @awaits planning
 */
export function estimatedSavings(savings: readonly (Cents | null)[]): Cents | null {
  const known = savings.filter((saving) => saving !== null)
  return known.length > 0 ? sumCents(known) : null
}

/** Miles of the separate orders minus the miles of the route. Null while one of them is unknown. */
export function savedMiles(aloneMiles: readonly (number | null)[], routeMiles: number | null): number | null {
  const known = aloneMiles.filter((miles) => miles !== null)
  if (routeMiles === null || known.length < aloneMiles.length) return null
  return exact(known.reduce((sum, miles) => sum + miles, 0) - routeMiles, 12)
}
