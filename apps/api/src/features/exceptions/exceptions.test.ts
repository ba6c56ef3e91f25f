import { uploadDocument } from '@lanewise/contract/documents'
import { assignExceptions, findExceptions, getAssignees, snoozeExceptions } from '@lanewise/contract/exceptions'
import { getHistory } from '@lanewise/contract/history'
import { createShipment } from '@lanewise/contract/shipments'
import { hourMs } from '@lanewise/domain/shared/units'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { pickupDay } from '#features/orders/testing/given.ts'
import { minutesAgo, setWindow } from '#features/tracking/testing/given.ts'
import { onePixel } from '#platform/testing/one-pixel.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { react } from '#platform/testing/react.ts'
import { runHourlyJob } from '#platform/testing/run-jobs.ts'
import { inboxSetup, track } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

const hours = (count: number, from: string | Date = new Date()) =>
  new Date(new Date(from).getTime() + count * 3_600_000)
const minutesAhead = (count: number) => hours(count / 60).toISOString()

describe('an order', () => {
  it('is listed 48 hours before its pickup while it is on no shipment, and closes when it is', async () => {
    const setup = await inboxSetup(portal)
    const { orderId, orderNumber } = await setup.create()
    await setup.look()
    expect(await setup.find()).toMatchObject({ data: [], total: 0 })
    const [first] = await setup.stops(orderNumber)
    const pickup = first?.earlyDateTime ?? ''
    expect(await setup.nextLook(orderId)).toEqual(hours(-48, pickup))
    await setup.look(hours(-47.5, pickup))
    const entry = await setup.only()
    expect(entry).toMatchObject({
      kind: 'NotOnShipment',
      severity: 3,
      entity: 'order',
      entityId: orderId,
      entityName: orderNumber,
      status: 1,
      since: hours(-48, pickup).toISOString(),
      origin: { name: 'Northwind Foods', city: 'Chicago', state: 'IL' },
      destination: { city: 'Dallas', state: 'TX' },
      partner: setup.company.name,
      assignee: null,
      snooze: null,
      done: null,
      closedAt: null,
    })
    expect(entry.reason).toMatch(/^Not on a shipment, pickup in \d+ d( \d+ h)?$/)
    expect(await setup.nextLook(orderId)).toBeNull()
    await setup.ask(createShipment, { body: { orders: [orderId], maxBuy: 0 } })
    await setup.look()
    expect(await setup.kinds()).toEqual([])
  })

  it('is listed while a dock that wants an appointment has none', async () => {
    const setup = await inboxSetup(portal)
    const { locationNumber } = setup.chicago
    const open = { dayOfWeek: 3, startTime: '06:00:00', endTime: '18:00:00', isClosed: false, isTwentyFourHour: false }
    const dockHours = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ ...open, dayOfWeek }))
    await setup.setDock(locationNumber, { isAppointmentRequired: true, dockHours })
    const { orderNumber } = await setup.create()
    await setup.look()
    expect(await setup.only()).toMatchObject({ kind: 'MissingAppointment', entityName: orderNumber })
    expect((await setup.sentences())[0]).toMatch(/^No appointment, pickup in \d+ d/)
    await setup.setDock(locationNumber, { isAppointmentRequired: false, dockHours })
    await reactToDockChange(setup)
    expect(await setup.kinds()).toEqual([])
  })
})

/** The orders feature reacts to the change of a dock first, and its events lead to the exception. */
async function reactToDockChange(setup: Awaited<ReturnType<typeof inboxSetup>>) {
  const dockReaction = portal.features
    .flatMap(({ reactions = [] }) => reactions)
    .find(({ job }) => /dock/.test(job.name))
  if (dockReaction) await react(portal, setup.person, dockReaction.job.name.replace('reaction.', ''))
  await setup.look()
}

