import { laneEntity } from '@lanewise/contract/lanes'
import { shipmentChanged, shipmentEntity } from '@lanewise/contract/shipments'
import { shipmentStatuses, shipmentStatusLabel, shipmentStatusOf } from '@lanewise/domain/shipments/shipment-status'
import type { Context } from '#platform/context.ts'
import { reaction } from '#platform/outbox/reaction.ts'
import { findShipmentById, type ShipmentRow } from '../shipments/index.ts'
import { type WatcherRow, watchersOf } from './watchers.queries.ts'

/** SHIP-5: whoever watches a shipment, or the lane it goes on, hears when its status changes. */
export const tellOfShipments = reaction('watchers.tell-of-shipments', shipmentChanged, async (ctx, { id, action }) => {
  if (action === 'created' || action === 'changed') return
  const shipment = await findShipmentById(ctx.db, id)
  if (!shipment) return
  for (const to of await addressesOf(ctx, shipment))
    ctx.mail(mailOf(ctx, { ...shipment, status: shipmentStatuses[action] }, to))
})

const hears = ({ notificationType }: WatcherRow) => notificationType === 'All' || notificationType === 'ShipmentStatus'

/** Each once, also who watches both. */
export async function addressesOf(
  { db }: Context,
  { id, laneId }: Pick<ShipmentRow, 'id' | 'laneId'>,
): Promise<string[]> {
  const ofShipment = await watchersOf(db, { entity: shipmentEntity.name, entityId: id })
  const ofLane = laneId ? await watchersOf(db, { entity: laneEntity.name, entityId: laneId }) : []
  return [...new Set([...ofShipment, ...ofLane].filter(hears).map(({ emailAddress }) => emailAddress.toLowerCase()))]
}

function mailOf({ user }: Context, shipment: ShipmentRow, to: string) {
  const { shipmentNumber, originCity, originState, destinationCity, destinationState, carrierName, voidReason } =
    shipment
  const status = shipmentStatusLabel(shipmentStatusOf(shipment.status))
  return {
    companyId: user.companyId,
    kind: 'shipment-status',
    to,
    subject: `Shipment ${shipmentNumber} is ${status}`,
    paragraphs: [
      `Shipment ${shipmentNumber} of ${user.companyName} from ${originCity}, ${originState} to ${destinationCity}, ${destinationState} is now ${status}${carrierName ? `, with ${carrierName}` : ''}.`,
      ...(shipment.status === shipmentStatuses.Voided && voidReason ? [`Reason: ${voidReason}`] : []),
    ],
  }
}
