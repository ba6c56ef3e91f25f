import { userChanged } from '@lanewise/contract/auth'
import { beforeAll, expect, it } from 'vitest'
import { inCompany } from '#platform/db/database.ts'
import { createLink } from '#platform/identity/credentials/links.ts'
import type { Person } from '#platform/testing/given.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { reactions } from './auth.reactions.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

/** Sessions and mailed links of a signed-in user after the given change to the contact. */
async function after(change: Record<string, unknown>) {
  const { db } = portal.database
  const admin = await portal.given.person()
  const person = await portal.given.person({ company: { id: admin.companyId, name: '' } })
  await db
    .insertInto('system.oidcPayloads')
    .values({ kind: 'Session', id: person.id, payload: '{}', accountId: person.id })
    .execute()
  await inCompany(db, person.companyId, (tx) =>
    createLink(tx, 'activation', { contactId: person.id, companyId: person.companyId, now: new Date() }),
  )
  await inCompany(db, person.companyId, (tx) =>
    tx.updateTable('contacts').set(change).where('id', '=', person.id).execute(),
  )
  await react(admin, person)
  const sessions = await db.selectFrom('system.oidcPayloads').select('id').where('accountId', '=', person.id).execute()
  const links = await db
    .selectFrom('system.identityTokens')
    .select('purpose')
    .where('contactId', '=', person.id)
    .execute()
  return { sessions: sessions.length, links: links.length }
}

async function react(admin: Person, person: Person) {
  const user = { ...admin, companyName: '', timeZone: 'America/Chicago', permissions: [] }
  const [endSessions] = reactions.filter(({ event }) => event === userChanged)
  await portal.transactions.as(user, async (ctx) => endSessions?.run(ctx, { id: person.id } as never))
}

it('leaves an active user signed in', async () => {
  expect(await after({ firstName: 'Bea' })).toEqual({ sessions: 1, links: 1 })
})

it('ends the sessions of a deactivated user and keeps the link that waits in the mail', async () => {
  expect(await after({ isActivated: false })).toEqual({ sessions: 0, links: 1 })
})

it('ends sessions and links of a deleted user', async () => {
  expect(await after({ deletedAt: new Date() })).toEqual({ sessions: 0, links: 0 })
})
