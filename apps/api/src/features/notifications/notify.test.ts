import { deleteNote } from '@lanewise/contract/notes'
import { updatePreferences } from '@lanewise/contract/profile'
import { instantOfWallTime, zonedDate } from '@lanewise/domain/shared/calendar'
import { dayMs } from '@lanewise/domain/shared/units'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { inCompany } from '#platform/db/database.ts'
import { readSystemUser } from '#platform/outbox/system-user.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { react } from '#platform/testing/react.ts'
import type { Notice } from './hearing.ts'
import { notify } from './notify.ts'
import { mentionSetup } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

const site = { publicUrl: 'http://portal.test', productName: 'Lanewise' }

/** The user Bea, and helpers that notify her like other features do. */
async function notifySetup() {
  const setup = await mentionSetup(portal)
  const record = { entity: 'lane', id: setup.entityId }
  const notice = (more: Partial<Notice> = {}): Notice => ({
    kind: 'ShipmentStatus',
    record,
    entityName: 'S100200',
    path: '/shipments/S100200/preview',
    actorId: null,
    actorName: null,
    detail: 'In Transit',
    excerpt: null,
    ...more,
  })
  const system = () => inCompany(portal.database.db, setup.company.id, (tx) => readSystemUser(tx, setup.company.id))
  return {
    ...setup,
    record,
    hear: async (more: Partial<Notice> = {}, now = new Date()) =>
      portal.transactions.as(await system(), (ctx) => notify({ ...ctx, now }, site, [setup.bea.id], notice(more))),
    prefer: (body: object) => portal.as(setup.bea).ask(updatePreferences, { body }),
    /** The users whose open screens were notified of a new entry in the bell. */
    rung: async () => {
      const { rows } = await sql<{ payload: unknown }>`select payload from system.outbox
        where company_id = ${setup.company.id} and name = 'notified'`.execute(portal.database.owner)
      return rows.map(({ payload }) => payload)
    },
    timeZone: (await system()).timeZone,
  }
}

describe('news', () => {
  it('ring the bell where it is wanted, and nobody hears what they did themselves', async () => {
    const setup = await notifySetup()
    await setup.hear()
    expect(await setup.rung()).toEqual([{ id: setup.bea.id }])
    await setup.prefer({ notifications: { ShipmentStatus: { bell: false, mail: 'Daily' } } })
    await setup.hear()
    await setup.hear({ kind: 'Assignment', actorId: setup.bea.id })
    expect((await setup.bell()).map(({ kind }) => kind)).toEqual(['ShipmentStatus'])
    expect(await setup.rung()).toHaveLength(1)
  })

  it('of a record that is muted are not heard, except a mention', async () => {
    const setup = await notifySetup()
    await setup.prefer({ mutedRecords: [setup.entityId] })
    await setup.hear()
    await setup.hear({ kind: 'Assignment', detail: null })
    expect([await setup.bell(), await setup.mails()]).toEqual([[], []])
    await setup.hear({ kind: 'Mention', actorName: 'Ana Ruiz' })
    await setup.hear({ kind: 'ShipmentStatus', record: { entity: 'lane', id: setup.bea.id } })
    await setup.hear({ kind: 'Import', record: null, entityName: 'orders.csv', detail: '3 rows' })
    expect((await setup.bell()).map(({ kind }) => kind)).toEqual(['Import', 'ShipmentStatus', 'Mention'])
  })

  it('of a note that is gone meanwhile are not told, and those of a long one are cut', async () => {
    const setup = await notifySetup()
    const [whole, long] = ['a'.repeat(280), 'b'.repeat(281)]
    for (const text of [whole, long]) await setup.tell(text)
    expect((await setup.bell()).map(({ excerpt }) => excerpt)).toEqual([`${'b'.repeat(279)}…`, whole])
    const notifyUsers = [{ id: setup.bea.id, email: null, applicationAccess: null }]
    const { id } = await setup.write('<p>Taken back</p>', { notifyUsers })
    await setup.ask(deleteNote, { params: { noteId: id } })
    await react(portal, setup.person, 'notifications.tell-mentioned')
    expect(await setup.bell()).toHaveLength(2)
  })

  it('are forgotten after 90 days', async () => {
    const setup = await notifySetup()
    for (const days of [89, 91]) await setup.hear({ detail: `${days}` }, new Date(Date.now() - days * dayMs))
    await setup.daily(new Date())
    expect((await setup.bell()).map(({ detail }) => detail)).toEqual(['89'])
  })
})

describe('the mail', () => {
  it('of one piece of news names its record and has no words that nobody wrote', async () => {
    const setup = await notifySetup()
    await setup.hear({ kind: 'Assignment', actorName: 'Ana Ruiz', detail: 'Late', path: null })
    const [mail] = await setup.mails()
    expect(mail?.subject).toBe('Ana Ruiz assigned you S100200: Late')
    expect(mail?.textBody).not.toContain('“')
    expect(mail?.textBody).not.toContain('Open S100200')
    expect(mail?.textBody).toContain('You get this mail because you are told of exceptions that are assigned to you.')
  })

  it('about a shipment waits five minutes after the last one about it, and then tells all', async () => {
    const setup = await notifySetup()
    const began = new Date()
    const after = (minutes: number) => new Date(began.getTime() + minutes * 60_000)
    await setup.hear({}, began)
    await setup.hear({ detail: 'Delivered' }, after(1))
    await setup.hear({ kind: 'OnTimeStatus', detail: 'Late' }, after(2))
    await setup.hear({ kind: 'Assignment', detail: null }, after(2))
    expect((await setup.mails()).map(({ subject }) => subject)).toEqual([
      'Shipment S100200 is In Transit',
      'Somebody assigned you S100200',
    ])
    expect(new Set(setup.heldUntil())).toEqual(new Set([after(5).toISOString()]))
    await setup.endQuiet(after(5))
    const [, , joined, ...more] = await setup.mails()
    expect([joined?.subject, more]).toEqual(['2 notifications', []])
    expect(joined?.textBody).toContain('Shipment S100200 is Delivered · http://portal.test/shipments/S100200/preview')
    expect(joined?.textBody).toContain('the status of shipments that you watch and whether shipments that you watch')
  })

  it('of the day leaves at seven sharp with a hundred lines at most, also about what is no record', async () => {
    const setup = await notifySetup()
    await setup.prefer({ notifications: { Import: { bell: true, mail: 'Daily' } } })
    const tomorrow = zonedDate(new Date(Date.now() + dayMs).toISOString(), setup.timeZone)
    const seven = new Date(instantOfWallTime(tomorrow, '07:00', setup.timeZone))
    for (let count = 1; count <= 101; count += 1)
      await setup.hear({ kind: 'Import', record: null, path: null, entityName: `File ${count}`, detail: 'all rows' })
    await setup.daily(new Date(seven.getTime() - 1))
    expect(await setup.mails()).toEqual([])
    await setup.daily(seven)
    const [mail] = await setup.mails()
    expect(mail?.subject).toBe('101 notifications')
    expect(mail?.textBody).toContain('Upload File 100 is done: all rows')
    expect(mail?.textBody).not.toContain('File 101')
    expect(mail?.textBody).not.toMatch(/·|null|“/)
  })
})
