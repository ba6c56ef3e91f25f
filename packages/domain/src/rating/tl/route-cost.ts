import type { EquipmentMode, ShippingMode } from '#freight/modes.ts'
import { totalOf } from '#rating/charges.ts'
import type { TlPrice } from '#rating/tl/contract-price.ts'
import { namesStopOffs, type StopRates, stopCharges } from '#rating/tl/stop-charges.ts'
import { type Cents, cents, exact, sumCents } from '#shared/units.ts'

/** An order as far as the choice of its mode needs it; the weight in pounds. */
export type LoneOrder = { stopCount: number; pallets: number; weight: number; equipmentMode: EquipmentMode }

/** What each way of shipping asks for an order, without markup; empty or null where nobody answered. */
export type ShipCosts = { ltl: readonly Cents[]; contract: readonly Cents[]; spot: Cents | null }

export type LowestShip = { lowestShipRate: Cents; lowestShipMode: ShippingMode }

const mostLtl = { stops: 2, pallets: 12, weight: 20_000 } as const
const dry: EquipmentMode = 1

/** Whether an order may travel as LTL: two stops, 12 pallets, 20,000 pounds, dry. */
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

/** What may carry a route: the contracts of the lane of its ends, and the spot rate for its miles. */
export type RouteOffers = { contracts: readonly TlPrice[]; spot: Pick<TlPrice, 'charges'> | null }

/** What a route costs as one truckload: the cheapest contract, otherwise spot, each with its stops; null for neither. */
export function optimizedCost(stopCount: number, { contracts, spot }: RouteOffers, rates?: StopRates): Cents | null {
  const offers = contracts.length > 0 || spot === null ? contracts : [spot]
  const costs = offers.map(({ charges }) =>
    totalOf(namesStopOffs(charges) ? charges : [...charges, ...stopCharges(stopCount, rates)]),
  )
  return costs.length > 0 ? cents(Math.min(...costs)) : null
}

/** What a route saves against its orders alone, negative when it costs more; null while one of the costs is not known. */
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

/** Miles of each order alone less those of the route; null while one of them is not known. */
export function savedMiles(aloneMiles: readonly (number | null)[], routeMiles: number | null): number | null {
  const known = aloneMiles.filter((miles) => miles !== null)
  if (routeMiles === null || known.length < aloneMiles.length) return null
  return exact(known.reduce((sum, miles) => sum + miles, 0) - routeMiles, 12)
}
