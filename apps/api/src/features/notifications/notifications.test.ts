import { getNotifications, getSubscription, readNotifications, unsubscribe } from '@lanewise/contract/notifications'
import { updatePreferences } from '@lanewise/contract/profile'
import type { NotificationKind } from '@lanewise/domain/notifications/notification-kinds'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { mentionDesk, tokenOf } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

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