describe('a shipment on its way', () => {
  it('is listed as at risk in the hour before its limit, as late after it, and no longer once that is over', async () => {
    const setup = await inboxSetup(portal)
    const { shipmentId, shipmentNumber } = await setup.bookTruck()
    /** Sets how many minutes ago the truck was due at its first stop. */
    const due = async (minutes: number) => {
      const limit = minutesAgo(minutes)
      await setWindow(portal, shipmentId, { stopNumber: 1, early: hours(-6), late: limit })
      await sql`insert into system.tracking_turns values (${setup.company.id}, ${shipmentId}, ${hours(-1)})
        on conflict (company_id, shipment_id) do update set due_at = excluded.due_at`.execute(portal.database.owner)
      await track(portal)
      await setup.look()
      return limit
    }
    await due(-30)
    expect(await setup.only()).toMatchObject({ kind: 'AtRisk', severity: 2, onTimeStatus: 'AtRisk' })
    expect((await setup.sentences())[0]).toMatch(/^(29|30) min until late$/)
    const limit = await due(90)
    const entry = await setup.only()
    expect(entry).toMatchObject({ kind: 'Late', severity: 1, entityName: shipmentNumber, partner: 'Able', status: 3 })
    expect(entry).toMatchObject({ since: limit, detail: 'Northwind Foods', onTimeStatus: 'Late' })
    expect(entry.reason).toMatch(/^Late by 1 h 3[01] min$/)
    await sql`insert into stop_outlooks (company_id, shipment_stop_id, shipment_id, eta_at, on_time_status)
      select company_id, id, shipment_id, ${'2026-11-17T18:00:00Z'}, 'Late' from shipment_stops
      where shipment_id = ${shipmentId} and stop_number = 1 on conflict (company_id, shipment_stop_id)
      do update set eta_at = excluded.eta_at`.execute(portal.database.owner)
    await setup.look()
    expect((await setup.only()).reason).toMatch(/^Late by .*, ETA 12:00 CST$/)
    await due(-600)
    expect(await setup.kinds()).toEqual([])
  })

  it('is listed four hours after its last position, until the next one', async () => {
    const setup = await inboxSetup(portal)
    const { shipmentId, shipmentNumber } = await setup.bookTruck()
    const seen = minutesAgo(10)
    const place = { latitude: 41.8, longitude: -87.7 }
    await setup.tell(
      setup.told(shipmentNumber, { kind: 'Dispatched', occurredAt: minutesAgo(30) }),
      setup.told(shipmentNumber, { ...place, occurredAt: seen }),
    )
    await track(portal)
    await setup.look()
    expect(await setup.kinds()).toEqual([])
    expect(await setup.nextLook(shipmentId)).toEqual(hours(4, seen))
    await setup.look(hours(3.9, seen))
    expect(await setup.kinds()).toEqual([])
    await setup.look(hours(4, seen))
    const entry = await setup.only()
    expect(entry).toMatchObject({ kind: 'NoPosition', since: hours(4, seen).toISOString() })
    await setup.tell(setup.told(shipmentNumber, { ...place, occurredAt: minutesAgo(1) }))
    await track(portal)
    await setup.look()
    expect(await setup.kinds()).toEqual([])
  })

  it('is listed while its truck is off route', async () => {
    const setup = await inboxSetup(portal)
    const { shipmentId, shipmentNumber } = await setup.bookTruck()
    const at = (latitude: number, longitude: number, minutes: number) =>
      setup.told(shipmentNumber, { latitude, longitude, occurredAt: minutesAgo(minutes) })
    await setup.tell(setup.told(shipmentNumber, { kind: 'Departed', stopNumber: 1, occurredAt: minutesAgo(230) }))
    await track(portal)
    await sql`insert into shipment_ways (company_id, shipment_id, line) values (${setup.company.id}, ${shipmentId},
      '[[-87.63,41.88],[-90.2,38.6],[-92.3,34.7],[-96.8,32.78]]') on conflict (company_id, shipment_id) do update
      set line = excluded.line`.execute(portal.database.owner)
    await setup.tell(at(40, -88.9, 215))
    await track(portal)
    await setup.look()
    expect(await setup.kinds()).toEqual([])
    // In Indianapolis, on other roads than planned.
    await setup.tell(at(39.77, -86.16, 110))
    await track(portal)
    await setup.look()
    expect((await setup.only()).reason).toMatch(/^\d{3} miles off route$/)
    await setup.tell(at(39.9, -88.95, 5))
    await track(portal)
    await setup.look()
    expect(await setup.kinds()).toEqual([])
  })

  it('is listed when its truck stands at a dock for two hours', async () => {
    const setup = await inboxSetup(portal)
    const { shipmentNumber } = await setup.bookTruck()
    const came = minutesAgo(130)
    await setup.tell(setup.told(shipmentNumber, { kind: 'Arrived', stopNumber: 1, occurredAt: came }))
    await track(portal)
    await setup.look()
    expect((await setup.sentences({ kind: 'LongStop' }))[0]).toBe('At Northwind Foods for 2 h 10 min')
    expect((await setup.only({ kind: 'LongStop' })).since).toBe(hours(2, came).toISOString())
    await setup.tell(setup.told(shipmentNumber, { kind: 'Departed', stopNumber: 1, occurredAt: minutesAgo(1) }))
    await track(portal)
    await setup.look()
    expect(await setup.kinds({ kind: 'LongStop' })).toEqual([])
  })

  it('is listed a day after its delivery while a paper is missing that people have to bring', async () => {
    const setup = await inboxSetup(portal)
    const { shipmentId, shipmentNumber } = await setup.bookTruck()
    const at = (kind: 'Arrived' | 'Departed', stopNumber: number, minutes: number) =>
      setup.told(shipmentNumber, { kind, stopNumber, occurredAt: minutesAgo(minutes) })
    await setup.tell(at('Arrived', 1, 60), at('Departed', 1, 50), at('Arrived', 2, 20), at('Departed', 2, 10))
    await track(portal)
    await setup.look(hours(23))
    expect(await setup.kinds()).toEqual([])
    await setup.look(hours(24))
    const entry = await setup.only()
    expect(entry).toMatchObject({ kind: 'MissingDocument', detail: 'Proof of delivery', status: 7 })
    const { rows } = await sql<{ id: string }>`select part.order_stop_id as id from shipment_stop_parts part
      join shipment_stops stop on stop.id = part.shipment_stop_id
      where part.shipment_id = ${shipmentId} and stop.stop_type = 1`.execute(portal.database.owner)
    await setup.ask(uploadDocument, {
      body: { name: 'POD.png', data: onePixel, fileType: 'ProofOfDelivery', orderStopId: rows[0]?.id ?? '' },
    })
    await setup.look(hours(25))
    expect(await setup.kinds()).toEqual([])
  })
})

