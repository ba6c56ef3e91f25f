import { createBillToCompany } from '@lanewise/contract/billing'
import { getNotifications, unsubscribe } from '@lanewise/contract/notifications'
import { cancelShipment } from '@lanewise/contract/shipments'
import { addWatchedEntityWithEmail, updateWatcher } from '@lanewise/contract/watchers'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { mailsTo } from '#features/contacts/testing/given.ts'
import { look, minutesAgo, trackingDesk } from '#features/tracking/testing/given.ts'
import { inCompany } from '#platform/db/database.ts'
import { readSystemUser } from '#platform/outbox/system-user.ts'
import { sharedTestPortal, startTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { runRound } from '#platform/testing/run-jobs.ts'
import { tokenOf } from '../notifications/testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

const start = Date.parse('2026-11-16T14:00:00.000Z')
const after = (minutes: number, seconds = 0) => new Date(start + (minutes * 60 + seconds) * 1000)

/** A booked truck, somebody outside who watches it, and what is announced of it, told at moments of the test's choosing. */
async function watchDesk(facts: Parameters<Awaited<ReturnType<typeof trackingDesk>>['ship']>[0] = {}) {
  const desk = await trackingDesk(portal)
  const { shipmentId, shipmentNumber } = await desk.ship(facts)
  await desk.book(shipmentId, await desk.byHand())
  await look(portal)
  const watch = async (name: string, notificationType = 'All') => {
    const emailAddress = name.includes('@') ? name : `${name}-${shipmentNumber}@customer.test`.toLowerCase()
    const body = { entityId: shipmentId, entityType: 'Shipment', emailAddress, notificationType } as const
    await desk.ask(addWatchedEntityWithEmail, { body: body as never })
    return emailAddress
  }
  const announced = async () => {
    const { rows } = await sql<{ name: string; payload: { action: string } }>`select name, payload from system.outbox
      where company_id = ${desk.company.id} and name in ('shipmentChanged', 'onTimeChanged') order by created_at`.execute(
      portal.database.owner,
    )
    return rows
  }
  return {
    ...desk,
    shipmentId,
    shipmentNumber,
    watch,
    announced,
    /** What is announced as the shipment's state, as the queue would tell it at that moment. */
    tellAt: (at: Date, name: 'shipmentChanged' | 'onTimeChanged' | 'troubleReported', action: string) =>
      reactAt(portal, { companyId: desk.company.id, at, name, payload: { id: shipmentId, shipmentNumber, action } }),
    /** The end of every pause that was queued, in this process or another. */
    endPauses: (of: TestPortal = portal) => endPauses(of, desk.company.id, shipmentId),
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
    const desk = await watchDesk()
    const { shipmentNumber: number } = desk
    const all = await desk.watch('all')
    const status = await desk.watch('status', 'ShipmentStatus')
    const onTime = await desk.watch('ontime', 'OnTimeStatus')
    await desk.tellAt(after(0), 'shipmentChanged', 'Dispatched')
    expect(await desk.subjects(all)).toEqual([`Shipment ${number} is Dispatched`])
    expect(await desk.subjects(onTime)).toEqual([])
    await desk.tellAt(after(1), 'shipmentChanged', 'InTransit')
    await desk.tellAt(after(3), 'onTimeChanged', 'AtRisk')
    expect(await desk.subjects(all)).toHaveLength(1)
    // The first mail about it is not held up by mails to others.
    expect(await desk.subjects(onTime)).toEqual([`Shipment ${number} is At Risk`])
    const ended = await desk.endPauses()
    expect(ended.map(({ until }) => until)).toEqual([after(5).toISOString(), after(5).toISOString()])
    expect(await desk.subjects(all)).toEqual([
      `Shipment ${number} is Dispatched`,
      `Shipment ${number} is In Transit, At Risk`,
    ])
    expect(await desk.subjects(status)).toEqual([
      `Shipment ${number} is Dispatched`,
      `Shipment ${number} is In Transit`,
    ])
    await desk.tellAt(after(11), 'shipmentChanged', 'Delivered')
    expect(await desk.subjects(all)).toHaveLength(3)
    expect((await desk.subjects(status)).at(-1)).toBe(`Shipment ${number} is Delivered`)
    expect(await desk.subjects(onTime)).toHaveLength(1)
    // What made them known is announced to open screens, too.
    await desk.tell(desk.told(number, { kind: 'Arrived', stopNumber: 1, occurredAt: minutesAgo(3) }))
    await look(portal)
    expect((await desk.announced()).map(({ name, payload }) => [name, payload.action])).toContainEqual([
      'shipmentChanged',
      'AtStop',
    ])
  })

  it('hears what the carrier reports in the same mail, each once in the subject', async () => {
    const desk = await watchDesk()
    const all = await desk.watch('all')
    await desk.tellAt(after(0), 'shipmentChanged', 'Dispatched')
    await desk.tellAt(after(1), 'troubleReported', 'Delayed')
    await desk.tellAt(after(2), 'shipmentChanged', 'InTransit')
    await desk.tellAt(after(3), 'onTimeChanged', 'Late')
    await desk.tellAt(after(4), 'troubleReported', 'Delayed')
    await desk.endPauses()
    const mails = await mailsTo(portal, all)
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Shipment ${desk.shipmentNumber} is Dispatched`,
      `Shipment ${desk.shipmentNumber} is In Transit, Late, Delayed`,
    ])
    const lines = JSON.stringify(mails[1]).match(/: (Delayed|In Transit|Late)(?=["<])/g)
    expect(new Set(lines)).toEqual(new Set([': Delayed', ': In Transit', ': Late']))
  })

  it('waits as long as is left of the 5 minutes', async () => {
    const desk = await watchDesk()
    await desk.watch('all')
    await desk.tellAt(after(0), 'shipmentChanged', 'Dispatched')
    await desk.tellAt(after(4, 20), 'onTimeChanged', 'Late')
    expect(pauses(desk.shipmentId).map(({ payload }) => payload)).toMatchObject([
      { until: after(5).toISOString(), seconds: 40 },
    ])
  })

  it('loses nothing when the process ends in between: another one sends what waits [TRACKING-6]', async () => {
    const desk = await watchDesk()
    const all = await desk.watch('all')
    await desk.tellAt(after(0), 'shipmentChanged', 'Dispatched')
    await desk.tellAt(after(1), 'shipmentChanged', 'InTransit')
    const second = await startTestPortal({ shared: portal.database })
    try {
      await desk.endPauses(second)
    } finally {
      await second.close()
    }
    expect(await desk.subjects(all)).toHaveLength(2)
    expect(await desk.endPauses()).toEqual([])
  })

  it('gets nothing twice when the end of a pause is repeated', async () => {
    const desk = await watchDesk()
    const all = await desk.watch('all')
    await desk.tellAt(after(0), 'shipmentChanged', 'Dispatched')
    await desk.tellAt(after(1), 'shipmentChanged', 'InTransit')
    const [again] = pauses(desk.shipmentId)
    await desk.endPauses()
    if (again) portal.queued.push(again)
    await desk.endPauses()
    expect(await desk.subjects(all)).toHaveLength(2)
  })

  it('hears nothing after the link at the end of a mail, nor of what waited', async () => {
    const desk = await watchDesk()
    const all = await desk.watch('all')
    await desk.tellAt(after(0), 'shipmentChanged', 'Dispatched')
    await desk.tellAt(after(1), 'shipmentChanged', 'InTransit')
    const [mail] = await mailsTo(portal, all)
    await portal.as(null).ask(unsubscribe, { params: { token: tokenOf(mail) } })
    await desk.endPauses()
    await desk.tellAt(after(20), 'shipmentChanged', 'Delivered')
    expect(await desk.subjects(all)).toHaveLength(1)
    const { rows } =
      await sql`select from watch_news where company_id = ${desk.company.id} and mailed_at is null`.execute(
        portal.database.owner,
      )
    expect(rows).toEqual([])
  })

  it('hears only of what it chose meanwhile', async () => {
    const desk = await watchDesk()
    const address = await desk.watch('all')
    await desk.tellAt(after(0), 'shipmentChanged', 'Dispatched')
    await desk.tellAt(after(1), 'shipmentChanged', 'InTransit')
    await desk.tellAt(after(2), 'onTimeChanged', 'Late')
    const watchedEntityRequest = {
      entityId: desk.shipmentId,
      entityType: 'Shipment',
      emailAddress: address,
      notificationType: 'OnTimeStatus',
    } as const
    await desk.ask(updateWatcher, { body: { watchedEntityRequest } })
    await desk.endPauses()
    expect((await desk.subjects(address)).at(-1)).toBe(`Shipment ${desk.shipmentNumber} is Late`)
  })

  it('reads where it goes, each change with its time, and where to follow it', async () => {
    const desk = await watchDesk()
    const { shipmentNumber: number } = desk
    const all = await desk.watch('all')
    await desk.tellAt(after(0), 'shipmentChanged', 'Dispatched')
    await desk.tellAt(after(1), 'shipmentChanged', 'InTransit')
    await desk.tellAt(after(2), 'onTimeChanged', 'Late')
    await desk.endPauses()
    const [first, second] = await mailsTo(portal, all)
    expect(first?.textBody).toContain(
      `Shipment ${number} of ${desk.company.name} from Chicago, IL to Dallas, TX is now Dispatched, with Able.`,
    )
    expect(first?.textBody).not.toContain('11/16/2026 08:00 CST: Dispatched')
    expect(first?.textBody).toContain(`http://portal.test/public/shipments/${number}/preview/details`)
    expect(first?.textBody).toContain('You get this mail because you watch this shipment.')
    for (const line of ['11/16/2026 08:01 CST: In Transit', '11/16/2026 08:02 CST: Late'])
      expect(second?.textBody).toContain(line)
  })

  it('is told of for 30 days, then its news are forgotten', async () => {
    const desk = await watchDesk()
    await desk.watch('all')
    const keptAfter = async (hours: number) => {
      await desk.tellAt(new Date(Date.now() - hours * 3_600_000), 'shipmentChanged', 'Dispatched')
      await runRound(portal, desk.company.id, 'watchers.forget-news')
      const { rows } = await sql`select from watch_news where company_id = ${desk.company.id}`.execute(
        portal.database.owner,
      )
      return rows.length
    }
    expect(await keptAfter(30 * 24 + 1)).toBe(0)
    expect(await keptAfter(30 * 24 - 1)).toBe(1)
  })

  it('reads the reason of a cancellation', async () => {
    const desk = await watchDesk()
    const all = await desk.watch('all')
    await desk.ask(cancelShipment, { params: { shipmentNumber: desk.shipmentNumber }, body: { reason: 'No truck' } })
    await desk.tellAt(after(0), 'shipmentChanged', 'Voided')
    const [mail] = await mailsTo(portal, all)
    expect(mail?.textBody).toContain('Reason: No truck')
  })

  it('reads of a blind shipment who pays in place of who ships [DEF-112]', async () => {
    const payer = { addressLine1: '2400 Fieldstone Ave', city: 'Indianapolis', state: 'IN', postalCode: '46204' }
    const desk = await watchDesk({ isBlind: true })
    const { billToCompanyNumber } = await desk.admin.ask(createBillToCompany, {
      body: { name: 'Freight Accounting', ...payer },
    })
    await sql`update orders set bill_to_company_id = (select id from bill_to_companies
      where bill_to_company_number = ${billToCompanyNumber} and company_id = ${desk.company.id})
      where company_id = ${desk.company.id}`.execute(portal.database.owner)
    const all = await desk.watch('all')
    await desk.tellAt(after(0), 'shipmentChanged', 'InTransit')
    const [mail] = await mailsTo(portal, all)
    expect(mail?.textBody).toContain('from Freight Accounting, Indianapolis, IN to Dallas, TX is now In Transit')
    for (const secret of ['Chicago', desk.company.name]) expect(mail?.textBody).not.toContain(secret)
  })
})

