import { CarrierLoad } from '@lanewise/contract/carrier-load'
import { carrierOf } from '#features/carriers/index.ts'
import type { Context } from '#platform/context.ts'
import { loadShipment, readShipment } from '../shipments.actions.ts'
import type { ShipmentRow } from '../shipments.queries.ts'
import { contactOf } from './contact.queries.ts'

type CarrierRequest = {
  shipment: ShipmentRow
  carrierId: string
  carrierName: string
  /** User who sent the request and is the carrier's contact for questions. */
  requestedBy: string
  sentTo: string | null
  sentAt: Date
  expiresAt: Date
}

/** Load data that a carrier needs to answer. The caller adds the route on the map. */
export async function loadForCarrier(ctx: Context, request: CarrierRequest): Promise<Omit<CarrierLoad, 'line'>> {
  const { shipment, carrierId, carrierName, requestedBy, sentTo, sentAt, expiresAt } = request
  const { db, user, now } = ctx
  const loaded = await loadShipment(db, shipment)
  const items = loaded.orders.flatMap((order) => order.items)
  const [carrier, contact] = await Promise.all([carrierOf(db, carrierId), contactOf(db, requestedBy)])
  return {
    companyName: user.companyName,
    contact,
    carrierName,
    dotNumber: carrier?.dotNumber ?? null,
    sentTo,
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    now: now.toISOString(),
    commodities: [...new Set(items.map(({ description }) => description))],
    // Only declared fields reach the carrier. Internal numbers and names are stripped.
    load: CarrierLoad.shape.load.parse(await readShipment(ctx, shipment, loaded)),
  }
}