describe('a shipment that waits for a carrier', () => {
  it('is listed in the last hour of an offer, anew for the next offer, and not once it ended', async () => {
    const setup = await inboxSetup(portal)
    const { shipmentId } = await setup.ship()
    const record = { entity: 'shipment', entityId: shipmentId } as const
    const offer = (expires: string | null) =>
      setup.set(
        record,
        sql`update shipments set status = 2, offer_carrier_name = 'Old Canal', offer_expires_at = ${expires}
          where id = ${shipmentId}`,
      )
    const later = minutesAhead(90)
    await offer(later)
    expect(await setup.kinds()).toEqual([])
    expect(await setup.nextLook(shipmentId)).toEqual(hours(-1, later))
    await offer(minutesAhead(18.2))
    const first = await setup.only()
    expect(first).toMatchObject({ kind: 'TenderExpiring', reason: 'Tender to Old Canal expires in 18 min' })
    await setup.complete(first.id)
    expect(await setup.kinds()).toEqual([])
    await offer(minutesAhead(40))
    expect((await setup.only()).id).not.toBe(first.id)
    await offer(null)
    expect(await setup.kinds()).toEqual([])
  })

  it('is listed when nobody took the load, or nobody knows whether it is booked', async () => {
    const setup = await inboxSetup(portal)
    const { shipmentId } = await setup.ship()
    const record = { entity: 'shipment', entityId: shipmentId } as const
    const attention = (reason: string | null) =>
      setup.set(
        record,
        sql`update shipments set attention_reason = ${reason}, attention_message = 'All 4 refused',
          attention_since = ${reason && new Date('2026-11-01T10:00:00Z')} where id = ${shipmentId}`,
      )
    await attention('TenderExhausted')
    expect(await setup.only()).toMatchObject({
      kind: 'TenderExhausted',
      severity: 1,
      reason: 'Tender exhausted, no carrier took the load',
      detail: 'All 4 refused',
      since: '2026-11-01T10:00:00.000Z',
    })
    await attention('BookingTimedOut')
    expect(await setup.only()).toMatchObject({
      kind: 'BookingTimedOut',
      reason: 'Booking timed out, unclear whether the carrier has it',
    })
    for (const other of ['PickupPassed', null]) {
      await attention(other)
      expect(await setup.kinds()).toEqual([])
    }
  })
})

