import { getNotifications, getSubscription, readNotifications, unsubscribe } from '@lanewise/contract/notifications'
import { updatePreferences } from '@lanewise/contract/profile'
import type { NotificationKind } from '@lanewise/domain/notifications/notification-kinds'
import { formatInZone } from '@lanewise/domain/shared/calendar'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { mentionSetup, tokenOf } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

const choose = (person: Parameters<TestPortal['as']>[0], choices: Partial<Record<NotificationKind, object>>) =>
  portal.as(person).ask(updatePreferences, { body: { notifications: choices as never } })

const noon = () => new Date(new Date().setUTCHours(24 + 18, 0, 0, 0))

describe('a mention', () => {
  it('is in the bell of whoever is mentioned, with who wrote, on what and how it begins, and in nobody else’s', async () => {
    const setup = await mentionSetup(portal)
    await setup.tell('Dock 14 is closed')
    expect(await setup.bell()).toEqual([
      {
        id: expect.any(String),
        kind: 'Mention',
        createdAt: expect.any(String),
        isRead: false,
        actor: { name: 'Ana Ruiz', profilePictureFileId: null },
        entityId: setup.entityId,
        entityName: 'Chicago to Dallas',
        path: `/lanes/${setup.entityId}`,
        detail: null,
        excerpt: 'Dock 14 is closed',
      },
    ])
    expect(await setup.unread()).toEqual({ all: 1, Mentions: 1, Watching: 0, Jobs: 0 })
    expect(await setup.bell(setup.person)).toEqual([])
  })

  it('is mailed at once in text and HTML, with where it opens and how such mails end [NOTIFY-3]', async () => {
    const setup = await mentionSetup(portal)
    await setup.tell('Dock &lt;14&gt; is closed')
    const [mail, ...more] = await setup.mails()
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Ana Ruiz mentioned you on Chicago to Dallas')
    for (const body of [mail?.textBody, mail?.htmlBody]) {
      expect(body).toContain(`http://portal.test/lanes/${setup.entityId}`)
      expect(body).toContain('Unsubscribe')
      expect(body).toContain(mail?.unsubscribeUrl)
    }
    expect(mail?.textBody).toContain('“Dock <14> is closed”')
    expect(mail?.htmlBody).toContain('Dock &lt;14&gt; is closed')
    expect(mail?.unsubscribeUrl).toMatch(/^http:\/\/portal\.test\/public\/unsubscribe\/[\w-]{43}$/)
  })

  it('tells nothing to who may no longer read such records [NOTIFY-3]', async () => {
    const setup = await mentionSetup(portal)
    await setup.tell('Dock 14', () =>
      sql`update contacts set permissions = '{}' where id = ${setup.bea.id}`.execute(portal.database.owner),
    )
    expect(await setup.mails()).toEqual([])
    const { rows } = await sql`select 1 from notifications where contact_id = ${setup.bea.id}`.execute(
      portal.database.owner,
    )
    expect(rows).toEqual([])
  })
})

describe('what somebody chose', () => {
  it('decides where a kind is heard: bell, mail, both or nowhere', async () => {
    const setup = await mentionSetup(portal)
    await choose(setup.bea, { Mention: { bell: false, mail: 'AtOnce' } })
    await setup.tell('By email')
    expect([await setup.bell(), (await setup.mails()).length]).toEqual([[], 1])
    await choose(setup.bea, { Mention: { bell: true, mail: 'Never' } })
    await setup.tell('In the bell')
    expect((await setup.bell()).map(({ excerpt }) => excerpt)).toEqual(['In the bell'])
    expect(await setup.mails()).toHaveLength(1)
    await choose(setup.bea, { Mention: { bell: false, mail: 'Never' } })
    await setup.tell('Nowhere')
    expect([(await setup.bell()).length, (await setup.mails()).length]).toEqual([1, 1])
  })

  it('gives way to the one switch for all notification mails', async () => {
    const setup = await mentionSetup(portal)
    await portal.as(setup.bea).ask(updatePreferences, { body: { notificationMails: false } })
    await setup.tell('Quiet')
    expect([(await setup.bell()).length, (await setup.mails()).length]).toEqual([1, 0])
  })

  it('may be one mail a day: after seven, with all that came before, once', async () => {
    const setup = await mentionSetup(portal)
    await choose(setup.bea, { Mention: { bell: true, mail: 'Daily' } })
    await setup.tell('First')
    await setup.tell('Second')
    expect(await setup.mails()).toEqual([])
    const midnight = new Date(noon().getTime() - 11 * 3_600_000)
    await setup.daily(midnight)
    expect(await setup.mails()).toEqual([])
    await setup.daily(noon())
    await setup.daily(noon())
    const [mail, ...more] = await setup.mails()
    expect(more).toEqual([])
    expect(mail?.subject).toBe('2 notifications')
    expect(mail?.textBody).toMatch(/First[\s\S]*Second/)
    expect(mail?.textBody).toContain('notes that mention you')
  })
})

