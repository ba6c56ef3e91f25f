import type { ConsolidationPreview } from '@lanewise/contract/consolidation'
import { dollarsOrNull } from '@lanewise/contract/money'
import { beyondTrailer, loadTotals } from '@lanewise/domain/consolidation/load-totals'
import { outsideWindows } from '@lanewise/domain/consolidation/planned-stops'
import { lineVolume } from '@lanewise/domain/freight/density'
import type { ShippingMode } from '@lanewise/domain/freight/modes'
import { routeSavings, savedMiles } from '@lanewise/domain/rating/tl/route-cost'
import { type Cents, cents, milesOfTenths, sumCents } from '@lanewise/domain/shared/units'
import { type MeasuredRoute, measureRoute } from '#connectors/routing/measure-route.ts'
import type { ConsolidationDeps } from '#features/consolidation/deps.ts'
import { costOfLoad, type LoadedOrder, listedOrders } from '#features/orders/index.ts'
import { planLoad } from '#features/shipments/index.ts'
import type { Work } from '#platform/context.ts'
import { summariesOf } from '../consolidation.queries.ts'
import { stopView } from '../consolidation.view.ts'
import { paceOf, plannedVisits, splitsOf } from './plan-visits.ts'
import {
  type LoadRequest,
  orderRefusals,
  ordersOf,
  pointsOf,
  type ReadLoad,
  readLoad,
  sequenceRefusal,
} from './read-load.ts'

/** Totals and cost of a load, and the savings against shipping its orders separately. Nothing is saved. (CONSOL-5) */
export async function previewConsolidation(
  work: Work,
  deps: ConsolidationDeps,
  request: LoadRequest,
): Promise<ConsolidationPreview> {
  const { load, summaries, pace } = await work.transaction(async (ctx) => {
    const load = await readLoad(ctx, await ordersOf(ctx, request), request.stopIds)
    const ids = load.orders.map(({ order }) => order.id)
    const seesDrafts = ctx.user.permissions.includes('ViewDraftShipment')
    return { load, summaries: await summariesOf(ctx.db, ids, seesDrafts), pace: await paceOf(ctx, load) }
  })
  const route = await measureRoute(deps.shipments.miles, pointsOf(load), load.base.shippingMode as ShippingMode)
  const planned = planLoad(load.orders, { stopIds: request.stopIds, route: route })
  const [cost, alone] = await Promise.all([costTogether(work, deps, planned), costsAlone(work, deps, load)])
  const { refusals, warnings } = load.goods
  const sequence = sequenceRefusal(load)
  const totals = totalsOf(load.orders)
  const visits = plannedVisits(load, route, pace)
  return {
    orders: load.orders
      .flatMap(({ order }) => summaries.filter(({ id }) => id === order.id))
      .map(listedOrders.summaryOf),
    stops: visits.map((visit) => stopView(load, visit)),
    totals: { ...totals, distance: milesOfTenths(route.milesTenths) },
    base: { ...totalsOf(load.orders.slice(0, 1)), distance: milesOfTenths(load.base.milesTenths) },
    cost: dollarsOrNull(cost),
    ...comparison(load, { route: route, cost, alone }),
    line: (route.line ?? []).map(([longitude, latitude]): [number, number] => [longitude, latitude]),
    refusals: [...orderRefusals(load), ...refusals, ...(sequence === null ? [] : [sequence])],
    warnings: [...warnings, beyondTrailer(totals)].filter((one) => one !== null),
    splits: splitsOf(visits, load.base.orderNumber),
    outsideWindows: outsideWindows(visits),
  }
}

type Load = ReturnType<typeof planLoad>
type Costs = { route: MeasuredRoute; cost: Cents | null; alone: readonly (Cents | null)[] }

/** A load with a single order saves nothing, even when an earlier calculation of that order gave another cost. */
function comparison(
  { orders }: ReadLoad,
  { route, cost, alone }: Costs,
): Pick<ConsolidationPreview, 'separately' | 'savings'> {
  const miles = orders.map(({ order }) => milesOfTenths(order.milesTenths))
  const together = milesOfTenths(route.milesTenths)
  const known = alone.filter((one) => one !== null)
  const isSingle = orders.length === 1
  return {
    separately: {
      distance: isSingle ? together : savedMiles(miles, 0),
      cost: isSingle ? dollarsOrNull(cost) : dollarsOrNull(known.length < alone.length ? null : sumCents(known)),
    },
    savings: {
      distance: isSingle ? 0 : savedMiles(miles, together),
      cost: isSingle ? 0 : dollarsOrNull(routeSavings(alone, cost)),
    },
  }
}

const totalsOf = (orders: readonly LoadedOrder[]) =>
  loadTotals(
    orders.map(({ order, items }) => ({
      weight: order.weight,
      pallets: order.stackablePallets + order.nonStackablePallets,
      volume: items.reduce((sum, item) => sum + (lineVolume(item) ?? 0), 0),
      linearFeet: order.usedLinearFeet,
    })),
  )

function costTogether(work: Work, { settings }: ConsolidationDeps, { orders, stops, contents: { head } }: Load) {
  const heads = orders.map(({ order }) => order)
  return costOfLoad(settings, work, {
    row: {
      ...head,
      stackablePallets: 0,
      nonStackablePallets: head.pallets,
      usedLinearFeet: head.linearFeet,
      isLiftGateRequired: heads.some(({ isLiftGateRequired }) => isLiftGateRequired),
      isPartial: heads.every(({ isPartial }) => isPartial),
    },
    stops: stops.flatMap(({ parts: [place] }, index) => (place ? [{ ...place, stopNumber: index + 1 }] : [])),
    items: orders.flatMap(({ items }) => items),
  })
}

/** Costs that a background job has calculated. A cost that is missing for a new order is calculated now. (DEF-84) */
const costsAlone = (work: Work, { settings }: ConsolidationDeps, { orders }: ReadLoad): Promise<(Cents | null)[]> =>
  Promise.all(
    orders.map(async ({ order, stops, items }) =>
      order.lowestShipCents === null
        ? costOfLoad(settings, work, { row: order, stops, items })
        : cents(order.lowestShipCents),
    ),
  )
