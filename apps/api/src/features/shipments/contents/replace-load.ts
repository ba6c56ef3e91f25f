import { shipmentStatuses } from '@lanewise/domain/shipments/shipment-status'
import { applyOrderStatus, findOrders, loadOrders, lockOrders } from '#features/orders/index.ts'
import type { Changes, Context } from '#platform/context.ts'
import { changeShipment } from '../details/change-shipment.ts'
import { activeOrderIds, leaveShipment, type ShipmentRow } from '../shipments.queries.ts'
import { moveShipment } from '../status/move-shipment.ts'
import { joinOrders, stopIdsInOrder, writeRoute, writeStops } from './contents.queries.ts'
import { type Merged, mergedStopsOf } from './contents.ts'
import { laneOfShipment } from './lane-of-shipment.ts'
import type { Load } from './plan-load.ts'

/**
 * Replaces the load of an unbooked shipment, which is then ready to book. The caller must hold the locks of the
 * shipment and the orders. Removed orders are free again. (DEF-55)
 */
export async function replaceLoad(ctx: Context, shipment: ShipmentRow, load: Load): Promise<ShipmentRow> {
  const { head, stops, parts } = load.contents
  const before = await stopsBefore(ctx, shipment)
  const removed = await exchangeOrders(ctx, shipment, load)
  await writeStops(ctx.db, shipment.id, stops, parts)
  await writeRoute(ctx.db, shipment.id, load.route.line)
  const columns = { ...head, laneId: await laneOfShipment(ctx.db, head) }
  const changes = changesOf({
    orders: [shipment.orderNumbers.join(', '), head.orderNumbers.join(', ')],
    stops: [stopsText(before), stopsText(load.stops)],
  })
  const after =
    shipment.status === shipmentStatuses.Drafted
      ? await moveShipment(ctx, shipment, 'finalize', { columns, changes })
      : await keepReady(ctx, shipment, load, { columns, changes })
  for (const order of removed) await applyOrderStatus(ctx, order, {})
  return after
}

type Also = { columns: Parameters<typeof changeShipment>[2]; changes: Changes }

/** Added orders take the shipment's status. A save without changes creates no history entry. */
async function keepReady(ctx: Context, shipment: ShipmentRow, { orders }: Load, { columns, changes }: Also) {
  const facts = { shipmentStatus: shipment.status }
  for (const { order } of orders) await applyOrderStatus(ctx, order, facts)
  return Object.keys(changes).length > 0 ? changeShipment(ctx, shipment, columns, changes) : shipment
}

/** Returns the ids of the removed orders. */
async function exchangeOrders({ db, now }: Context, { id }: ShipmentRow, { orders }: Load) {
  const [before, ids] = [await activeOrderIds(db, id), orders.map(({ order }) => order.id)]
  const removed = before.filter((one) => !ids.includes(one))
  const joined = ids.filter((one) => !before.includes(one))
  if (removed.length > 0) await leaveShipment(db, id, now, removed)
  if (joined.length > 0) await joinOrders(db, id, joined, now)
  return lockOrders(db, removed)
}

async function stopsBefore({ db }: Context, { id }: ShipmentRow): Promise<Merged[]> {
  const orders = await loadOrders(db, await findOrders(db, { ids: await activeOrderIds(db, id) }))
  return mergedStopsOf(orders, await stopIdsInOrder(db, id))
}

/** Text like "Pickup Chicago, IL; Dropoff Dallas, TX". */
const stopsText = (stops: readonly Merged[]) =>
  stops
    .map(({ stopType, parts }) => `${stopType === 0 ? 'Pickup' : 'Dropoff'} ${parts[0]?.city}, ${parts[0]?.state}`)
    .join('; ')

const changesOf = (all: Changes): Changes =>
  Object.fromEntries(Object.entries(all).filter(([, [from, to]]) => from !== to))