describe('quiet hours', () => {
  /** Quiet hours around the current time, in a time zone far from the company's. */
  const context = (before: number, after: number, timeZone = 'Asia/Tokyo') => {
    const clock = (hours: number) =>
      formatInZone(new Date(Date.now() + hours * 3_600_000).toISOString(), timeZone, 'HH:mm')
    return { isOn: true, from: clock(-before), to: clock(after), timeZone }
  }
  const keepQuiet = (person: Parameters<TestPortal['as']>[0], quietHours: ReturnType<typeof context>) =>
    portal.as(person).ask(updatePreferences, { body: { quietHours } })

  it('hold back a mail until they end by the clock of the person, while the bell counts', async () => {
    const setup = await mentionSetup(portal)
    const hours = context(2, 3)
    await keepQuiet(setup.bea, hours)
    await setup.tell('At night')
    expect([(await setup.mails()).length, (await setup.unread()).all]).toEqual([0, 1])
    const [until] = setup.heldUntil()
    expect(formatInZone(until ?? '', 'Asia/Tokyo', 'HH:mm')).toBe(hours.to)
    expect(Date.parse(until ?? '') - Date.now()).toBeLessThan(3 * 3_600_000)
    await setup.endQuiet()
    await setup.endQuiet()
    expect((await setup.mails()).map(({ subject }) => subject)).toEqual(['Ana Ruiz mentioned you on Chicago to Dallas'])
  })

  it('are told of in one mail where several were held back', async () => {
    const setup = await mentionSetup(portal)
    await keepQuiet(setup.bea, context(2, 3))
    for (const text of ['First', 'Second']) await setup.tell(text)
    expect(new Set(setup.heldUntil()).size).toBe(1)
    await setup.endQuiet()
    const [mail, ...more] = await setup.mails()
    expect([mail?.subject, more]).toEqual(['2 notifications', []])
    expect(mail?.textBody).toMatch(/First[\s\S]*Second/)
  })

  it('hold nothing back outside of them or while they are off', async () => {
    const setup = await mentionSetup(portal)
    await keepQuiet(setup.bea, context(-1, 3))
    await setup.tell('By day')
    await keepQuiet(setup.bea, { ...context(2, 3), isOn: false })
    await setup.tell('Without')
    expect([(await setup.mails()).length, setup.heldUntil()]).toEqual([2, []])
  })

  it('that were made longer meanwhile hold on, and what is not wanted any more is not mailed', async () => {
    const setup = await mentionSetup(portal)
    await keepQuiet(setup.bea, context(2, 3))
    await setup.tell('Later')
    await keepQuiet(setup.bea, context(2, 5))
    await setup.endQuiet()
    const [first, second] = setup.heldUntil().map((until) => Date.parse(until))
    expect([(second ?? 0) - (first ?? 0), await setup.mails()]).toEqual([2 * 3_600_000, []])
    await choose(setup.bea, { Mention: { bell: true, mail: 'Never' } })
    await setup.endQuiet()
    await choose(setup.bea, { Mention: { bell: true, mail: 'AtOnce' } })
    await setup.endQuiet()
    expect(await setup.mails()).toEqual([])
  })

  it('tell nothing to who lost the permission meanwhile, and neither does the mail of the day [NOTIFY-3]', async () => {
    const setup = await mentionSetup(portal)
    await keepQuiet(setup.bea, context(2, 3))
    await setup.tell('Secret')
    await choose(setup.bea, { Mention: { bell: true, mail: 'Daily' } })
    await setup.tell('Secret of the day')
    await sql`update contacts set permissions = '{}' where id = ${setup.bea.id}`.execute(portal.database.owner)
    await setup.endQuiet()
    await setup.daily(noon())
    expect(await setup.mails()).toEqual([])
  })

  it('are refused with times or zones that are none', async () => {
    const setup = await mentionSetup(portal)
    const { attempt } = portal.as(setup.bea)
    const hours = context(2, 3)
    const wrong = [{ to: hours.from }, { from: '24:00' }, { timeZone: 'Mars/Base' }]
    for (const one of wrong)
      expect((await attempt(updatePreferences, { body: { quietHours: { ...hours, ...one } } })).status).toBe(400)
  })
})