/** A shipment with a lasting exception cause, and its inbox entry. */
async function exhausted() {
  const setup = await inboxSetup(portal)
  const { shipmentId, shipmentNumber } = await setup.ship()
  const record = { entity: 'shipment', entityId: shipmentId } as const
  const mark = (since: string | null) =>
    setup.set(
      record,
      sql`update shipments set attention_reason = ${since && 'TenderExhausted'}, attention_since = ${since}
        where id = ${shipmentId}`,
    )
  await mark('2026-11-01T10:00:00Z')
  return { setup, shipmentId, shipmentNumber, mark, entry: await setup.only() }
}

describe('what people do with an entry', () => {
  it('is done until the cause appears anew', async () => {
    const { setup, mark, entry } = await exhausted()
    expect(await setup.complete(entry.id)).toEqual({ changed: 1 })
    expect(await setup.complete(entry.id)).toEqual({ changed: 0 })
    await setup.look()
    expect(await setup.kinds()).toEqual([])
    expect(await setup.only({ view: 'done' })).toMatchObject({ id: entry.id, done: { by: 'Ana Ruiz' }, closedAt: null })
    await mark(null)
    expect((await setup.only({ view: 'done' })).closedAt).not.toBeNull()
    await mark('2026-11-02T10:00:00Z')
    expect((await setup.only()).id).not.toBe(entry.id)
  })

  it('is undone while the cause lasts', async () => {
    const { setup, mark, entry } = await exhausted()
    await setup.complete(entry.id)
    expect(await setup.reopen(entry.id)).toEqual({ changed: 1 })
    expect(await setup.only()).toMatchObject({ id: entry.id, done: null })
    expect(await setup.reopen(entry.id)).toEqual({ changed: 0 })
    await setup.complete(entry.id)
    await mark(null)
    expect(await setup.reopen(entry.id)).toEqual({ changed: 0 })
  })

  it('is put aside until a time', async () => {
    const { setup, entry } = await exhausted()
    const until = minutesAhead(60)
    await setup.snooze(entry.id, until)
    expect(await setup.kinds()).toEqual([])
    expect(await setup.only({ view: 'snoozed' })).toMatchObject({ id: entry.id, snooze: { until } })
    expect(await setup.nextLook(entry.entityId)).toEqual(new Date(until))
    await setup.look(hours(0.9))
    expect(await setup.kinds()).toEqual([])
    expect(await setup.nextLook(entry.entityId)).toEqual(new Date(until))
    await setup.look(hours(1.1))
    expect(await setup.only()).toMatchObject({ id: entry.id, snooze: null })
    const past = await setup.attempt(snoozeExceptions, {
      body: { ids: [entry.id], until: minutesAgo(1) },
    })
    expect([past.status, past.problem.modelState]).toEqual([422, { until: ['Choose a time in the future'] }])
  })

  it("is put aside until the record's next event", async () => {
    const { setup, shipmentId, entry } = await exhausted()
    await setup.snooze(entry.id)
    await setup.look()
    expect(await setup.only({ view: 'snoozed' })).toMatchObject({ snooze: { until: null } })
    await setup.set(
      { entity: 'shipment', entityId: shipmentId },
      sql`update shipments set version = version + 1 where id = ${shipmentId}`,
    )
    expect(await setup.only()).toMatchObject({ id: entry.id, snooze: null })
    await setup.snooze(entry.id, minutesAhead(60))
    await setup.reopen(entry.id)
    expect(await setup.only()).toMatchObject({ id: entry.id, snooze: null })
  })

  it('is given to a colleague, who finds it among the own ones', async () => {
    const { setup, entry } = await exhausted()
    const ben = await portal.given.person({ company: setup.company, firstName: 'Ben', lastName: 'Cole' })
    await portal.given.person({ company: setup.company, firstName: 'Gone', isActivated: false })
    const { data } = await setup.ask(getAssignees, { query: { kinds: ['TenderExhausted'] } })
    expect(data.map(({ name }) => name)).toContain('Ben Cole')
    expect(data.map(({ name }) => name)).not.toContain('Gone Ruiz')
    expect((await setup.find({ view: 'unassigned' })).total).toBe(1)
    expect(await setup.assign(entry.id, ben.id)).toEqual({ changed: 1 })
    expect(await setup.assign(entry.id, ben.id)).toEqual({ changed: 0 })
    expect((await setup.find({ view: 'unassigned' })).total).toBe(0)
    expect((await setup.find({ view: 'mine' })).total).toBe(0)
    const his = await portal.as(ben).ask(findExceptions, { query: { view: 'mine' } })
    expect(his.data).toMatchObject([{ id: entry.id, assignee: { id: ben.id, name: 'Ben Cole' } }])
    await setup.assign(entry.id, null)
    expect((await setup.only()).assignee).toBeNull()
    const stranger = await portal.given.person()
    const refused = await setup.attempt(assignExceptions, { body: { ids: [entry.id], assigneeId: stranger.id } })
    expect([refused.status, refused.problem.modelState]).toEqual([422, { assigneeId: ['Choose a colleague'] }])
  })

  it('is told by its history', async () => {
    const { setup, entry, shipmentNumber } = await exhausted()
    const ben = await portal.given.person({ company: setup.company, firstName: 'Ben', lastName: 'Cole' })
    await setup.assign(entry.id, ben.id)
    await setup.assign(entry.id, null)
    await setup.snooze(entry.id)
    await setup.snooze(entry.id)
    await setup.complete(entry.id)
    await setup.reopen(entry.id)
    const params = { entity: 'shipmentException', entityId: entry.id }
    const { data } = await setup.ask(getHistory, { params })
    expect(data.map(({ entityName }) => entityName)[0]).toBe(`Tender exhausted ${shipmentNumber}`)
    const historyTexts = data.flatMap(({ sentences }) => sentences).reverse()
    expect(historyTexts.map((sentence) => sentence.replace(/\d\d\/\d\d\/\d{4}.*|\d{4}-\d\d-.*/, '…'))).toEqual([
      'Ana Ruiz assigned it to Ben Cole',
      'Ana Ruiz unassigned Ben Cole',
      'Ana Ruiz snoozed it until the next event',
      'Ana Ruiz marked it done',
      'Ana Ruiz reopened it',
    ])
  })

  it('reaches nothing that is not there, and changes nothing when one of several is not', async () => {
    const { setup, entry } = await exhausted()
    const { entry: foreign } = await exhausted()
    const refused = await setup.attempt(assignExceptions, {
      body: { ids: [entry.id, foreign.id], assigneeId: setup.person.id },
    })
    expect(refused.status).toBe(404)
    expect((await setup.only()).assignee).toBeNull()
  })
})

