import { laneEntity } from '@lanewise/contract/lanes'
import { onTimeChanged, shipmentChanged, shipmentEntity, troubleReported } from '@lanewise/contract/shipments'
import type { WatchNotification } from '@lanewise/domain/watchers/notification-types'
import { isToldOf, troubleReason, troubles } from '@lanewise/domain/watchers/troubles'
import { hearsOf, type WatchedChange } from '@lanewise/domain/watchers/watch-mails'
import type { Context } from '#platform/context.ts'
import { reaction } from '#platform/jobs/reaction.ts'
import { activeUsers, type MailSite, notify } from '../notifications/index.ts'
import { findShipment, type ShipmentRow } from '../shipments/index.ts'
import { mailNews } from './mails/mail-news.ts'
import { type Change, insertNews, lockTelling, newestReason } from './mails/news.queries.ts'
import { wordsOf } from './mails/news-mail.ts'
import { type WatcherRow, watchersOf } from './watchers.queries.ts'

/** SHIP-5, TRACKING-6: whoever watches a shipment, or the lane it goes on, hears when its status changes. */
export const tellOfShipments = (site: MailSite) =>
  reaction('watchers.tell-of-shipments', shipmentChanged, async (ctx, { id, action }) => {
    if (action !== 'created' && action !== 'changed')
      await tell(ctx, site, id, { kind: 'ShipmentStatus', status: action })
  })

/** TRACKING-6: and whether it will be in time. */
export const tellOfOnTime = (site: MailSite) =>
  reaction('watchers.tell-of-on-time', onTimeChanged, (ctx, { id, action }) =>
    tell(ctx, site, id, { kind: 'OnTimeStatus', status: action }),
  )

/** DEF-53: and what the carrier reports that changes neither. */
export const tellOfTroubles = (site: MailSite) =>
  reaction('watchers.tell-of-troubles', troubleReported, async (ctx, { id, action }) => {
    const shipment = await findShipment(ctx.db, { id: id })
    if (!shipment || !isToldOf(action, shipment.status)) return
    const detail = troubleReason(await newestReason(ctx.db, id, action))
    await tell(ctx, site, id, { kind: troubles[action].told, status: action, detail })
  })

/** Users where they chose, everybody else by mail. */
async function tell(ctx: Context, site: MailSite, shipmentId: string, change: Change): Promise<void> {
  const shipment = await findShipment(ctx.db, { id: shipmentId })
  if (!shipment) return
  await lockTelling(ctx.db, shipmentId)
  const watching = await hearing(ctx, shipment, change.kind)
  const users = await activeUsers(
    ctx.db,
    watching.flatMap(({ contactId }) => contactId ?? []),
  )
  await notify(ctx, site, users, noticeOf(shipment, change))
  for (const { id: watcherId, contactId } of watching) {
    if (users.includes(contactId ?? '')) continue
    await insertNews(ctx.db, { shipmentId, watcherId }, change, ctx.now)
    await mailNews(ctx, site, { shipmentId, watcherId })
  }
}

const noticeOf = ({ id, shipmentNumber, voidReason }: ShipmentRow, { kind, status, detail }: Change) => ({
  kind,
  record: { entity: shipmentEntity.name, id },
  entityName: shipmentNumber,
  path: shipmentEntity.path({ shipmentNumber } as never),
  actorId: null,
  actorName: null,
  detail: wordsOf(status),
  excerpt: status === 'Voided' ? voidReason : (detail ?? null),
})

/** Each once, also who watches both. */
async function hearing(
  { db }: Context,
  { id, laneId }: Pick<ShipmentRow, 'id' | 'laneId'>,
  kind: WatchedChange,
): Promise<WatcherRow[]> {
  const ofShipment = await watchersOf(db, { entity: shipmentEntity.name, entityId: id })
  const ofLane = laneId ? await watchersOf(db, { entity: laneEntity.name, entityId: laneId }) : []
  const byAddress = [...ofLane, ...ofShipment]
    .filter(({ notificationType }) => hearsOf(notificationType as WatchNotification, kind))
    .map((row) => [row.emailAddress.toLowerCase(), row] as const)
  return [...new Map(byAddress).values()]
}

/** Whoever hears of the status of a shipment. */
export const addressesOf = async (ctx: Context, shipment: Pick<ShipmentRow, 'id' | 'laneId'>): Promise<string[]> =>
  (await hearing(ctx, shipment, 'ShipmentStatus')).map(({ emailAddress }) => emailAddress.toLowerCase())
