import { mostQuickContacts, type WatchedEntityRequest } from '@lanewise/contract/watchers'
import type { Context } from '#platform/context.ts'
import { isUniqueViolation } from '#platform/db/database.ts'
import { refuse } from '#platform/refuse.ts'
import type { MailSite } from '../notifications/index.ts'
import { addConfirming } from './confirm-watch.ts'
import { kindOf, requireFor, requireToManage, watchedKinds } from './watched-kinds.ts'
import {
  addressIndex,
  carrierPeople,
  contactOptions,
  deleteWatcher,
  findContact,
  findContactByEmail,
  saveWatcher,
  type Watched,
  type WatcherRow,
  watchersOf,
} from './watchers.queries.ts'
import { watcherText, watcherView } from './watchers.view.ts'

export async function getWatchers(ctx: Context, entityId: string) {
  const kind = watchedKinds[await kindOf(ctx.db, entityId)]
  requireFor(ctx, kind, 'read')
  return { items: (await watchersOf(ctx.db, { entity: kind.entity, entityId })).map(watcherView) }
}

export async function addWatcher(ctx: Context, site: MailSite, request: WatchedEntityRequest) {
  const { entityId, emailAddress, notificationType } = request
  const kind = watchedKinds[request.entityType]
  requireFor(ctx, kind, 'add')
  const { entity, change } = kind
  return change(ctx, entityId, async (about) => {
    const contactId = await contactOf(ctx, request)
    const given = { contactId, emailAddress, notificationType }
    const row = await addConfirming(ctx, site, { entity, entityId, about }, given).catch(refuseTaken(emailAddress))
    return { changes: { watcher: [null, watcherText(row)] }, result: watcherView(row) }
  })
}

/** Changes a watcher's notification type. The address cannot be changed. (WATCH-8) */
export async function updateWatcher(ctx: Context, request: WatchedEntityRequest) {
  const { entityId, entityType, notificationType } = request
  const kind = watchedKinds[entityType]
  requireToManage(ctx, entityType, request)
  const { entity, change } = kind
  return change(ctx, entityId, async () => {
    const before = await theWatcher(ctx, { entity, entityId }, request)
    requireToManage(ctx, entityType, { ...before, userId: before.contactId })
    const after = { ...before, notificationType }
    if (before.notificationType === notificationType) return { changes: null, result: watcherView(before) }
    await saveWatcher(ctx.db, before.id, notificationType, ctx.now)
    return { changes: { watcher: [watcherText(before), watcherText(after)] }, result: watcherView(after) }
  })
}

type Person = Pick<WatchedEntityRequest, 'userId' | 'emailAddress'>

export async function removeWatcher(ctx: Context, { entityId, ...person }: Person & { entityId: string }) {
  const type = await kindOf(ctx.db, entityId)
  const kind = watchedKinds[type]
  requireToManage(ctx, type, person)
  const { entity, change } = kind
  return change(ctx, entityId, async () => {
    const row = await theWatcher(ctx, { entity, entityId }, person)
    requireToManage(ctx, type, { ...row, userId: row.contactId })
    await deleteWatcher(ctx.db, row.id)
    const result = { isSuccess: true, message: 'Watcher removed successfully' }
    return { changes: { watcher: [watcherText(row), null] }, result }
  })
}

type Wanted = { q: string; carrierId?: string | undefined; locationIds: readonly string[] }

/** Contacts of the carrier and the places first, then all others. Each address appears once. (BOL-12) */
export async function quickContacts(ctx: Context, { q, carrierId, locationIds }: Wanted) {
  const ofCarrier = carrierId ? (await carrierPeople(ctx.db, carrierId)).filter((one) => matchesName(one, q)) : []
  const ofPlaces = locationIds.length > 0 ? await people(ctx, { q, locationIds }) : []
  const candidates = [...ofCarrier, ...ofPlaces, ...(await people(ctx, { q, locationIds: [] }))]
  const addresses = candidates.map(({ email }) => email.toLowerCase())
  const once = candidates.filter((_one, index) => addresses.indexOf(addresses[index] ?? '') === index)
  return { items: once.slice(0, mostQuickContacts) }
}

const matchesName = ({ name, email }: { name: string; email: string }, q: string) =>
  q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${name} ${email}`.toLowerCase().includes(word))

async function people({ db }: Context, query: { q: string; locationIds: readonly string[] }) {
  const { rows } = await contactOptions.read(db, { ...query, pageSize: mostQuickContacts })
  return rows.map(({ id, firstName, lastName, primaryEmailAddress: email }) => ({
    id,
    name: `${firstName} ${lastName}`,
    email,
  }))
}

/** Watcher by email address, or by contact when no address is given. */
async function theWatcher({ db }: Context, watched: Watched, { userId, emailAddress }: Person): Promise<WatcherRow> {
  const wanted = emailAddress.toLowerCase()
  const isMeant = (row: WatcherRow) =>
    wanted ? row.emailAddress.toLowerCase() === wanted : userId !== null && row.contactId === userId
  return (await watchersOf(db, watched)).find(isMeant) ?? refuse.notFound('watcher')
}

/** The chosen contact, otherwise the contact with this address. */
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
    const message = `${emailAddress} is already a watcher`
    return refuse.conflict(message, { emailAddress: [message] })
  }
