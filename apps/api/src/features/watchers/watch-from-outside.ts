import { shipmentEntity } from '@lanewise/contract/shipments'
import type { WatchNotification } from '@lanewise/domain/watchers/notification-types'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import type { MailSite } from '../notifications/index.ts'
import { addConfirming } from './confirm-watch.ts'
import { watchedKinds } from './watched-kinds.ts'
import { findContactByEmail, watchersOf } from './watchers.queries.ts'
import { watcherText } from './watchers.view.ts'

type OutsideWatch = { shipmentId: string; emailAddress: string; notificationType: WatchNotification }

/** Upper limit per load that stops misuse for sending mass email. */
const mostWatchers = 50

/**
 * Adds an outside watcher. (TRACK-44) An existing watcher stays unchanged and the answer is the same, so that outsiders
 * can neither find out who watches nor undo an unsubscription.
 */
export async function watchFromOutside(
  ctx: Context,
  site: MailSite,
  { shipmentId, emailAddress, notificationType }: OutsideWatch,
) {
  const watched = { entity: shipmentEntity.name, entityId: shipmentId }
  const wanted = emailAddress.toLowerCase()
  await watchedKinds.Shipment.change(ctx, shipmentId, async (about) => {
    const watching = await watchersOf(ctx.db, watched)
    if (watching.some((row) => row.emailAddress.toLowerCase() === wanted)) return { changes: null, result: null }
    if (watching.length >= mostWatchers) refuse.conflict(`At most ${mostWatchers} people watch a shipment`)
    const contactId = (await findContactByEmail(ctx.db, emailAddress))?.id ?? null
    const given = { contactId, emailAddress, notificationType }
    const row = await addConfirming(ctx, site, { ...watched, about }, given)
    return { changes: { watcher: [null, watcherText(row)] }, result: null }
  })
}
