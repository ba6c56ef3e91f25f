import { createBillToCompany } from '@lanewise/contract/billing'
import { getNotifications, unsubscribe } from '@lanewise/contract/notifications'
import { cancelShipment } from '@lanewise/contract/shipments'
import { addWatchedEntityWithEmail, updateWatcher } from '@lanewise/contract/watchers'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { mailsTo } from '#features/contacts/testing/given.ts'
import { minutesAgo, processTracking, trackingSetup } from '#features/tracking/testing/given.ts'
import { inCompany } from '#platform/db/database.ts'
import { readSystemUser } from '#platform/outbox/system-user.ts'
import { confirmWatchers } from '#platform/testing/confirm-watchers.ts'
import { sharedTestPortal, startTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { runHourlyJob } from '#platform/testing/run-jobs.ts'
import { tokenOf } from '../notifications/testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

const start = Date.parse('2026-11-16T14:00:00.000Z')
const after = (minutes: number, seconds = 0) => new Date(start + (minutes * 60 + seconds) * 1000)

/** A booked shipment with an outside watcher, and events delivered at times chosen by the test. */
async function watchSetup(facts: Parameters<Awaited<ReturnType<typeof trackingSetup>>['ship']>[0] = {}) {
  const setup = await trackingSetup(portal)
  const { shipmentId, shipmentNumber } = await setup.ship(facts)
  await setup.book(shipmentId, await setup.byHand())
  await processTracking(portal)
  const watch = async (name: string, notificationType = 'All') => {
    const emailAddress = name.includes('@') ? name : `${name}-${shipmentNumber}@customer.test`.toLowerCase()
    const body = { entityId: shipmentId, entityType: 'Shipment', emailAddress, notificationType } as const
    await setup.ask(addWatchedEntityWithEmail, { body: body as never })
    await confirmWatchers(portal)
    return emailAddress
  }
  const announced = async () => {
    const { rows } = await sql<{ name: string; payload: { action: string } }>`select name, payload from system.outbox
      where company_id = ${setup.company.id} and name in ('shipmentChanged', 'onTimeChanged') order by created_at`.execute(
      portal.database.owner,
    )
    return rows
  }
  return {
    ...setup,
    shipmentId,
    shipmentNumber,
    watch,
    announced,
    /** Delivers a shipment event at a given time, like the queue. */
    tellAt: (at: Date, name: 'shipmentChanged' | 'onTimeChanged' | 'troubleReported', action: string) =>
      reactAt(portal, { companyId: setup.company.id, at, name, payload: { id: shipmentId, shipmentNumber, action } }),
    /** Runs the end of every queued pause, also of another process. */
    endPauses: (of: TestPortal = portal) => endPauses(of, setup.company.id, shipmentId),
    subjects: async (address: string) => (await mailsTo(portal, address)).map(({ subject }) => subject),
  }
}

type At = { companyId: string; at: Date; name: string; payload: object }

async function reactAt({ features, database, transactions }: TestPortal, { companyId, at, name, payload }: At) {
  const user = await inCompany(database.db, companyId, (tx) => readSystemUser(tx, companyId))
  const own = features
    .flatMap(({ reactions = [] }) => reactions)
    .filter(({ event, job }) => event.name === name && job.name.startsWith('reaction.watchers.tell'))
  expect(own).toHaveLength(1)
  for (const { run } of own) await transactions.as(user, (ctx) => run({ ...ctx, now: at }, payload as never))
}

const pauses = (shipmentId: string) =>
  portal.queued.filter(
    ({ name, payload }) =>
      name === 'watchers.after-pause' && (payload as { shipmentId: string }).shipmentId === shipmentId,
  )

async function endPauses({ features, database, transactions }: TestPortal, companyId: string, shipmentId: string) {
  const job = features.flatMap(({ jobs = [] }) => jobs).find(({ name }) => name === 'watchers.after-pause')
  if (!job) throw new Error('Mails wait for the end of a pause')
  const user = await inCompany(database.db, companyId, (tx) => readSystemUser(tx, companyId))
  const waiting = pauses(shipmentId)
  for (const one of waiting) portal.queued.splice(portal.queued.indexOf(one), 1)
  const once = new Map(waiting.map((one) => [job.key(one.payload as never), one.payload]))
  for (const payload of once.values()) {
    const { until } = payload as { until: string }
    await transactions.as(user, (ctx) => job.run({ ...ctx, now: new Date(until) }, payload as never, undefined))
  }
  return [...once.values()] as { until: string; seconds: number }[]
}

describe('whoever watches a shipment by mail', () => {
  it('gets one mail for two changes within 5 minutes of the last, another for a later one, by the notification type, and screens hear of each change [TRACKING-6]', async () => {
    const setup = await watchSetup()
    const { shipmentNumber: number } = setup
    const all = await setup.watch('all')
    const status = await setup.watch('status', 'ShipmentStatus')
    const onTime = await setup.watch('ontime', 'OnTimeStatus')
    await setup.tellAt(after(0), 'shipmentChanged', 'Dispatched')
    expect(await setup.subjects(all)).toEqual([`Shipment ${number} is Dispatched`])
    expect(await setup.subjects(onTime)).toEqual([])
    await setup.tellAt(after(1), 'shipmentChanged', 'InTransit')
    await setup.tellAt(after(3), 'onTimeChanged', 'AtRisk')
    expect(await setup.subjects(all)).toHaveLength(1)
    // The first email to a watcher is not delayed by emails to others.
    expect(await setup.subjects(onTime)).toEqual([`Shipment ${number} is At Risk`])
    const ended = await setup.endPauses()
    expect(ended.map(({ until }) => until)).toEqual([after(5).toISOString(), after(5).toISOString()])
    expect(await setup.subjects(all)).toEqual([
      `Shipment ${number} is Dispatched`,
      `Shipment ${number} is In Transit, At Risk`,
    ])
    expect(await setup.subjects(status)).toEqual([
      `Shipment ${number} is Dispatched`,
      `Shipment ${number} is In Transit`,
    ])
    await setup.tellAt(after(11), 'shipmentChanged', 'Delivered')
    expect(await setup.subjects(all)).toHaveLength(3)
    expect((await setup.subjects(status)).at(-1)).toBe(`Shipment ${number} is Delivered`)
    expect(await setup.subjects(onTime)).toHaveLength(1)
    // The underlying changes are sent to open screens too.
    await setup.tell(setup.told(number, { kind: 'Arrived', stopNumber: 1, occurredAt: minutesAgo(3) }))
    await processTracking(portal)
    expect((await setup.announced()).map(({ name, payload }) => [name, payload.action])).toContainEqual([
      'shipmentChanged',
      'AtStop',
    ])
  })

  it('hears what the carrier reports in the same mail, each once in the subject', async () => {
    const setup = await watchSetup()
    const all = await setup.watch('all')
    await setup.tellAt(after(0), 'shipmentChanged', 'Dispatched')
    await setup.tellAt(after(1), 'troubleReported', 'Delayed')
    await setup.tellAt(after(2), 'shipmentChanged', 'InTransit')
    await setup.tellAt(after(3), 'onTimeChanged', 'Late')
    await setup.tellAt(after(4), 'troubleReported', 'Delayed')
    await setup.endPauses()
    const mails = await mailsTo(portal, all)
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Shipment ${setup.shipmentNumber} is Dispatched`,
      `Shipment ${setup.shipmentNumber} is In Transit, Late, Delayed`,
    ])
    const lines = JSON.stringify(mails[1]).match(/: (Delayed|In Transit|Late)(?=["<])/g)
    expect(new Set(lines)).toEqual(new Set([': Delayed', ': In Transit', ': Late']))
  })

  it('waits as long as is left of the 5 minutes', async () => {
    const setup = await watchSetup()
    await setup.watch('all')
    await setup.tellAt(after(0), 'shipmentChanged', 'Dispatched')
    await setup.tellAt(after(4, 20), 'onTimeChanged', 'Late')
    expect(pauses(setup.shipmentId).map(({ payload }) => payload)).toMatchObject([
      { until: after(5).toISOString(), seconds: 40 },
    ])
  })

  it('loses nothing when the process ends in between: another one sends what waits [TRACKING-6]', async () => {
    const setup = await watchSetup()
    const all = await setup.watch('all')
    await setup.tellAt(after(0), 'shipmentChanged', 'Dispatched')
    await setup.tellAt(after(1), 'shipmentChanged', 'InTransit')
    const second = await startTestPortal({ shared: portal.database })
    try {
      await setup.endPauses(second)
    } finally {
      await second.close()
    }
    expect(await setup.subjects(all)).toHaveLength(2)
    expect(await setup.endPauses()).toEqual([])
  })

  it('gets nothing twice when the end of a pause is repeated', async () => {
    const setup = await watchSetup()
    const all = await setup.watch('all')
    await setup.tellAt(after(0), 'shipmentChanged', 'Dispatched')
    await setup.tellAt(after(1), 'shipmentChanged', 'InTransit')
    const [again] = pauses(setup.shipmentId)
    await setup.endPauses()
    if (again) portal.queued.push(again)
    await setup.endPauses()
    expect(await setup.subjects(all)).toHaveLength(2)
  })

  it('hears nothing after the link at the end of a mail, nor of what waited', async () => {
    const setup = await watchSetup()
    const all = await setup.watch('all')
    await setup.tellAt(after(0), 'shipmentChanged', 'Dispatched')
    await setup.tellAt(after(1), 'shipmentChanged', 'InTransit')
    const [mail] = await mailsTo(portal, all)
    await portal.as(null).ask(unsubscribe, { params: { token: tokenOf(mail) } })
    await setup.endPauses()
    await setup.tellAt(after(20), 'shipmentChanged', 'Delivered')
    expect(await setup.subjects(all)).toHaveLength(1)
    const { rows } =
      await sql`select from watch_news where company_id = ${setup.company.id} and mailed_at is null`.execute(
        portal.database.owner,
      )
    expect(rows).toEqual([])
  })

  it('hears only of what it chose meanwhile', async () => {
    const setup = await watchSetup()
    const address = await setup.watch('all')
    await setup.tellAt(after(0), 'shipmentChanged', 'Dispatched')
    await setup.tellAt(after(1), 'shipmentChanged', 'InTransit')
    await setup.tellAt(after(2), 'onTimeChanged', 'Late')
    const watchedEntityRequest = {
      entityId: setup.shipmentId,
      entityType: 'Shipment',
      emailAddress: address,
      notificationType: 'OnTimeStatus',
    } as const
    await setup.ask(updateWatcher, { body: { watchedEntityRequest } })
    await setup.endPauses()
    expect((await setup.subjects(address)).at(-1)).toBe(`Shipment ${setup.shipmentNumber} is Late`)
  })

  it('reads where it goes, each change with its time, and where to follow it', async () => {
    const setup = await watchSetup()
    const { shipmentNumber: number } = setup
    const all = await setup.watch('all')
    await setup.tellAt(after(0), 'shipmentChanged', 'Dispatched')
    await setup.tellAt(after(1), 'shipmentChanged', 'InTransit')
    await setup.tellAt(after(2), 'onTimeChanged', 'Late')
    await setup.endPauses()
    const [first, second] = await mailsTo(portal, all)
    expect(first?.textBody).toContain(
      `Shipment ${number} of ${setup.company.name} from Chicago, IL to Dallas, TX is now Dispatched, with Able.`,
    )
    expect(first?.textBody).not.toContain('11/16/2026 08:00 CST: Dispatched')
    expect(first?.textBody).toContain(`http://portal.test/public/shipments/${number}/preview/details`)
    expect(first?.textBody).toContain('You receive this email because you watch this shipment.')
    for (const line of ['11/16/2026 08:01 CST: In Transit', '11/16/2026 08:02 CST: Late'])
      expect(second?.textBody).toContain(line)
  })

  it('is told of for 30 days, then its news are forgotten', async () => {
    const setup = await watchSetup()
    await setup.watch('all')
    const remainingAfter = async (hours: number) => {
      await setup.tellAt(new Date(Date.now() - hours * 3_600_000), 'shipmentChanged', 'Dispatched')
      await runHourlyJob(portal, setup.company.id, 'watchers.forget-news')
      const { rows } = await sql`select from watch_news where company_id = ${setup.company.id}`.execute(
        portal.database.owner,
      )
      return rows.length
    }
    expect(await remainingAfter(30 * 24 + 1)).toBe(0)
    expect(await remainingAfter(30 * 24 - 1)).toBe(1)
  })

  it('reads the reason of a cancellation', async () => {
    const setup = await watchSetup()
    const all = await setup.watch('all')
    await setup.ask(cancelShipment, { params: { shipmentNumber: setup.shipmentNumber }, body: { reason: 'No truck' } })
    await setup.tellAt(after(0), 'shipmentChanged', 'Voided')
    const [mail] = await mailsTo(portal, all)
    expect(mail?.textBody).toContain('Reason: No truck')
  })

  it('reads of a blind shipment who pays in place of who ships [DEF-112]', async () => {
    const payer = { addressLine1: '2400 Fieldstone Ave', city: 'Indianapolis', state: 'IN', postalCode: '46204' }
    const setup = await watchSetup({ isBlind: true })
    const { billToCompanyNumber } = await setup.admin.ask(createBillToCompany, {
      body: { name: 'Freight Accounting', ...payer },
    })
    await sql`update orders set bill_to_company_id = (select id from bill_to_companies
      where bill_to_company_number = ${billToCompanyNumber} and company_id = ${setup.company.id})
      where company_id = ${setup.company.id}`.execute(portal.database.owner)
    const all = await setup.watch('all')
    await setup.tellAt(after(0), 'shipmentChanged', 'InTransit')
    const [mail] = await mailsTo(portal, all)
    expect(mail?.textBody).toContain('from Freight Accounting, Indianapolis, IN to Dallas, TX is now In Transit')
    for (const secret of ['Chicago', setup.company.name]) expect(mail?.textBody).not.toContain(secret)
  })
})

describe('a user who watches a shipment', () => {
  it('has each change in the bell at once, and one mail in 5 minutes', async () => {
    const setup = await watchSetup()
    const bea = await portal.given.person({ company: setup.company, firstName: 'Bea', lastName: 'Novak' })
    await setup.watch(bea.emailAddress)
    await setup.tellAt(after(0), 'shipmentChanged', 'Dispatched')
    await setup.tellAt(after(1), 'shipmentChanged', 'InTransit')
    await setup.tellAt(after(2), 'onTimeChanged', 'Late')
    const { data } = await portal.as(bea).ask(getNotifications, {})
    expect(data.map(({ kind, detail }) => [kind, detail]).sort()).toEqual([
      ['OnTimeStatus', 'Late'],
      ['ShipmentStatus', 'Dispatched'],
      ['ShipmentStatus', 'In Transit'],
    ])
    expect(await setup.subjects(bea.emailAddress)).toEqual([`Shipment ${setup.shipmentNumber} is Dispatched`])
    const held = await endHeld(setup.company.id, bea.id)
    expect(held).toEqual([after(5).toISOString()])
    expect(await setup.subjects(bea.emailAddress)).toEqual([
      `Shipment ${setup.shipmentNumber} is Dispatched`,
      '2 notifications',
    ])
    expect(await sent(bea.id, 'notified')).toBe(3)
    await setup.tellAt(after(9, 59), 'shipmentChanged', 'AtStop')
    expect(await setup.subjects(bea.emailAddress)).toHaveLength(2)
    await setup.tellAt(after(11), 'onTimeChanged', 'OnTime')
    expect(await setup.subjects(bea.emailAddress)).toHaveLength(3)
  })

  it('is mailed of another shipment meanwhile, and of the first one not before its time', async () => {
    const setup = await watchSetup()
    const bea = await portal.given.person({ company: setup.company, firstName: 'Bea', lastName: 'Novak' })
    await setup.watch(bea.emailAddress)
    const other = await setup.bookTruck()
    const body = { entityId: other.shipmentId, entityType: 'Shipment', emailAddress: bea.emailAddress } as const
    await setup.ask(addWatchedEntityWithEmail, { body })
    const announceOther = (at: Date, action: string) =>
      reactAt(portal, {
        ...{ companyId: setup.company.id, at, name: 'shipmentChanged' },
        payload: { id: other.shipmentId, shipmentNumber: other.shipmentNumber, action },
      })
    await setup.tellAt(after(0), 'shipmentChanged', 'Dispatched')
    await announceOther(after(2), 'Dispatched')
    expect(await setup.subjects(bea.emailAddress)).toHaveLength(2)
    await setup.tellAt(after(3), 'shipmentChanged', 'InTransit')
    await announceOther(after(4), 'InTransit')
    expect(await endHeld(setup.company.id, bea.id, after(5))).toEqual([after(5).toISOString(), after(7).toISOString()])
    expect(await setup.subjects(bea.emailAddress)).toEqual([
      `Shipment ${setup.shipmentNumber} is Dispatched`,
      `Shipment ${other.shipmentNumber} is Dispatched`,
      `Shipment ${setup.shipmentNumber} is In Transit`,
    ])
  })
})

const heldMails = 'notifications.after-quiet-hours'

/** Runs a person's first queued pause end at that time, and returns all pause ends queued afterwards. */
async function endHeld(companyId: string, contactId: string, now?: Date): Promise<string[]> {
  const own = () =>
    portal.queued
      .filter(({ name }) => name === heldMails)
      .map(({ payload }) => payload as { contactId: string; until: string; seconds: number })
      .filter((one) => one.contactId === contactId)
  const job = portal.features.flatMap(({ jobs = [] }) => jobs).find(({ name }) => name === heldMails)
  const [first] = own()
  if (!job || !first) throw new Error('Mails are held back')
  const user = await inCompany(portal.database.db, companyId, (tx) => readSystemUser(tx, companyId))
  const at = now ?? new Date(first.until)
  await portal.transactions.as(user, (ctx) => job.run({ ...ctx, now: at }, first, undefined))
  return [...new Set(own().map(({ until }) => until))]
}

async function sent(id: string, name: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from system.outbox
    where name = ${name} and payload ->> 'id' = ${id}`.execute(portal.database.owner)
  return rows[0]?.count ?? 0
}
