import { pricedCharge } from '@lanewise/contract/charge-fields'
import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import type { Charge } from '@lanewise/domain/rating/charges'
import { cents } from '@lanewise/domain/shared/units'
import { requirementLabel } from '@lanewise/domain/shipments/requirements'
import { shipmentStatuses } from '@lanewise/domain/shipments/shipment-status'
import { findLane } from '#features/lanes/index.ts'
import { findOrdersByIds, measureWay, namesOf } from '#features/orders/index.ts'
import type { Context, User, Work } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { refuse } from '#platform/refuse.ts'
import { stopsOfOrders } from './contents/contents.queries.ts'
import { loadOrders } from './contents/loaded-orders.ts'
import type { ShipmentDesk } from './desk.ts'
import {
  activeOrderIds,
  type ChargeRow,
  carrierOf,
  chargesOf,
  findShipment,
  findShipmentById,
  orderIdsEver,
  partsOfShipment,
  type ShipmentRow,
  stopsOfShipment,
  wayOfShipment,
} from './shipments.queries.ts'
import { dollarsOrNull, headView, type Named } from './shipments.view.ts'
import { orderViews, stopViews } from './stops.view.ts'

/** DEF-42: drafts are there only for those who may see them. */
export const seesDrafts = ({ permissions }: User) => permissions.includes('ViewDraftShipment')

export const isVisible = (user: User, { status }: Pick<ShipmentRow, 'status'>) =>
  status !== shipmentStatuses.Drafted || seesDrafts(user)

export async function requireShipment({ db, user }: Context, shipmentNumber: string): Promise<ShipmentRow> {
  const shipment = await findShipment(db, shipmentNumber)
  return shipment && isVisible(user, shipment) ? shipment : refuse.notFound('shipment')
}

/** SHIP-3, CONFIRM-3: one that was cancelled still tells which orders it had. */
export async function getShipmentInformation(ctx: Context, shipmentNumber: string): Promise<ShipmentInformation> {
  return readShipment(ctx, await requireShipment(ctx, shipmentNumber))
}

/** A shipment with everything that its page shows. */
export async function readShipment(ctx: Context, row: ShipmentRow): Promise<ShipmentInformation> {
  const loaded = await loadShipment(ctx.db, row)
  return {
    ...headView(row, await namedBy(ctx, row)),
    trackingRequirements: row.requirements.map((requirement) => ({ description: requirementLabel(requirement) })),
    stops: stopViews(loaded),
    orders: orderViews(loaded),
  }
}

/** With the orders that are on it, or were when it was cancelled. */
export async function loadShipment(db: Tx, { id, status }: ShipmentRow) {
  const ids = status === shipmentStatuses.Voided ? await orderIdsEver(db, id) : await activeOrderIds(db, id)
  const orders = await loadOrders(db, ids.length > 0 ? await findOrdersByIds(db, ids) : [])
  const [stops, parts] = await Promise.all([stopsOfShipment(db, id), partsOfShipment(db, id)])
  return { orders, stops, parts }
}
export type LoadedShipment = Awaited<ReturnType<typeof loadShipment>>

async function namedBy({ db }: Context, row: ShipmentRow): Promise<Named> {
  const people = [row.createdBy, row.bookedBy, row.voidedBy].filter((id) => id !== null)
  const [names, carrier, lane] = await Promise.all([
    namesOf(db, people),
    row.carrierId ? carrierOf(db, row.carrierId) : undefined,
    row.laneId ? findLane(db, row.laneId) : undefined,
  ])
  return { names, carrier, lane: lane ? { id: lane.id, customerReferenceNumber: lane.customerReferenceNumber } : null }
}

/** CONFIRM-11 */
export async function getCarrierChargeDetails({ db, user }: Context, shipmentId: string) {
  const row = await findShipmentById(db, shipmentId)
  if (!row || !isVisible(user, row)) return refuse.notFound('shipment')
  const charges = await chargesOf(db, row.id)
  return {
    total: dollarsOrNull(row.totalCents),
    charges: charges.map((row) => pricedCharge(chargeOf(row))),
  }
}

const chargeOf = ({ chargeType, description, chargeRateType, units, rate, totalCents }: ChargeRow): Charge => ({
  chargeType: chargeType as Charge['chargeType'],
  description,
  chargeRateType: chargeRateType as Charge['chargeRateType'],
  units,
  rate,
  total: cents(totalCents),
})

/** As it was drawn when its stops were written; one that is not drawn yet is drawn when somebody looks. */
export async function getShipmentWay(work: Work, { miles }: ShipmentDesk, shipmentNumber: string) {
  const { line, points, mode } = await work.transaction(async (ctx) => {
    const row = await requireShipment(ctx, shipmentNumber)
    const line = await wayOfShipment(ctx.db, row.id)
    const points = line.length > 0 ? [] : await pointsOf(ctx, row)
    return { line, points, mode: row.shippingMode }
  })
  if (line.length > 0) return { line }
  const { line: drawn } = await measureWay(miles, points, mode)
  return { line: drawn?.map(([longitude, latitude]): [number, number] => [longitude, latitude]) ?? [] }
}

async function pointsOf({ db }: Context, { id }: ShipmentRow) {
  const [stops, parts] = await Promise.all([stopsOfShipment(db, id), partsOfShipment(db, id)])
  const orderStops = await stopsOfOrders(db, [...new Set(parts.map(({ orderId }) => orderId))])
  return stops.flatMap((stop) => {
    const part = parts.find(({ shipmentStopId }) => shipmentStopId === stop.id)
    const place = orderStops.find((one) => one.id === part?.orderStopId)
    return place ? [{ latitude: place.latitude, longitude: place.longitude }] : []
  })
}
