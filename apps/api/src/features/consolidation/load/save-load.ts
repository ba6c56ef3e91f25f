import { outsideWindows } from '@lanewise/domain/consolidation/planned-stops'
import type { ShippingMode } from '@lanewise/domain/freight/modes'
import type { ShipmentStatusId } from '@lanewise/domain/shipments/shipment-status'
import { type MeasuredRoute, measureRoute } from '#connectors/routing/measure-route.ts'
import { refuseUnanswered } from '#features/booking/index.ts'
import type { ConsolidationDeps } from '#features/consolidation/deps.ts'
import { findOrder, lockOrders, type OrderRow } from '#features/orders/index.ts'
import { planLoad, type ShipmentRow, saveLoad, shipmentToChange } from '#features/shipments/index.ts'
import type { Context, Work } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { loadedOn, shipmentsOf } from '../consolidation.queries.ts'
import { paceOf, plannedVisits } from './plan-visits.ts'
import {
  type LoadRequest,
  orderRefusals,
  ordersOf,
  pointsOf,
  type ReadLoad,
  readLoad,
  sequenceRefusal,
} from './read-load.ts'

type SaveRequest = LoadRequest & { version: number | null; confirmedStopIds: readonly string[] }
type Measured = { points: string; route: MeasuredRoute }

/**
 * The route is measured before any record is locked, because the routing engine may be slow to answer. (CONSOL-6,
 * DEF-55)
 */
export async function saveConsolidation(work: Work, deps: ConsolidationDeps, request: SaveRequest) {
  const measured = request.orderNumbers.length > 0 ? await measure(work, deps, request) : null
  return work.transaction(async (ctx) => {
    const { base, shipment } = await lockBase(ctx, request)
    const { id, shipmentNumber, status, version } = measured
      ? await saveOrders(ctx, deps, { request: request, base, shipment, measured })
      : await emptyShipment(ctx, deps, base, shipment)
    return work.answer(ctx, { shipmentId: id, shipmentNumber, shipmentStatus: status as ShipmentStatusId, version })
  })
}

async function measure(work: Work, { shipments }: ConsolidationDeps, request: SaveRequest): Promise<Measured> {
  const load = await work.transaction(async (ctx) => readLoad(ctx, await ordersOf(ctx, request), request.stopIds))
  const points = pointsOf(load)
  const route = await measureRoute(shipments.miles, points, load.base.shippingMode as ShippingMode)
  return { points: JSON.stringify(points), route: route }
}

type Locked = { base: OrderRow; shipment: ShipmentRow | undefined }

/** Locks the shipment before the orders, the lock order of every action that locks several records. */
async function lockBase(ctx: Context, { orderNumber, version }: SaveRequest): Promise<Locked> {
  const base = (await findOrder(ctx.db, orderNumber)) ?? refuse.notFound('order')
  const [active] = await shipmentsOf(ctx.db, [base.id])
  const shipment = active && (await shipmentToChange(ctx, active))
  if (shipment) await refuseUnanswered(ctx, shipment)
  if (version !== null && !shipment) refuse.conflict(`Order ${orderNumber} is no longer on its shipment`)
  if (shipment && shipment.version !== version)
    refuse.conflict(
      version === null
        ? `Order ${orderNumber} is already on shipment ${shipment.shipmentNumber}`
        : `Shipment ${shipment.shipmentNumber} changed after you opened it`,
    )
  return { base, shipment }
}

type Saving = Locked & { request: SaveRequest; measured: Measured }

async function saveOrders(
  ctx: Context,
  { shipments }: ConsolidationDeps,
  { request, base, shipment, measured }: Saving,
): Promise<ShipmentRow> {
  const load = await lockLoad(ctx, request, shipment)
  const on = load.shipments.find(({ orderId }) => orderId === base.id)
  if (on?.id !== shipment?.id)
    refuse.conflict(`Order ${base.orderNumber} has moved to another shipment in the meantime`)
  refuseLoad(load, request)
  const route = routeOf(load, measured)
  await refuseUnconfirmed(ctx, { load, route, request })
  const planned = planLoad(load.orders, { stopIds: request.stopIds, route })
  return saveLoad(ctx, shipments, { load: planned, shipment })
}

/** Orders that leave and orders that join are locked together, in the order of their ids. */
async function lockLoad(ctx: Context, request: SaveRequest, shipment: ShipmentRow | undefined): Promise<ReadLoad> {
  const wanted = await ordersOf(ctx, request)
  const before = shipment ? (await loadedOn(ctx.db, shipment.id)).orderIds : []
  const locked = await lockOrders(ctx.db, [...new Set([...wanted.map(({ id }) => id), ...before])])
  const rows = wanted.map(({ id }) => locked.find((order) => order.id === id) ?? refuse.notFound('order'))
  return readLoad(ctx, rows, request.stopIds)
}

function refuseLoad(load: ReadLoad, { stopIds }: SaveRequest) {
  const taken = orderRefusals(load)
  if (taken.length > 0) refuse.conflict(taken.join('. '), { orderNumbers: taken })
  const { refusals } = load.goods
  if (refusals.length > 0) refuse.unprocessable(refusals.join('. '), { orderNumbers: refusals })
  const ids = load.stops.flatMap(({ parts }) => parts.map(({ id }) => id))
  if (stopIds.length > 0 && (stopIds.length !== ids.length || ids.some((id) => !stopIds.includes(id))))
    refuse.conflict('The stops of these orders changed after you opened them')
  const sequence = sequenceRefusal(load)
  if (sequence !== null) refuse.invalid(sequence, { stopIds: [sequence] })
}

/** A stop outside the window of one of its orders needs the user's confirmation. (DEF-126) */
async function refuseUnconfirmed(
  ctx: Context,
  { load, route, request }: { load: ReadLoad; route: MeasuredRoute; request: SaveRequest },
) {
  const outside = outsideWindows(plannedVisits(load, route, await paceOf(ctx, load)))
  const unconfirmed = outside.filter(({ orderStopId }) => !request.confirmedStopIds.includes(orderStopId))
  if (unconfirmed.length === 0) return
  const texts = unconfirmed.map(({ text }) => text)
  refuse.unprocessable(`Confirm the stops outside their windows. ${texts.join('. ')}`, { confirmedStopIds: texts })
}

/**
 * When a stop's coordinates changed after the route was measured, the miles stay empty and the next check of the route
 * fills them.
 */
function routeOf(load: ReadLoad, { points, route }: Measured): MeasuredRoute {
  if (JSON.stringify(pointsOf(load)) === points) return route
  return { milesTenths: null, transitSeconds: null, legs: [], line: null }
}

async function emptyShipment(
  ctx: Context,
  { shipments }: ConsolidationDeps,
  { orderNumber }: OrderRow,
  shipment: ShipmentRow | undefined,
) {
  if (!shipment) return refuse.conflict(`Order ${orderNumber} is on no shipment`)
  return saveLoad(ctx, shipments, { load: null, shipment })
}
