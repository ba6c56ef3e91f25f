import { laneEntity } from '@lanewise/contract/lanes'
import { onTimeChanged, shipmentChanged, shipmentEntity, troubleReported } from '@lanewise/contract/shipments'
import type { WatchNotification } from '@lanewise/domain/watchers/notification-types'
import { notifiesOfTrouble, troubleReason, troubles } from '@lanewise/domain/watchers/troubles'
import { isNotifiedOf, type WatchedChange } from '@lanewise/domain/watchers/watch-mails'
import { activeUsers, type MailSite, notify } from '#features/notifications/index.ts'
import { findShipment, type ShipmentRow } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import { reaction } from '#platform/jobs/reaction.ts'
import { mailUpdates } from './mails/mail-updates.ts'
import { type Change, insertUpdate, lockTelling, newestReason } from './mails/updates.queries.ts'
import { statusText } from './mails/updates-mail.ts'
import { type WatcherRow, watchersOf } from './watchers.queries.ts'

/** Notifies watchers of a shipment or its lane about status changes. (SHIP-5, TRACKING-6) */
export const notifyOfStatus = (site: MailSite) =>
  reaction('watchers.tell-of-shipments', shipmentChanged, async (ctx, { id, action }) => {
    if (action !== 'created' && action !== 'changed')
      await notifyAll(ctx, site, id, { kind: 'ShipmentStatus', status: action })
  })

/** Notifies watchers about on-time changes. (TRACKING-6) */
export const notifyOfOnTime = (site: MailSite) =>
  reaction('watchers.tell-of-on-time', onTimeChanged, (ctx, { id, action }) =>
    notifyAll(ctx, site, id, { kind: 'OnTimeStatus', status: action }),
  )

/** Notifies watchers about carrier reports that change neither status. (DEF-53) */
export const notifyOfTroubles = (site: MailSite) =>
  reaction('watchers.tell-of-troubles', troubleReported, async (ctx, { id, action }) => {
    const shipment = await findShipment(ctx.db, { id: id })
    if (!shipment || !notifiesOfTrouble(action, shipment.status)) return
    const detail = troubleReason(await newestReason(ctx.db, id, action))
    await notifyAll(ctx, site, id, { kind: troubles[action].change, status: action, detail })
  })

/** Users are notified through their chosen channels, all other watchers by email. */
async function notifyAll(ctx: Context, site: MailSite, shipmentId: string, change: Change): Promise<void> {
  const shipment = await findShipment(ctx.db, { id: shipmentId })
  if (!shipment) return
  await lockTelling(ctx.db, shipmentId)
  const watching = await hearing(ctx, shipment, change.kind)
  const users = await activeUsers(
    ctx.db,
    watching.flatMap(({ contactId }) => contactId ?? []),
  )
  await notify(ctx, site, users, noticeOf(shipment, change))
  for (const { id: watcherId, contactId, confirmedAt } of watching) {
    if (users.includes(contactId ?? '') || confirmedAt === null) continue
    await insertUpdate(ctx.db, { shipmentId, watcherId }, change, ctx.now)
    await mailUpdates(ctx, site, { shipmentId, watcherId })
  }
}

const noticeOf = ({ id, shipmentNumber, voidReason }: ShipmentRow, { kind, status, detail }: Change) => ({
  kind,
  record: { entity: shipmentEntity.name, id },
  entityName: shipmentNumber,
  path: shipmentEntity.path({ shipmentNumber } as never),
  actorId: null,
  actorName: null,
  detail: statusText(status),
  excerpt: status === 'Voided' ? voidReason : (detail ?? null),
})

/** Watchers of the shipment or its lane. A person who watches both appears once. */
async function hearing(
  { db }: Context,
  { id, laneId }: Pick<ShipmentRow, 'id' | 'laneId'>,
  kind: WatchedChange,
): Promise<WatcherRow[]> {
  const ofShipment = await watchersOf(db, { entity: shipmentEntity.name, entityId: id })
  const ofLane = laneId ? await watchersOf(db, { entity: laneEntity.name, entityId: laneId }) : []
  const byAddress = [...ofLane, ...ofShipment]
    .filter(({ notificationType }) => isNotifiedOf(notificationType as WatchNotification, kind))
    .map((row) => [row.emailAddress.toLowerCase(), row] as const)
  return [...new Map(byAddress).values()]
}

/** Email addresses of the confirmed watchers of a shipment's status. */
export const addressesOf = async (ctx: Context, shipment: Pick<ShipmentRow, 'id' | 'laneId'>): Promise<string[]> =>
  (await hearing(ctx, shipment, 'ShipmentStatus'))
    .filter(({ confirmedAt }) => confirmedAt !== null)
    .map(({ emailAddress }) => emailAddress.toLowerCase())
