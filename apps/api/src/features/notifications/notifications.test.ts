import { getNotifications, getSubscription, readNotifications, unsubscribe } from '@lanewise/contract/notifications'
import { updatePreferences } from '@lanewise/contract/profile'
import type { NotificationKind } from '@lanewise/domain/notifications/notification-kinds'
import { formatInZone } from '@lanewise/domain/shared/calendar'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { mentionDesk, tokenOf } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

const choose = (person: Parameters<TestPortal['as']>[0], choices: Partial<Record<NotificationKind, object>>) =>
  portal.as(person).ask(updatePreferences, { body: { notifications: choices as never } })

const noon = () => new Date(new Date().setUTCHours(24 + 18, 0, 0, 0))

describe('a mention', () => {
  it('is in the bell of whoever is mentioned, with who wrote, on what and how it begins, and in nobody else’s', async () => {
    const desk = await mentionDesk(portal)
    await desk.tell('Dock 14 is closed')
    expect(await desk.bell()).toEqual([
      {
        id: expect.any(String),
        kind: 'Mention',
        createdAt: expect.any(String),
        isRead: false,
        actor: { name: 'Ana Ruiz', profilePictureFileId: null },
        entityId: desk.entityId,
        entityName: 'Chicago to Dallas',
        path: `/lanes/${desk.entityId}`,
        detail: null,
        excerpt: 'Dock 14 is closed',
      },
    ])
    expect(await desk.unread()).toEqual({ all: 1, Mentions: 1, Watching: 0, Jobs: 0 })
    expect(await desk.bell(desk.person)).toEqual([])
  })

  it('is mailed at once in text and HTML, with where it opens and how such mails end [NOTIFY-3]', async () => {
    const desk = await mentionDesk(portal)
    await desk.tell('Dock &lt;14&gt; is closed')
    const [mail, ...more] = await desk.mails()
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Ana Ruiz mentioned you on Chicago to Dallas')
    for (const body of [mail?.textBody, mail?.htmlBody]) {
      expect(body).toContain(`http://portal.test/lanes/${desk.entityId}`)
      expect(body).toContain('Stop these mails')
      expect(body).toContain(mail?.unsubscribeUrl)
    }
    expect(mail?.textBody).toContain('“Dock <14> is closed”')
    expect(mail?.htmlBody).toContain('Dock &lt;14&gt; is closed')
    expect(mail?.unsubscribeUrl).toMatch(/^http:\/\/portal\.test\/public\/unsubscribe\/[\w-]{43}$/)
  })

  it('tells nothing to who may no longer read such records [NOTIFY-3]', async () => {
    const desk = await mentionDesk(portal)
    await desk.tell('Dock 14', () =>
      sql`update contacts set permissions = '{}' where id = ${desk.bea.id}`.execute(portal.database.owner),
    )
    expect(await desk.mails()).toEqual([])
    const { rows } = await sql`select 1 from notifications where contact_id = ${desk.bea.id}`.execute(
      portal.database.owner,
    )
    expect(rows).toEqual([])
  })
})

