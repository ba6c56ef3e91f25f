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
import { mentionDesk } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

const site = { publicUrl: 'http://portal.test', productName: 'Lanewise' }

/** Bea, and how other features tell her something. */
async function told() {
  const desk = await mentionDesk(portal)
  const record = { entity: 'lane', id: desk.entityId }
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
  const system = () => inCompany(portal.database.db, desk.company.id, (tx) => readSystemUser(tx, desk.company.id))
  return {
    ...desk,
    record,
    hear: async (more: Partial<Notice> = {}, now = new Date()) =>
      portal.transactions.as(await system(), (ctx) => notify({ ...ctx, now }, site, [desk.bea.id], notice(more))),
    prefer: (body: object) => portal.as(desk.bea).ask(updatePreferences, { body }),
    /** Who was told by the live connection that the bell has news. */
    rung: async () => {
      const { rows } = await sql<{ payload: unknown }>`select payload from system.outbox
        where company_id = ${desk.company.id} and name = 'notified'`.execute(portal.database.owner)
      return rows.map(({ payload }) => payload)
    },
    timeZone: (await system()).timeZone,
  }
}

describe('news', () => {
  it('ring the bell where it is wanted, and nobody hears what they did themselves', async () => {
    const desk = await told()
    await desk.hear()
    expect(await desk.rung()).toEqual([{ id: desk.bea.id }])
    await desk.prefer({ notifications: { ShipmentStatus: { bell: false, mail: 'Daily' } } })
    await desk.hear()
    await desk.hear({ kind: 'Assignment', actorId: desk.bea.id })
    expect((await desk.bell()).map(({ kind }) => kind)).toEqual(['ShipmentStatus'])
    expect(await desk.rung()).toHaveLength(1)
  })

  it('of a record that is muted are not heard, except a mention', async () => {
    const desk = await told()
    await desk.prefer({ mutedRecords: [desk.entityId] })
    await desk.hear()
    await desk.hear({ kind: 'Assignment', detail: null })
    expect([await desk.bell(), await desk.mails()]).toEqual([[], []])
    await desk.hear({ kind: 'Mention', actorName: 'Ana Ruiz' })
    await desk.hear({ kind: 'ShipmentStatus', record: { entity: 'lane', id: desk.bea.id } })
    await desk.hear({ kind: 'Import', record: null, entityName: 'orders.csv', detail: '3 rows' })
    expect((await desk.bell()).map(({ kind }) => kind)).toEqual(['Import', 'ShipmentStatus', 'Mention'])
  })

  it('of a note that is gone meanwhile are not told, and those of a long one are cut', async () => {
    const desk = await told()
    const [whole, long] = ['a'.repeat(280), 'b'.repeat(281)]
    for (const text of [whole, long]) await desk.tell(text)
    expect((await desk.bell()).map(({ excerpt }) => excerpt)).toEqual([`${'b'.repeat(279)}…`, whole])
    const notifyUsers = [{ id: desk.bea.id, email: null, applicationAccess: null }]
    const { id } = await desk.write('<p>Taken back</p>', { notifyUsers })
    await desk.ask(deleteNote, { params: { noteId: id } })
    await react(portal, desk.person, 'notifications.tell-mentioned')
    expect(await desk.bell()).toHaveLength(2)
  })

  it('are forgotten after 90 days', async () => {
    const desk = await told()
    for (const days of [89, 91]) await desk.hear({ detail: `${days}` }, new Date(Date.now() - days * dayMs))
    await desk.daily(new Date())
    expect((await desk.bell()).map(({ detail }) => detail)).toEqual(['89'])
  })
})

describe('the mail', () => {
  it('of one piece of news names its record and has no words that nobody wrote', async () => {
    const desk = await told()
    await desk.hear({ kind: 'Assignment', actorName: 'Ana Ruiz', detail: 'Late', path: null })
    const [mail] = await desk.mails()
    expect(mail?.subject).toBe('Ana Ruiz assigned you S100200: Late')
    expect(mail?.textBody).not.toContain('“')
    expect(mail?.textBody).not.toContain('Open S100200')
    expect(mail?.textBody).toContain('You get this mail because you are told of exceptions that are assigned to you.')
  })

  it('about a shipment waits five minutes after the last one about it, and then tells all', async () => {
    const desk = await told()
    const began = new Date()
    const after = (minutes: number) => new Date(began.getTime() + minutes * 60_000)
    await desk.hear({}, began)
    await desk.hear({ detail: 'Delivered' }, after(1))
    await desk.hear({ kind: 'OnTimeStatus', detail: 'Late' }, after(2))
    await desk.hear({ kind: 'Assignment', detail: null }, after(2))
    expect((await desk.mails()).map(({ subject }) => subject)).toEqual([
      'Shipment S100200 is In Transit',
      'Somebody assigned you S100200',
    ])
    expect(new Set(desk.heldUntil())).toEqual(new Set([after(5).toISOString()]))
    await desk.endQuiet(after(5))
    const [, , joined, ...more] = await desk.mails()
    expect([joined?.subject, more]).toEqual(['2 notifications', []])
    expect(joined?.textBody).toContain('Shipment S100200 is Delivered · http://portal.test/shipments/S100200/preview')
    expect(joined?.textBody).toContain('the status of shipments that you watch and whether shipments that you watch')
  })

  it('of the day leaves at seven sharp with a hundred lines at most, also about what is no record', async () => {
    const desk = await told()
    await desk.prefer({ notifications: { Import: { bell: true, mail: 'Daily' } } })
    const tomorrow = zonedDate(new Date(Date.now() + dayMs).toISOString(), desk.timeZone)
    const seven = new Date(instantOfWallTime(tomorrow, '07:00', desk.timeZone))
    for (let count = 1; count <= 101; count += 1)
      await desk.hear({ kind: 'Import', record: null, path: null, entityName: `File ${count}`, detail: 'all rows' })
    await desk.daily(new Date(seven.getTime() - 1))
    expect(await desk.mails()).toEqual([])
    await desk.daily(seven)
    const [mail] = await desk.mails()
    expect(mail?.subject).toBe('101 notifications')
    expect(mail?.textBody).toContain('Upload File 100 is done: all rows')
    expect(mail?.textBody).not.toContain('File 101')
    expect(mail?.textBody).not.toMatch(/·|null|“/)
  })
})
