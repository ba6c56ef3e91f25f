import { centsOfDollars } from '@lanewise/contract/money'
import { orderStatusLabel, orderStatusOf } from '@lanewise/domain/orders/order-status'
import { type ShipmentMoveName, shipmentMoves } from '@lanewise/domain/shipments/moves'
import { type Origination, shipmentStatuses, shipmentStatusLabel } from '@lanewise/domain/shipments/shipment-status'
import { applyOrderStatus, loadOrders, lockOrders, type OrderRow, wayOf } from '#features/orders/index.ts'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { activeShipmentOf, type ShipmentRow } from '../shipments.queries.ts'
import { announce, subject } from '../status/announce.ts'
import { insertShipment, joinOrders, writeRoute, writeStops } from './contents.queries.ts'
import { laneOfShipment } from './lane-of-shipment.ts'
import { type Load, planLoad } from './plan-load.ts'

type Wanted = {
  orderId: string
  maxBuy: number
  origination: Origination
  by: Extract<ShipmentMoveName, 'draft' | 'create'>
}

/** Creates a shipment for one order. (BOOK-16, BOOK-17) An order is on at most one active shipment. (DEF-50) */
export async function createShipment(ctx: Context, { orderId, maxBuy, ...origin }: Wanted) {
  const [order] = await lockOrders(ctx.db, [orderId])
  if (!order) return refuse.notFound('order')
  await refuseTaken(ctx, order)
  const load = planLoad(await loadOrders(ctx.db, [order]))
  if (origin.by === 'create') refuseApart(load)
  const line = await lineOf(ctx, order)
  const shipment = await insertLoad(ctx, withLine(load, line), { ...origin, maxBuyCents: centsOfDollars(maxBuy) })
  return createdAs(shipment)
}

/** A shipment that is ready to book cannot hold goods that may not travel together. A draft can. (DEF-114) */
function refuseApart({ goods: { refusals } }: Load) {
  if (refusals.length > 0) refuse.unprocessable(refusals.join('. '))
}

type Origin = Pick<Wanted, 'origination' | 'by'> & { maxBuyCents: number }

/** Creates a shipment for orders that the caller has locked and checked to be free. */
export async function insertLoad(ctx: Context, load: Load, { by, ...origin }: Origin): Promise<ShipmentRow> {
  const { orders, route } = load
  const { head, stops, parts } = load.contents
  const status = shipmentStatuses[shipmentMoves[by].to]
  const laneId = await laneOfShipment(ctx.db, head)
  const shipment = await insertShipment(ctx.db, { ...head, ...origin, createdBy: ctx.user.id, status, laneId })
  await joinOrders(
    ctx.db,
    shipment.id,
    orders.map(({ order }) => order.id),
    ctx.now,
  )
  await writeStops(ctx.db, shipment.id, stops, parts)
  await writeRoute(ctx.db, shipment.id, route.line)
  announceCreated(ctx, shipment)
  for (const { order } of orders) await applyOrderStatus(ctx, order, { shipmentStatus: status })
  return shipment
}

const withLine = (load: Load, line: Load['route']['line']): Load => ({ ...load, route: { ...load.route, line } })

const lineOf = async ({ db }: Context, { id }: OrderRow) => {
  const line = await wayOf(db, id)
  return line.length > 0 ? line : null
}

/** Refuses an order that is already on a shipment or can no longer be shipped. */
export async function refuseTaken({ db }: Context, order: OrderRow) {
  const { orderNumber } = order
  const taken = await activeShipmentOf(db, order.id)
  if (taken) refuse.conflict(`Order ${orderNumber} is already on shipment ${taken.shipmentNumber}`)
  const status = orderStatusOf(order.status)
  if (status !== 'Accepted')
    refuse.conflict(
      `Order ${orderNumber} is ${orderStatusLabel(status)} and cannot become ${orderStatusLabel('ReadyToShip')}`,
    )
}

function announceCreated(ctx: Context, shipment: ShipmentRow) {
  const status = shipmentMoves[shipment.status === shipmentStatuses.Drafted ? 'draft' : 'create'].to
  ctx.record(subject(shipment), 'created', {
    shipmentStatus: [null, shipmentStatusLabel(status)],
    orders: [null, shipment.orderNumbers.join(', ')],
  })
  announce(ctx, shipment, 'created')
}

export const createdAs = ({ id, shipmentNumber }: Pick<ShipmentRow, 'id' | 'shipmentNumber'>) => ({
  shipmentId: id,
  shipmentNumber,
  resultId: id,
  resultNumber: shipmentNumber,
})