describe('a user who watches a shipment', () => {
  it('has each change in the bell at once, and one mail in 5 minutes', async () => {
    const desk = await watchDesk()
    const bea = await portal.given.person({ company: desk.company, firstName: 'Bea', lastName: 'Novak' })
    await desk.watch(bea.emailAddress)
    await desk.tellAt(after(0), 'shipmentChanged', 'Dispatched')
    await desk.tellAt(after(1), 'shipmentChanged', 'InTransit')
    await desk.tellAt(after(2), 'onTimeChanged', 'Late')
    const { data } = await portal.as(bea).ask(getNotifications, {})
    expect(data.map(({ kind, detail }) => [kind, detail]).sort()).toEqual([
      ['OnTimeStatus', 'Late'],
      ['ShipmentStatus', 'Dispatched'],
      ['ShipmentStatus', 'In Transit'],
    ])
    expect(await desk.subjects(bea.emailAddress)).toEqual([`Shipment ${desk.shipmentNumber} is Dispatched`])
    const held = await endHeld(desk.company.id, bea.id)
    expect(held).toEqual([after(5).toISOString()])
    expect(await desk.subjects(bea.emailAddress)).toEqual([
      `Shipment ${desk.shipmentNumber} is Dispatched`,
      '2 notifications',
    ])
    expect(await sent(bea.id, 'notified')).toBe(3)
    await desk.tellAt(after(9, 59), 'shipmentChanged', 'AtStop')
    expect(await desk.subjects(bea.emailAddress)).toHaveLength(2)
    await desk.tellAt(after(11), 'onTimeChanged', 'OnTime')
    expect(await desk.subjects(bea.emailAddress)).toHaveLength(3)
  })

  it('is mailed of another shipment meanwhile, and of the first one not before its time', async () => {
    const desk = await watchDesk()
    const bea = await portal.given.person({ company: desk.company, firstName: 'Bea', lastName: 'Novak' })
    await desk.watch(bea.emailAddress)
    const other = await desk.bookTruck()
    const body = { entityId: other.shipmentId, entityType: 'Shipment', emailAddress: bea.emailAddress } as const
    await desk.ask(addWatchedEntityWithEmail, { body })
    const tellOther = (at: Date, action: string) =>
      reactAt(portal, {
        ...{ companyId: desk.company.id, at, name: 'shipmentChanged' },
        payload: { id: other.shipmentId, shipmentNumber: other.shipmentNumber, action },
      })
    await desk.tellAt(after(0), 'shipmentChanged', 'Dispatched')
    await tellOther(after(2), 'Dispatched')
    expect(await desk.subjects(bea.emailAddress)).toHaveLength(2)
    await desk.tellAt(after(3), 'shipmentChanged', 'InTransit')
    await tellOther(after(4), 'InTransit')
    expect(await endHeld(desk.company.id, bea.id, after(5))).toEqual([after(5).toISOString(), after(7).toISOString()])
    expect(await desk.subjects(bea.emailAddress)).toEqual([
      `Shipment ${desk.shipmentNumber} is Dispatched`,
      `Shipment ${other.shipmentNumber} is Dispatched`,
      `Shipment ${desk.shipmentNumber} is In Transit`,
    ])
  })
})

const heldMails = 'notifications.after-quiet-hours'

/** The first end of a pause that was queued for somebody, at that moment; answers all that are queued then. */
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
