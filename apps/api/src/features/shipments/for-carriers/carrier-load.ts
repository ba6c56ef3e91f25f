import { CarrierLoad } from '@lanewise/contract/carrier-load'
import { carrierOf } from '#features/carriers/index.ts'
import type { Context } from '#platform/context.ts'
import { loadShipment, readShipment } from '../shipments.actions.ts'
import type { ShipmentRow } from '../shipments.queries.ts'
import { contactOf } from './contact.queries.ts'

type Asked = {
  shipment: ShipmentRow
  carrierId: string
  carrierName: string
  /** Who asks, and so is called back. */
  askedBy: string
  sentTo: string | null
  sentAt: Date
  expiresAt: Date
}

/** What a carrier must know of a load to answer; its way on the map is drawn by the caller. */
export async function loadForCarrier(ctx: Context, asked: Asked): Promise<Omit<CarrierLoad, 'line'>> {
  const { shipment, carrierId, carrierName, askedBy, sentTo, sentAt, expiresAt } = asked
  const { db, user, now } = ctx
  const loaded = await loadShipment(db, shipment)
  const items = loaded.orders.flatMap((order) => order.items)
  const [carrier, contact] = await Promise.all([carrierOf(db, carrierId), contactOf(db, askedBy)])
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
    // Nothing of the shipment but what is declared: its own numbers and people stay inside.
    load: CarrierLoad.shape.load.parse(await readShipment(ctx, shipment, loaded)),
  }
}
