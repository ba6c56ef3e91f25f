import { shipmentEntity } from '@lanewise/contract/shipments'
import type { WatchNotification } from '@lanewise/domain/watchers/notification-types'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { watchedKinds } from './watched-kinds.ts'
import { findContactByEmail, insertWatcher, watchersOf } from './watchers.queries.ts'
import { inWords } from './watchers.view.ts'

type Asked = { shipmentId: string; emailAddress: string; notificationType: WatchNotification }

/** More than anybody needs of one load; whoever adds more wants to have mails sent. */
const mostWatchers = 50

/**
 * TRACK-44: somebody without an account watches a shipment. Who watches it already goes on as before, and is not told from
 * who does not: neither can anybody out there learn who watches, nor undo that somebody unsubscribed.
 */
export async function watchFromOutside(ctx: Context, { shipmentId, emailAddress, notificationType }: Asked) {
  const watched = { entity: shipmentEntity.name, entityId: shipmentId }
  const wanted = emailAddress.toLowerCase()
  await watchedKinds.Shipment.change(ctx, shipmentId, async () => {
    const watching = await watchersOf(ctx.db, watched)
    if (watching.some((row) => row.emailAddress.toLowerCase() === wanted)) return { changes: null, result: null }
    if (watching.length >= mostWatchers) refuse.conflict(`At most ${mostWatchers} people watch a shipment`)
    const contactId = (await findContactByEmail(ctx.db, emailAddress))?.id ?? null
    const row = await insertWatcher(ctx.db, watched, { contactId, emailAddress, notificationType })
    return { changes: { watcher: [null, inWords(row)] }, result: null }
  })
}