describe('what somebody chose', () => {
  it('decides where a kind is heard: bell, mail, both or nowhere', async () => {
    const desk = await mentionDesk(portal)
    await choose(desk.bea, { Mention: { bell: false, mail: 'AtOnce' } })
    await desk.tell('By mail')
    expect([await desk.bell(), (await desk.mails()).length]).toEqual([[], 1])
    await choose(desk.bea, { Mention: { bell: true, mail: 'Never' } })
    await desk.tell('In the bell')
    expect((await desk.bell()).map(({ excerpt }) => excerpt)).toEqual(['In the bell'])
    expect(await desk.mails()).toHaveLength(1)
    await choose(desk.bea, { Mention: { bell: false, mail: 'Never' } })
    await desk.tell('Nowhere')
    expect([(await desk.bell()).length, (await desk.mails()).length]).toEqual([1, 1])
  })

  it('gives way to the one switch for all notification mails', async () => {
    const desk = await mentionDesk(portal)
    await portal.as(desk.bea).ask(updatePreferences, { body: { notificationMails: false } })
    await desk.tell('Quiet')
    expect([(await desk.bell()).length, (await desk.mails()).length]).toEqual([1, 0])
  })

  it('may be one mail a day: after seven, with all that came before, once', async () => {
    const desk = await mentionDesk(portal)
    await choose(desk.bea, { Mention: { bell: true, mail: 'Daily' } })
    await desk.tell('First')
    await desk.tell('Second')
    expect(await desk.mails()).toEqual([])
    const midnight = new Date(noon().getTime() - 11 * 3_600_000)
    await desk.daily(midnight)
    expect(await desk.mails()).toEqual([])
    await desk.daily(noon())
    await desk.daily(noon())
    const [mail, ...more] = await desk.mails()
    expect(more).toEqual([])
    expect(mail?.subject).toBe('2 notifications')
    expect(mail?.textBody).toMatch(/First[\s\S]*Second/)
    expect(mail?.textBody).toContain('notes that mention you')
  })
})

describe('quiet hours', () => {
  /** Hours around this moment, on the clock of somebody far from the company. */
  const around = (before: number, after: number, timeZone = 'Asia/Tokyo') => {
    const clock = (hours: number) =>
      formatInZone(new Date(Date.now() + hours * 3_600_000).toISOString(), timeZone, 'HH:mm')
    return { isOn: true, from: clock(-before), to: clock(after), timeZone }
  }
  const keepQuiet = (person: Parameters<TestPortal['as']>[0], quietHours: ReturnType<typeof around>) =>
    portal.as(person).ask(updatePreferences, { body: { quietHours } })

  it('hold back a mail until they end by the clock of the person, while the bell counts', async () => {
    const desk = await mentionDesk(portal)
    const hours = around(2, 3)
    await keepQuiet(desk.bea, hours)
    await desk.tell('At night')
    expect([(await desk.mails()).length, (await desk.unread()).all]).toEqual([0, 1])
    const [until] = desk.heldUntil()
    expect(formatInZone(until ?? '', 'Asia/Tokyo', 'HH:mm')).toBe(hours.to)
    expect(Date.parse(until ?? '') - Date.now()).toBeLessThan(3 * 3_600_000)
    await desk.endQuiet()
    await desk.endQuiet()
    expect((await desk.mails()).map(({ subject }) => subject)).toEqual(['Ana Ruiz mentioned you on Chicago to Dallas'])
  })

  it('are told of in one mail where several were held back', async () => {
    const desk = await mentionDesk(portal)
    await keepQuiet(desk.bea, around(2, 3))
    for (const text of ['First', 'Second']) await desk.tell(text)
    expect(new Set(desk.heldUntil()).size).toBe(1)
    await desk.endQuiet()
    const [mail, ...more] = await desk.mails()
    expect([mail?.subject, more]).toEqual(['2 notifications', []])
    expect(mail?.textBody).toMatch(/First[\s\S]*Second/)
  })

  it('hold nothing back outside of them or while they are off', async () => {
    const desk = await mentionDesk(portal)
    await keepQuiet(desk.bea, around(-1, 3))
    await desk.tell('By day')
    await keepQuiet(desk.bea, { ...around(2, 3), isOn: false })
    await desk.tell('Without')
    expect([(await desk.mails()).length, desk.heldUntil()]).toEqual([2, []])
  })

  it('that were made longer meanwhile hold on, and what is not wanted any more is not mailed', async () => {
    const desk = await mentionDesk(portal)
    await keepQuiet(desk.bea, around(2, 3))
    await desk.tell('Later')
    await keepQuiet(desk.bea, around(2, 5))
    await desk.endQuiet()
    const [first, second] = desk.heldUntil().map((until) => Date.parse(until))
    expect([(second ?? 0) - (first ?? 0), await desk.mails()]).toEqual([2 * 3_600_000, []])
    await choose(desk.bea, { Mention: { bell: true, mail: 'Never' } })
    await desk.endQuiet()
    await choose(desk.bea, { Mention: { bell: true, mail: 'AtOnce' } })
    await desk.endQuiet()
    expect(await desk.mails()).toEqual([])
  })

  it('tell nothing to who lost the permission meanwhile, and neither does the mail of the day [NOTIFY-3]', async () => {
    const desk = await mentionDesk(portal)
    await keepQuiet(desk.bea, around(2, 3))
    await desk.tell('Secret')
    await choose(desk.bea, { Mention: { bell: true, mail: 'Daily' } })
    await desk.tell('Secret of the day')
    await sql`update contacts set permissions = '{}' where id = ${desk.bea.id}`.execute(portal.database.owner)
    await desk.endQuiet()
    await desk.daily(noon())
    expect(await desk.mails()).toEqual([])
  })

  it('are refused with times or zones that are none', async () => {
    const desk = await mentionDesk(portal)
    const { attempt } = portal.as(desk.bea)
    const hours = around(2, 3)
    const wrong = [{ to: hours.from }, { from: '24:00' }, { timeZone: 'Mars/Base' }]
    for (const one of wrong)
      expect((await attempt(updatePreferences, { body: { quietHours: { ...hours, ...one } } })).status).toBe(400)
  })
})