describe('who sees an entry', () => {
  it('is whoever may see its record', async () => {
    const { setup, entry } = await exhausted()
    await setup.create()
    await setup.look(hours(0, `${pickupDay}T06:00:00Z`))
    expect((await setup.find()).total).toBe(2)
    const as = async (permission: 'ViewOrder' | 'ViewShipment' | 'ViewInvoice') => {
      const person = portal.as(await portal.given.person({ company: setup.company, permissions: [permission] }))
      return { ...person, seen: (await person.ask(findExceptions, {})).data.map(({ kind }) => kind) }
    }
    expect((await as('ViewShipment')).seen).toEqual(['TenderExhausted'])
    const clerk = await as('ViewOrder')
    expect(clerk.seen).toEqual(['NotOnShipment'])
    expect((await as('ViewInvoice')).seen).toEqual([])
    expect((await clerk.attempt(assignExceptions, { body: { ids: [entry.id], assigneeId: null } })).status).toBe(404)
    const nobody = portal.as(await portal.given.person({ company: setup.company, permissions: ['ViewLanes'] }))
    expect((await nobody.attempt(findExceptions, {})).status).toBe(403)
  })
})

describe('the list and its counts', () => {
  it('put the latest first among the late ones, by their ETA or else by the clock', async () => {
    const setup = await inboxSetup(portal)
    for (const _ of [1, 2, 3]) await setup.create()
    await setup.look(hours(0, `${pickupDay}T06:00:00Z`))
    const { data } = await setup.find()
    const minutes = (count: number) => sql`make_interval(mins => ${count}::int)`
    const late = [
      { limit: 300, eta: 260 },
      { limit: 120, eta: null },
      { limit: 400, eta: 200 },
    ]
    for (const [index, { limit, eta }] of late.entries())
      await sql`update exceptions set kind = 'Late', severity = 1, measured_at = now() - ${minutes(limit)},
        expected_at = ${eta === null ? null : sql`now() - ${minutes(eta)}`} where id = ${data[index]?.id}`.execute(
        portal.database.owner,
      )
    const order = (await setup.find()).data.map(({ id }) => data.findIndex((entry) => entry.id === id))
    expect(order).toEqual([2, 1, 0])
  })

  it('put the most pressing first, or the oldest, and count by kind and by view', async () => {
    const { setup, entry } = await exhausted()
    await setup.create()
    await setup.create()
    await setup.look(hours(0, `${pickupDay}T06:00:00Z`))
    expect(await setup.kinds()).toEqual(['TenderExhausted', 'NotOnShipment', 'NotOnShipment'])
    await sql`update exceptions set since = now() + interval '60 days' where id = ${entry.id}`.execute(
      portal.database.owner,
    )
    expect(await setup.kinds({ sort: 'age' })).toEqual(['NotOnShipment', 'NotOnShipment', 'TenderExhausted'])
    expect(await setup.kinds({ kind: 'NotOnShipment' })).toEqual(['NotOnShipment', 'NotOnShipment'])
    const { data } = await setup.find({ kind: 'NotOnShipment' })
    await setup.assign(entry.id, setup.person.id)
    await setup.complete(data[0]?.id ?? '')
    await setup.snooze(data[1]?.id ?? '')
    const counts = await setup.counts()
    expect(counts.views).toEqual({ open: 1, mine: 1, unassigned: 0, snoozed: 1, done: 1 })
    expect(counts.open).toMatchObject({ TenderExhausted: 1, NotOnShipment: 0, Late: 0 })
    expect(counts.present).toMatchObject({ TenderExhausted: 1, NotOnShipment: 2, Late: 0 })
  })
})

