import { laneEntity } from '@lanewise/contract/lanes'
import { shipmentChanged, shipmentEntity } from '@lanewise/contract/shipments'
import { shipmentStatuses, shipmentStatusLabel, shipmentStatusOf } from '@lanewise/domain/shipments/shipment-status'
import type { Context } from '#platform/context.ts'
import type { Mail } from '#platform/mail/mail.ts'
import { reaction } from '#platform/outbox/reaction.ts'
import { activeUsers, type MailSite, notify, unsubscribeUrl, watcherLink } from '../notifications/index.ts'
import { findShipmentById, type ShipmentRow } from '../shipments/index.ts'
import { type WatcherRow, watchersOf } from './watchers.queries.ts'

/**
 * SHIP-5: whoever watches a shipment, or the lane it goes on, hears when its status changes: users where they chose, everybody
 * else by mail.
 */
export const tellOfShipments = (site: MailSite) =>
  reaction('watchers.tell-of-shipments', shipmentChanged, async (ctx, { id, action }) => {
    if (action === 'created' || action === 'changed') return
    const found = await findShipmentById(ctx.db, id)
    if (!found) return
    const shipment = { ...found, status: shipmentStatuses[action] }
    const watching = await hearing(ctx, shipment)
    const users = await activeUsers(
      ctx.db,
      watching.flatMap(({ contactId }) => contactId ?? []),
    )
    await notify(ctx, site, users, noticeOf(shipment))
    for (const watcher of watching)
      if (!users.includes(watcher.contactId ?? '')) ctx.mail(await mailOf(ctx, site, { shipment, watcher }))
  })

const noticeOf = ({ id, shipmentNumber, status, voidReason }: ShipmentRow) => ({
  kind: 'ShipmentStatus' as const,
  record: { entity: shipmentEntity.name, id },
  entityName: shipmentNumber,
  path: shipmentEntity.path({ shipmentNumber } as never),
  actorId: null,
  actorName: null,
  detail: shipmentStatusLabel(shipmentStatusOf(status)),
  excerpt: status === shipmentStatuses.Voided ? voidReason : null,
})

const hears = ({ notificationType }: WatcherRow) => notificationType === 'All' || notificationType === 'ShipmentStatus'

/** Each once, also who watches both. */
async function hearing({ db }: Context, { id, laneId }: Pick<ShipmentRow, 'id' | 'laneId'>): Promise<WatcherRow[]> {
  const ofShipment = await watchersOf(db, { entity: shipmentEntity.name, entityId: id })
  const ofLane = laneId ? await watchersOf(db, { entity: laneEntity.name, entityId: laneId }) : []
  const byAddress = [...ofLane, ...ofShipment]
    .filter(hears)
    .map((row) => [row.emailAddress.toLowerCase(), row] as const)
  return [...new Map(byAddress).values()]
}

export const addressesOf = async (ctx: Context, shipment: Pick<ShipmentRow, 'id' | 'laneId'>): Promise<string[]> =>
  (await hearing(ctx, shipment)).map(({ emailAddress }) => emailAddress.toLowerCase())

type About = { shipment: ShipmentRow; watcher: WatcherRow }

async function mailOf(ctx: Context, site: MailSite, { shipment, watcher }: About): Promise<Mail> {
  const { shipmentNumber, originCity, originState, destinationCity, destinationState, carrierName, voidReason } =
    shipment
  const { user } = ctx
  const status = shipmentStatusLabel(shipmentStatusOf(shipment.status))
  return {
    companyId: user.companyId,
    kind: 'shipment-status',
    to: watcher.emailAddress.toLowerCase(),
    subject: `Shipment ${shipmentNumber} is ${status}`,
    paragraphs: [
      `Shipment ${shipmentNumber} of ${user.companyName} from ${originCity}, ${originState} to ${destinationCity}, ${destinationState} is now ${status}${carrierName ? `, with ${carrierName}` : ''}.`,
      ...(shipment.status === shipmentStatuses.Voided && voidReason ? [`Reason: ${voidReason}`] : []),
    ],
    unsubscribeUrl: await unsubscribeUrl(ctx, site, { recordId: watcher.id, holder: watcherLink }),
  }
}
