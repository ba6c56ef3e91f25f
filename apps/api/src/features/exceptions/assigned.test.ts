import {
  assignExceptions,
  completeExceptions,
  findExceptions,
  getAssignees,
  reopenExceptions,
  snoozeExceptions,
} from '@lanewise/contract/exceptions'
import { getNotifications } from '@lanewise/contract/notifications'
import { updatePreferences } from '@lanewise/contract/profile'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { mailsTo } from '#features/contacts/testing/given.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { inboxSetup } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

type Setup = Awaited<ReturnType<typeof inboxSetup>>

/** Sets the shipment to tender exhausted, because no carrier accepted it. */
const mark = (setup: Setup, shipmentId: string) =>
  setup.set(
    { entity: 'shipment', entityId: shipmentId },
    sql`update shipments set attention_reason = 'TenderExhausted', attention_since = '2026-11-01T10:00:00Z'
      where id = ${shipmentId}`,
  )

async function exhausted() {
  const setup = await inboxSetup(portal)
  const { shipmentId, shipmentNumber } = await setup.ship()
  await mark(setup, shipmentId)
  return { setup, shipmentNumber, entry: await setup.only() }
}

describe('an exception that is handed to somebody', () => {
  it('rings the bell of whoever it is handed to, and mails them as they chose', async () => {
    const { setup, entry, shipmentNumber } = await exhausted()
    const ben = await portal.given.person({
      company: setup.company,
      firstName: 'Ben',
      permissions: ['ViewShipment', 'BookShipment'],
    })
    const bell = async () => (await portal.as(ben).ask(getNotifications, { query: {} })).data
    await setup.assign(entry.id, ben.id)
    expect(await bell()).toMatchObject([
      {
        kind: 'Assignment',
        actor: { name: 'Ana Ruiz' },
        entityId: entry.id,
        entityName: shipmentNumber,
        path: '/exceptions?view=mine',
        detail: 'Tender exhausted',
        excerpt: 'Tender exhausted, no carrier took the load',
        isRead: false,
      },
    ])
    const sentence = `Ana Ruiz assigned you ${shipmentNumber}: Tender exhausted`
    const [mail] = await mailsTo(portal, ben.emailAddress)
    expect(mail).toMatchObject({ kind: 'notification', subject: sentence })
    expect(JSON.stringify(mail)).toContain('/exceptions?view=mine')
    expect(JSON.stringify(mail)).toContain('exceptions that are assigned to you')
    await setup.assign(entry.id, ben.id)
    await setup.assign(entry.id, null)
    expect(await bell()).toHaveLength(1)
    await setup.complete(entry.id)
    await setup.assign(entry.id, ben.id)
    expect(await bell()).toHaveLength(1)
  })

  it('tells nobody who takes it, who wants to hear nothing, or who may not see it', async () => {
    const { setup, entry } = await exhausted()
    const bellOf = async (person: Parameters<TestPortal['as']>[0]) =>
      (await portal.as(person).ask(getNotifications, { query: {} })).data.length
    await setup.assign(entry.id, setup.person.id)
    expect(await bellOf(setup.person)).toBe(0)
    const deaf = await portal.given.person({ company: setup.company })
    const notifications = { Assignment: { bell: false, mail: 'Never' as const } }
    await portal.as(deaf).ask(updatePreferences, { body: { notifications } })
    await setup.assign(entry.id, deaf.id)
    const blind = await portal.given.person({ company: setup.company, permissions: ['ViewOrder', 'BookShipment'] })
    await setup.assign(entry.id, blind.id)
    for (const person of [deaf, blind]) {
      expect(await bellOf(person)).toBe(0)
      expect(await mailsTo(portal, person.emailAddress)).toEqual([])
    }
  })

  it('is told in one sentence with others that are handed over at once', async () => {
    const { setup, entry } = await exhausted()
    const other = await setup.ship()
    await mark(setup, other.shipmentId)
    const ben = await portal.given.person({ company: setup.company })
    const ids = (await setup.find()).data.map(({ id }) => id)
    expect(ids).toHaveLength(2)
    expect(ids).toContain(entry.id)
    await setup.ask(assignExceptions, { body: { ids, assigneeId: ben.id } })
    expect((await portal.as(ben).ask(getNotifications, { query: {} })).data).toMatchObject([
      { kind: 'Assignment', entityId: null, entityName: '2 exceptions', detail: null, excerpt: null },
    ])
  })
})

describe('an exception', () => {
  it('is handled by whoever may do its next step; others only see it, and cannot be chosen [DEF-128]', async () => {
    const { setup, entry } = await exhausted()
    const readOnly = await portal.given.person({
      company: setup.company,
      firstName: 'Rea',
      permissions: ['ViewShipment', 'ViewOrder'],
    })
    const { attempt, ask } = portal.as(readOnly)
    expect((await ask(findExceptions, {})).data.map(({ id }) => id)).toEqual([entry.id])
    const ids = [entry.id]
    const refusals = [
      await attempt(completeExceptions, { body: { ids } }),
      await attempt(snoozeExceptions, { body: { ids } }),
      await attempt(reopenExceptions, { body: { ids } }),
      await attempt(assignExceptions, { body: { ids, assigneeId: readOnly.id } }),
    ]
    expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    const toReader = await setup.attempt(assignExceptions, { body: { ids, assigneeId: readOnly.id } })
    const message = 'Rea Ruiz does not have permission to handle this'
    expect([toReader.status, toReader.problem.modelState]).toEqual([422, { assigneeId: [message] }])
    const names = async (q: string) => (await ask(getAssignees, { query: { kinds: ['TenderExhausted'], q } })).data
    await portal.given.person({ company: setup.company, firstName: 'Zoe', lastName: 'Booker' })
    expect((await names('')).map(({ id }) => id)).not.toContain(readOnly.id)
    expect((await names('book ZO')).map(({ name }) => name)).toEqual(['Zoe Booker'])
    expect(await setup.complete(entry.id)).toEqual({ changed: 1 })
  })
})