describe('reading', () => {
  it('marks one, some of a tab or all as read, and back [NOTIFY-4]', async () => {
    const desk = await mentionDesk(portal)
    for (const text of ['One', 'Two', 'Three']) await desk.tell(text)
    const { ask } = portal.as(desk.bea)
    const [newest] = await desk.bell()
    const ids = [newest?.id ?? '']
    expect((await ask(readNotifications, { body: { ids } })).all).toBe(2)
    expect((await desk.bell()).map(({ excerpt, isRead }) => [excerpt, isRead])).toEqual([
      ['Three', true],
      ['Two', false],
      ['One', false],
    ])
    expect((await ask(readNotifications, { body: { ids, isRead: false } })).all).toBe(3)
    expect((await ask(readNotifications, { body: { group: 'Jobs' } })).all).toBe(3)
    expect((await ask(readNotifications, { body: {} })).all).toBe(0)
    // What is read already is no news to the other screens.
    expect((await ask(readNotifications, { body: {} })).all).toBe(0)
    expect((await desk.bell()).every(({ isRead }) => isRead)).toBe(true)
    expect((await ask(getNotifications, { query: { group: 'Watching' } })).data).toEqual([])
    const { rows } = await sql<{ payload: unknown }>`select payload from system.outbox
      where company_id = ${desk.company.id} and name = 'notified'`.execute(portal.database.owner)
    expect(rows.map(({ payload }) => payload)).toEqual([{ id: desk.bea.id }, { id: desk.bea.id }, { id: desk.bea.id }])
  })

  it('reaches nobody else’s', async () => {
    const desk = await mentionDesk(portal)
    await desk.tell('Hers')
    const ids = (await desk.bell()).map(({ id }) => id)
    expect((await desk.ask(readNotifications, { body: { ids } })).all).toBe(0)
    expect((await desk.unread()).all).toBe(1)
  })
})

describe('the link at the end of a mail', () => {
  it('says what it ends and ends it without sign-in, as often as it is opened [NOTIFY-3]', async () => {
    const desk = await mentionDesk(portal)
    await desk.tell('First')
    const token = tokenOf((await desk.mails())[0])
    const { ask, attempt } = portal.as(null)
    const params = { token }
    const about = { about: 'notes that mention you', emailAddress: desk.bea.emailAddress }
    expect(await ask(getSubscription, { params })).toEqual({ ...about, isEnded: false })
    for (const _time of [1, 2]) expect(await ask(unsubscribe, { params })).toEqual({ ...about, isEnded: true })
    await desk.tell('Second')
    expect([(await desk.mails()).length, (await desk.bell()).length]).toEqual([1, 2])
    for (const operation of [getSubscription, unsubscribe])
      expect((await attempt(operation, { params: { token: 'a'.repeat(43) } })).status).toBe(410)
  })
})
