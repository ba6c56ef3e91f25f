import { pricedCharge } from '@lanewise/contract/charge-fields'
import { dollarsOrNull } from '@lanewise/contract/money'
import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import { requirementLabel } from '@lanewise/domain/freight/equipment-types'
import type { Charge } from '@lanewise/domain/rating/charges'
import { serviceDays } from '@lanewise/domain/rating/transit'
import { cents } from '@lanewise/domain/shared/units'
import { shipmentStatuses } from '@lanewise/domain/shipments/shipment-status'
import { measureRoute } from '#connectors/routing/measure-route.ts'
import { carrierOf } from '#features/carriers/index.ts'
import { namesOf } from '#features/contacts/index.ts'
import { findLane } from '#features/lanes/index.ts'
import { findOrders, loadOrders } from '#features/orders/index.ts'
import type { Context, Work } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { ShipmentDeps } from './deps.ts'
import { requireShipment } from './find-shipment.ts'
import {
  activeOrderIds,
  type ChargeRow,
  chargesOf,
  orderIdsEver,
  partsOfShipment,
  routeLineOf,
  type ShipmentRow,
  stopsOfShipment,
} from './shipments.queries.ts'
import { type DisplayNames, headView } from './shipments.view.ts'
import { orderViews, stopViews } from './stops.view.ts'

/** A cancelled shipment still lists the orders it had. (SHIP-3, CONFIRM-3) */
export async function getShipmentInformation(ctx: Context, shipmentNumber: string): Promise<ShipmentInformation> {
  return readShipment(ctx, await requireShipment(ctx, { shipmentNumber }))
}

/** A shipment with all data of its page. */
export async function readShipment(
  ctx: Context,
  row: ShipmentRow,
  loaded?: Awaited<ReturnType<typeof loadShipment>>,
): Promise<ShipmentInformation> {
  const { views } = loaded ?? (await loadShipment(ctx.db, row))
  return {
    ...headView(row, await displayNames(ctx, row)),
    trackingRequirements: row.requirements.map((requirement) => ({ description: requirementLabel(requirement) })),
    serviceDays: serviceDays(views.stops.map(({ expectedTransitTimeSeconds }) => expectedTransitTimeSeconds)),
    ...views,
  }
}

/** A shipment with its orders as pages show them. A cancelled shipment has the orders that it had. */
export async function loadShipment(db: Tx, { id, status }: ShipmentRow) {
  const ids = status === shipmentStatuses.Voided ? await orderIdsEver(db, id) : await activeOrderIds(db, id)
  const orders = await loadOrders(db, ids.length > 0 ? await findOrders(db, { ids }) : [])
  const [stops, parts] = await Promise.all([stopsOfShipment(db, id), partsOfShipment(db, id)])
  const loaded = { orders, stops, parts }
  return { ...loaded, views: { stops: stopViews(loaded), orders: orderViews(loaded) } }
}

async function displayNames({ db }: Context, row: ShipmentRow): Promise<DisplayNames> {
  const people = [row.createdBy, row.bookedBy, row.voidedBy].filter((id) => id !== null)
  const [names, carrier, lane] = await Promise.all([
    namesOf(db, people),
    row.carrierId ? carrierOf(db, row.carrierId) : undefined,
    row.laneId ? findLane(db, row.laneId) : undefined,
  ])
  return { names, carrier, lane: lane ? { id: lane.id, customerReferenceNumber: lane.customerReferenceNumber } : null }
}

export async function getCarrierChargeDetails(ctx: Context, shipmentId: string) {
  const row = await requireShipment(ctx, { id: shipmentId })
  const charges = await chargesOf(ctx.db, row.id)
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

/** Route line as drawn when the stops were written. A missing line is drawn on first request. */
export async function getShipmentRoute(work: Work, { miles }: Pick<ShipmentDeps, 'miles'>, shipmentNumber: string) {
  const { line, points, mode } = await work.transaction(async (ctx) => {
    const row = await requireShipment(ctx, { shipmentNumber })
    const line = await routeLineOf(ctx.db, row.id)
    const points = line.length > 0 ? [] : await pointsOf(ctx, row)
    return { line, points, mode: row.shippingMode }
  })
  if (line.length > 0) return { line }
  const { line: drawn } = await measureRoute(miles, points, mode)
  return { line: drawn?.map(([longitude, latitude]): [number, number] => [longitude, latitude]) ?? [] }
}

async function pointsOf({ db }: Context, row: ShipmentRow) {
  const { orders, stops, parts } = await loadShipment(db, row)
  const orderStops = orders.flatMap((order) => order.stops)
  return stops.flatMap((stop) => {
    const part = parts.find(({ shipmentStopId }) => shipmentStopId === stop.id)
    const place = orderStops.find((one) => one.id === part?.orderStopId)
    return place ? [{ latitude: place.latitude, longitude: place.longitude }] : []
  })
}