describe('the looks', () => {
  it('find the same again, and tell nobody when nothing changed', async () => {
    const { setup, entry } = await exhausted()
    const events = async () =>
      (
        await sql<{ action: string }>`select payload->>'action' as action from system.outbox
          where name = 'shipmentExceptionChanged' and payload->>'id' = ${entry.id} order by created_at`.execute(
          portal.database.owner,
        )
      ).rows.map(({ action }) => action)
    await setup.look()
    await setup.look()
    expect(await events()).toEqual(['opened'])
    await setup.complete(entry.id)
    expect(await events()).toEqual(['opened', 'changed'])
    expect((await setup.only({ view: 'done' })).id).toBe(entry.id)
  })

  it('close what is about a record that is gone', async () => {
    const { setup, shipmentId } = await exhausted()
    await setup.set(
      { entity: 'shipment', entityId: shipmentId },
      sql`update shipments set deleted_at = now(), attention_reason = null, attention_since = null where id = ${shipmentId}`,
    )
    expect(await setup.kinds()).toEqual([])
    expect(await setup.nextLook(shipmentId)).toBeNull()
  })

  it('forget what was closed long ago', async () => {
    const { setup, mark, entry } = await exhausted()
    // By the clock of the process, because the database may have another one.
    const totalAfter = async (hours: number) => {
      const closedAt = new Date(Date.now() - hours * hourMs)
      await sql`update exceptions set closed_at = ${closedAt} where id = ${entry.id}`.execute(portal.database.owner)
      await runHourlyJob(portal, setup.company.id, 'exceptions.forget-closed')
      return (await setup.find({ view: 'done' })).total
    }
    await setup.complete(entry.id)
    await mark(null)
    expect(await totalAfter(90 * 24 - 1)).toBe(1)
    expect(await totalAfter(90 * 24 + 1)).toBe(0)
  })
})
