import { CarrierLoad } from '@lanewise/contract/carrier-load'
import { dollarsOrNull } from '@lanewise/contract/money'
import { type EnteredReference, isForCarriers } from '@lanewise/domain/orders/reference-types'
import { carrierOf } from '#features/carriers/index.ts'
import type { Context } from '#platform/context.ts'
import { getCarrierChargeDetails, loadShipment, readShipment } from '../shipments.actions.ts'
import type { ShipmentRow } from '../shipments.queries.ts'
import { contactOf } from './contact.queries.ts'

/** A booked load as its rate confirmation describes it to the carrier. (DEF-127) */
export async function confirmedLoad(ctx: Context, shipment: ShipmentRow) {
  const { db, user } = ctx
  const { carrierId, carrierName, bookedBy, bookedAt, proNumber, pickupNumber, serviceLevel } = shipment
  const loaded = await loadShipment(db, shipment)
  const [carrier, contact] = await Promise.all([
    carrierId ? carrierOf(db, carrierId) : undefined,
    bookedBy ? contactOf(db, bookedBy) : null,
  ])
  return {
    companyName: user.companyName,
    contact,
    carrierName: carrierName ?? '',
    scac: shipment.carrierScac,
    dotNumber: carrier?.dotNumber ?? null,
    bookedAt: bookedAt?.toISOString() ?? null,
    ...{ proNumber, pickupNumber, serviceLevel },
    references: loaded.orders.map(referencesOf),
    commodities: [...new Set(loaded.orders.flatMap(({ items }) => items.map(({ description }) => description)))],
    // Only declared fields reach the carrier. Internal numbers and names are stripped.
    load: CarrierLoad.shape.load.parse(await readShipment(ctx, shipment, loaded)),
    total: dollarsOrNull(shipment.totalCents) ?? 0,
    charges: (await getCarrierChargeDetails(ctx, shipment.id)).charges,
  }
}

type LoadedOrder = Awaited<ReturnType<typeof loadShipment>>['orders'][number]

function referencesOf({ order, stops }: LoadedOrder) {
  const entered = [order.referenceNumbers, ...stops.map(({ referenceNumbers }) => referenceNumbers)]
  return {
    orderNumber: order.orderNumber,
    numbers: (entered.flat() as EnteredReference[])
      .filter(({ typeId, value }) => value !== '' && isForCarriers(typeId))
      .map(({ label, value }) => ({ label, value })),
  }
}