describe('reading', () => {
  it('marks one, some of a tab or all as read, and back [NOTIFY-4]', async () => {
    const setup = await mentionSetup(portal)
    for (const text of ['One', 'Two', 'Three']) await setup.tell(text)
    const { ask } = portal.as(setup.bea)
    const [newest] = await setup.bell()
    const ids = [newest?.id ?? '']
    expect((await ask(readNotifications, { body: { ids } })).all).toBe(2)
    expect((await setup.bell()).map(({ excerpt, isRead }) => [excerpt, isRead])).toEqual([
      ['Three', true],
      ['Two', false],
      ['One', false],
    ])
    expect((await ask(readNotifications, { body: { ids, isRead: false } })).all).toBe(3)
    expect((await ask(readNotifications, { body: { group: 'Jobs' } })).all).toBe(3)
    expect((await ask(readNotifications, { body: {} })).all).toBe(0)
    // Notifications that are read already cause no event for the other screens.
    expect((await ask(readNotifications, { body: {} })).all).toBe(0)
    expect((await setup.bell()).every(({ isRead }) => isRead)).toBe(true)
    expect((await ask(getNotifications, { query: { group: 'Watching' } })).data).toEqual([])
    const { rows } = await sql<{ payload: unknown }>`select payload from system.outbox
      where company_id = ${setup.company.id} and name = 'notified'`.execute(portal.database.owner)
    expect(rows.map(({ payload }) => payload)).toEqual([
      { id: setup.bea.id },
      { id: setup.bea.id },
      { id: setup.bea.id },
    ])
  })

  it('reaches nobody else’s', async () => {
    const setup = await mentionSetup(portal)
    await setup.tell('Hers')
    const ids = (await setup.bell()).map(({ id }) => id)
    expect((await setup.ask(readNotifications, { body: { ids } })).all).toBe(0)
    expect((await setup.unread()).all).toBe(1)
  })
})

describe('the link at the end of a mail', () => {
  it('says what it ends and ends it without sign-in, as often as it is opened [NOTIFY-3]', async () => {
    const setup = await mentionSetup(portal)
    await setup.tell('First')
    const token = tokenOf((await setup.mails())[0])
    const { ask, attempt } = portal.as(null)
    const params = { token }
    const about = { about: 'notes that mention you', emailAddress: setup.bea.emailAddress }
    expect(await ask(getSubscription, { params })).toEqual({ ...about, isEnded: false })
    for (const _time of [1, 2]) expect(await ask(unsubscribe, { params })).toEqual({ ...about, isEnded: true })
    await setup.tell('Second')
    expect([(await setup.mails()).length, (await setup.bell()).length]).toEqual([1, 2])
    for (const operation of [getSubscription, unsubscribe])
      expect((await attempt(operation, { params: { token: 'a'.repeat(43) } })).status).toBe(410)
  })
})
