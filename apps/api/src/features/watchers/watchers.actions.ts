import { mostQuickContacts, type WatchedEntityRequest } from '@lanewise/contract/watchers'
import type { Context } from '#platform/context.ts'
import { isUniqueViolation } from '#platform/db/database.ts'
import { refuse } from '#platform/refuse.ts'
import { kindOf, requireFor, watchedKinds } from './watched-kinds.ts'
import {
  addressIndex,
  carrierPeople,
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
import { inWords, watcherView } from './watchers.view.ts'

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

type Wanted = { q: string; carrierId?: string | undefined; locationIds: readonly string[] }

/** BOL-12: people of the carrier and of the places first, then all others; an address that several have comes once. */
export async function quickContacts(ctx: Context, { q, carrierId, locationIds }: Wanted) {
  const ofCarrier = carrierId ? (await carrierPeople(ctx.db, carrierId)).filter((one) => isNamed(one, q)) : []
  const ofPlaces = locationIds.length > 0 ? await people(ctx, { q, locationIds }) : []
  const found = [...ofCarrier, ...ofPlaces, ...(await people(ctx, { q, locationIds: [] }))]
  const addresses = found.map(({ email }) => email.toLowerCase())
  const once = found.filter((_one, index) => addresses.indexOf(addresses[index] ?? '') === index)
  return { items: once.slice(0, mostQuickContacts) }
}

const isNamed = ({ name, email }: { name: string; email: string }, q: string) =>
  q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${name} ${email}`.toLowerCase().includes(word))

async function people({ db }: Context, asked: { q: string; locationIds: readonly string[] }) {
  const { rows } = await contactOptions.read(db, { ...asked, pageSize: mostQuickContacts })
  return rows.map(({ id, firstName, lastName, primaryEmailAddress: email }) => ({
    id,
    name: `${firstName} ${lastName}`,
    email,
  }))
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
