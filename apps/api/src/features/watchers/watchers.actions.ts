import { mostQuickContacts, type WatchedEntityRequest, type Watcher } from '@lanewise/contract/watchers'
import { type WatchNotification, watchNotifications } from '@lanewise/domain/watchers/notification-types'
import type { Context } from '#platform/context.ts'
import { isUniqueViolation } from '#platform/db/database.ts'
import { refuse } from '#platform/refuse.ts'
import { kindOf, requireFor, watchedKinds } from './watched-kinds.ts'
import {
  addressIndex,
  contactOptions,
  deleteWatcher,
  findContact,
  findContactByEmail,
  insertWatcher,
  saveWatcher,
  type Watched,
  type WatcherRow,
  watchersOf,
} from './watchers.queries.ts'

export async function getWatchers(ctx: Context, entityId: string) {
  const kind = await kindOf(ctx.db, entityId)
  requireFor(ctx, kind, 'read')
  return { items: (await watchersOf(ctx.db, { entity: kind.entity, entityId })).map(watcherView) }
}

export async function addWatcher(ctx: Context, asked: WatchedEntityRequest) {
  const { entityId, emailAddress, notificationType } = asked
  const kind = watchedKinds[asked.entityType]
  requireFor(ctx, kind, 'change')
  const { entity, change } = kind
  return change(ctx, entityId, async () => {
    const contactId = await contactOf(ctx, asked)
    const row = await insertWatcher(ctx.db, { entity, entityId }, { contactId, emailAddress, notificationType }).catch(
      refuseTaken(emailAddress),
    )
    return { changes: { watcher: [null, inWords(row)] }, result: watcherView(row) }
  })
}

/** The address stays (WATCH-8); what somebody hears of is what changes. */
export async function updateWatcher(ctx: Context, asked: WatchedEntityRequest) {
  const { entityId, notificationType } = asked
  const kind = watchedKinds[asked.entityType]
  requireFor(ctx, kind, 'change')
  const { entity, change } = kind
  return change(ctx, entityId, async () => {
    const before = await theWatcher(ctx, { entity, entityId }, asked)
    const after = { ...before, notificationType }
    if (before.notificationType === notificationType) return { changes: null, result: watcherView(before) }
    await saveWatcher(ctx.db, before.id, notificationType, ctx.now)
    return { changes: { watcher: [inWords(before), inWords(after)] }, result: watcherView(after) }
  })
}

type Person = Pick<WatchedEntityRequest, 'userId' | 'emailAddress'>

export async function removeWatcher(ctx: Context, { entityId, ...person }: Person & { entityId: string }) {
  const kind = await kindOf(ctx.db, entityId)
  requireFor(ctx, kind, 'change')
  const { entity, change } = kind
  return change(ctx, entityId, async () => {
    const row = await theWatcher(ctx, { entity, entityId }, person)
    await deleteWatcher(ctx.db, row.id)
    const result = { isSuccess: true, message: 'Watcher removed successfully' }
    return { changes: { watcher: [inWords(row), null] }, result }
  })
}

export async function quickContacts({ db }: Context, q: string) {
  const { rows } = await contactOptions.read(db, { q, pageSize: mostQuickContacts })
  return {
    items: rows.map(({ id, firstName, lastName, primaryEmailAddress: email }) => ({
      id,
      name: `${firstName} ${lastName}`,
      email,
    })),
  }
}

/** Known by the address, or by the contact where none is given. */
async function theWatcher({ db }: Context, watched: Watched, { userId, emailAddress }: Person): Promise<WatcherRow> {
  const wanted = emailAddress.toLowerCase()
  const isMeant = (row: WatcherRow) =>
    wanted ? row.emailAddress.toLowerCase() === wanted : userId !== null && row.contactId === userId
  return (await watchersOf(db, watched)).find(isMeant) ?? refuse.notFound('watcher')
}

/** The contact that was chosen, otherwise the one who has the address. */
async function contactOf({ db }: Context, { userId, emailAddress }: Person): Promise<string | null> {
  if (!userId) return (await findContactByEmail(db, emailAddress))?.id ?? null
  const message = 'This contact does not exist or is not yours'
  const contact = (await findContact(db, userId)) ?? refuse.invalid(message, { userId: [message] })
  return contact.id
}

const refuseTaken =
  (emailAddress: string) =>
  (error: unknown): never => {
    if (!isUniqueViolation(error, addressIndex)) throw error
    const message = `${emailAddress} is a watcher already`
    return refuse.conflict(message, { emailAddress: [message] })
  }

const nameOf = ({ contactName, emailAddress }: WatcherRow) => contactName ?? emailAddress

const watcherView = (row: WatcherRow): Watcher => ({
  id: row.id,
  userId: row.contactId,
  name: nameOf(row),
  emailAddress: row.emailAddress,
  notificationType: row.notificationType as WatchNotification,
})

/** "Ana Ruiz (ana@shipper.test), All updates". */
function inWords(row: WatcherRow): string {
  const who = row.contactName ? `${row.contactName} (${row.emailAddress})` : row.emailAddress
  return `${who}, ${watchNotifications[row.notificationType as WatchNotification]}`
}
