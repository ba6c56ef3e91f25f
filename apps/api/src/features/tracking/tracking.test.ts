import { randomUUID } from 'node:crypto'
import { createApiKey } from '@lanewise/contract/api-keys'
import { confirmOrderChanges, findFilteredOrders } from '@lanewise/contract/orders'
import { dispatchShipment, updateShipmentDetails } from '@lanewise/contract/shipments'
import { recordTrackingEvents } from '@lanewise/contract/tracking'
import { type Permission, permissions } from '@lanewise/domain/access/permissions'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { inCompany } from '#platform/db/database.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { react } from '#platform/testing/react.ts'
import { runRound } from '#platform/testing/run-jobs.ts'
import { keptEvents, look, minutesAgo, trackingDesk } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

describe('the call by which events come', () => {
  it('takes what a key with the scope tracking brings, once for each id, and answers for each event', async () => {
    const desk = await trackingDesk(portal)
    const { shipmentId, shipmentNumber } = await desk.bookTruck()
    const arrived = desk.told(shipmentNumber, { kind: 'Arrived', stopNumber: 1, occurredAt: minutesAgo(30) })
    const unknown = desk.told('S0', { kind: 'Dispatched' })
    const answered = await desk.tell(arrived, unknown, arrived)
    expect(answered).toEqual({
      accepted: 1,
      duplicates: 1,
      refused: 1,
      results: [
        { eventId: arrived.eventId, outcome: 'Accepted', message: null },
        { eventId: unknown.eventId, outcome: 'Refused', message: 'There is no shipment with this number' },
        { eventId: arrived.eventId, outcome: 'Duplicate', message: null },
      ],
    })
    expect(await desk.tell(arrived)).toMatchObject({ accepted: 0, duplicates: 1, refused: 0 })
    expect(await keptEvents(portal, shipmentId)).toBe(1)
    await look(portal)
    expect((await desk.tracking(shipmentNumber)).events).toMatchObject([
      { eventId: arrived.eventId, kind: 'Arrived', stopNumber: 1, provider: 'Tidewater', isCorrected: false },
    ])
  })

  it('knows a shipment by the PRO number of its carrier too, and without case', async () => {
    const desk = await trackingDesk(portal)
    const { shipmentNumber } = await desk.bookTruck()
    const proNumber = `PRO-${randomUUID().slice(0, 8)}`
    await desk.ask(updateShipmentDetails, { params: { shipmentNumber }, body: { proNumber } })
    const lower = desk.told(shipmentNumber.toLowerCase(), { kind: 'Dispatched' })
    expect(await desk.tell(desk.told(proNumber, { kind: 'Delayed', reason: 'AO' }), lower)).toMatchObject({
      accepted: 2,
    })
  })

  it('refuses a key of another scope, another company, none at all, and more than 1,000 events', async () => {
    const [desk, other] = [await trackingDesk(portal), await trackingDesk(portal)]
    const { shipmentId, shipmentNumber } = await desk.bookTruck()
    const event = desk.told(shipmentNumber, { kind: 'Dispatched' })
    const admin = portal.as(await portal.given.person({ company: desk.company, permissions }))
    const { key } = await admin.ask(createApiKey, { body: { name: 'Reader', scopes: ['read'] } })
    const body = { events: [event] }
    expect((await portal.withKey(key).attempt(recordTrackingEvents, { body })).status).toBe(403)
    expect((await portal.as(null).attempt(recordTrackingEvents, { body })).status).toBe(401)
    const strange = await other.tell({ ...event, shipmentNumber })
    expect(strange.results).toMatchObject([{ outcome: 'Refused', message: 'There is no shipment with this number' }])
    const many = await desk.tryTell(...Array.from({ length: 10_000 }, () => event))
    expect([many.status, many.problem.message]).toEqual([400, 'Send at most 1,000 events at a time'])
    expect(await keptEvents(portal, shipmentId)).toBe(0)
  })

  it('refuses what cannot be, each with its reason, and takes the rest', async () => {
    const desk = await trackingDesk(portal)
    const { shipmentId, shipmentNumber } = await desk.bookTruck()
    const at = (occurredAt: string) => desk.told(shipmentNumber, { kind: 'Dispatched', occurredAt })
    const { results } = await desk.tell(
      at(new Date(Date.now() + 3_600_000).toISOString()),
      at('1970-01-01T00:00:00Z'),
      desk.told(shipmentNumber, { kind: 'Arrived' }),
      desk.told(shipmentNumber, { kind: 'Arrived', stopNumber: 7 }),
      desk.told(shipmentNumber, { kind: 'Position' }),
      at(minutesAgo(5)),
    )
    expect(results.map(({ message }) => message)).toEqual([
      'The event lies in the future',
      'The event is more than 60 days old',
      'Arrived needs the number of its stop',
      'The shipment has 2 stops, and none with the number 7',
      'A position needs latitude and longitude',
      null,
    ])
    expect(await keptEvents(portal, shipmentId)).toBe(1)
    const wrong = await desk.tryTell({ ...at(minutesAgo(1)), latitude: 91 })
    expect([wrong.status, wrong.problem.modelState]).toEqual([400, { 'events.0.latitude': ['From -90 to 90'] }])
  })
})

describe('what follows from events', () => {
  it('moves the status forward stop by stop, with the times of the stops and the orders, and never back', async () => {
    const desk = await trackingDesk(portal)
    const { shipmentId, shipmentNumber, orderNumber } = await desk.bookTruck()
    const at = (stopNumber: number, kind: 'Arrived' | 'Departed' | 'Unloaded', minutes: number) =>
      desk.told(shipmentNumber, { kind, stopNumber, occurredAt: minutesAgo(minutes) })
    const states: number[] = []
    const say = async (...events: Parameters<typeof desk.tell>) => {
      await desk.tell(...events)
      await look(portal)
      states.push((await desk.read(shipmentNumber)).shipmentStatus)
    }
    await say(desk.told(shipmentNumber, { latitude: 41.9, longitude: -87.9 }))
    await say(at(1, 'Arrived', 300))
    await say(at(2, 'Arrived', 60))
    await say(at(1, 'Departed', 240))
    await say(at(2, 'Unloaded', 30))
    await say(desk.told(shipmentNumber, { kind: 'Cancelled' }), at(1, 'Arrived', 310))
    expect(states).toEqual([4, 6, 6, 6, 7, 7])
    const { stops } = await desk.read(shipmentNumber)
    expect(
      stops.map(({ arrivalDateTime }) => Math.round((Date.now() - Date.parse(arrivalDateTime ?? '')) / 60_000)),
    ).toEqual([310, 60])
    expect((await desk.readOrder(orderNumber)).orderStatus).toBe('Delivered')
    expect(await desk.sentences(shipmentId)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^The system set Arrival to stop 1: /)]),
    )
  })

  it('keeps a correction and what it corrects, and counts the correction [TRACKING-3]', async () => {
    const desk = await trackingDesk(portal)
    const { shipmentNumber } = await desk.bookTruck()
    const [first, second] = [minutesAgo(90), minutesAgo(100)]
    const arrived = (occurredAt: string) => desk.told(shipmentNumber, { kind: 'Arrived', stopNumber: 1, occurredAt })
    await desk.tell(arrived(first))
    await look(portal)
    expect((await desk.read(shipmentNumber)).shipmentStatus).toBe(6)
    await desk.tell(desk.told(shipmentNumber, { kind: 'Departed', stopNumber: 1, occurredAt: minutesAgo(40) }))
    await look(portal)
    expect((await desk.read(shipmentNumber)).shipmentStatus).toBe(5)
    await desk.tell(arrived(second))
    await look(portal)
    const tracking = await desk.tracking(shipmentNumber)
    expect((await desk.read(shipmentNumber)).shipmentStatus).toBe(5)
    expect(tracking.stops[0]?.arrivedAt).toBe(second)
    expect(tracking.events.filter(({ kind }) => kind === 'Arrived')).toMatchObject([
      { occurredAt: first, isCorrected: true },
      { occurredAt: second, isCorrected: false },
    ])
    for (const [kind, stopNumber, status] of [
      ['Arrived', 2, 6],
      ['Departed', 2, 7],
    ] as const) {
      await desk.tell(desk.told(shipmentNumber, { kind, stopNumber }))
      await look(portal)
      expect((await desk.read(shipmentNumber)).shipmentStatus).toBe(status)
    }
  })

  it('expects the truck anew with each position, by the road that is left [TRACKING-4]', async () => {
    const desk = await trackingDesk(portal)
    const { shipmentNumber, shipmentId } = await desk.bookTruck()
    const place = (latitude: number, longitude: number, occurredAt: string) =>
      desk.told(shipmentNumber, { latitude, longitude, occurredAt, city: 'Rolla', state: 'MO' })
    await desk.tell(desk.told(shipmentNumber, { kind: 'Departed', stopNumber: 1, occurredAt: minutesAgo(60) }))
    await desk.tell(place(41.2, -88.3, minutesAgo(30)))
    expect(await look(portal)).toContain(shipmentId)
    const before = await desk.tracking(shipmentNumber)
    await desk.tell(place(37.95, -91.77, minutesAgo(1)))
    await look(portal)
    const after = await desk.tracking(shipmentNumber)
    expect(before.nextStopNumber).toBe(2)
    expect(after.milesToGo).toBeLessThan(before.milesToGo ?? 0)
    expect(Date.parse(after.stops[1]?.eta ?? '')).toBeLessThan(Date.parse(before.stops[1]?.eta ?? ''))
    expect(after).toMatchObject({
      shipmentStatus: 5,
      position: { latitude: 37.95, longitude: -91.77, near: 'Rolla, MO', provider: 'Tidewater' },
      positions: 2,
      trail: [
        [-88.3, 41.2],
        [-91.77, 37.95],
      ],
    })
    // Miles by 50 an hour, and the rest that so many hours ask for.
    const hours = (Date.parse(after.stops[1]?.eta ?? '') - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThanOrEqual((after.milesToGo ?? 0) / 50 - 0.1)
    expect(after.stops[0]?.eta).toBeNull()
    // One that is older than what is known changes nothing but the trail.
    await desk.tell(place(40, -89, minutesAgo(20)))
    await look(portal)
    expect(await desk.tracking(shipmentNumber)).toMatchObject({ position: { latitude: 37.95 }, positions: 3 })
  })

  it('tells how stops stand by their limit, by ETA and by arrival [TRACKING-5]', async () => {
    const desk = await trackingDesk(portal)
    const { shipmentId, shipmentNumber, orderNumber } = await desk.bookTruck()
    await react(portal, desk.person, 'tracking.look-at-changed')
    const opens = (earlyMinutes: number, limitMinutes: number) =>
      sql`update shipment_stops set early_at = now() + ${earlyMinutes} * interval '1 minute',
        late_at = now() + ${limitMinutes} * interval '1 minute'
        where shipment_id = ${shipmentId} and stop_number = 1`.execute(portal.database.owner)
    const standsWith = async (limitMinutes: number) => {
      await opens(-600, limitMinutes)
      await sql`update system.tracking_turns set due_at = now() - interval '1 second' where shipment_id = ${shipmentId}`.execute(
        portal.database.owner,
      )
      await look(portal)
      return (await desk.read(shipmentNumber)).onTimeStatus
    }
    expect(await standsWith(62)).toBe('OnTime')
    expect(await standsWith(59)).toBe('AtRisk')
    expect((await desk.readOrder(orderNumber)).onTimeStatus).toBe('AtRisk')
    expect(await standsWith(-1)).toBe('Late')
    // Between 3 h and 1 h ago it was to come: by arrival, and before the early time, between both, after the limit.
    await opens(-180, -60)
    const arrives = async (minutes: number) => {
      await desk.tell(desk.told(shipmentNumber, { kind: 'Arrived', stopNumber: 1, occurredAt: minutesAgo(minutes) }))
      await look(portal)
      return (await desk.tracking(shipmentNumber)).stops[0]?.onTimeStatus
    }
    expect(await arrives(181)).toBe('Early')
    expect(await arrives(179)).toBe('OnTime')
    expect(await arrives(61)).toBe('OnTime')
    expect(await arrives(59)).toBe('Late')
    expect((await desk.read(shipmentNumber)).onTimeStatus).toBe('Late')
  })

  it('judges by the clock before anything is heard: late past a limit, at risk an hour before the first while not dispatched, otherwise on time [DEF-122]', async () => {
    const desk = await trackingDesk(portal)
    const { shipmentId, shipmentNumber } = await desk.bookTruck()
    await react(portal, desk.person, 'tracking.look-at-changed')
    /** What the round sees with limits so many minutes ahead at the two stops. */
    const standsWith = async (...limits: [number, number]) => {
      for (const [index, minutes] of limits.entries())
        await sql`update shipment_stops set early_at = now() - interval '10 hours',
          late_at = now() + ${minutes} * interval '1 minute'
          where shipment_id = ${shipmentId} and stop_number = ${index + 1}`.execute(portal.database.owner)
      await sql`update system.tracking_turns set due_at = now() - interval '1 second' where shipment_id = ${shipmentId}`.execute(
        portal.database.owner,
      )
      await look(portal)
      const { stops, onTimeStatus } = await desk.tracking(shipmentNumber)
      expect(stops.map(({ eta }) => eta)).toEqual([null, null])
      return [...stops.map((stop) => stop.onTimeStatus), onTimeStatus]
    }
    expect(await standsWith(62, 62)).toEqual(['OnTime', 'OnTime', 'OnTime'])
    expect(await standsWith(59, 59)).toEqual(['AtRisk', 'OnTime', 'AtRisk'])
    expect(await standsWith(-1, 59)).toEqual(['Late', 'OnTime', 'Late'])
    expect(await standsWith(62, -1)).toEqual(['OnTime', 'Late', 'Late'])
    await desk.ask(dispatchShipment, { params: { shipmentNumber } })
    expect(await standsWith(59, 600)).toEqual(['OnTime', 'OnTime', 'OnTime'])
    expect(await standsWith(-1, 600)).toEqual(['Late', 'OnTime', 'Late'])
  })

  it('judges a stop ahead by when the truck is expected', async () => {
    const desk = await trackingDesk(portal)
    const { shipmentId, shipmentNumber } = await desk.bookTruck()
    await desk.tell(desk.told(shipmentNumber, { kind: 'Departed', stopNumber: 1, occurredAt: minutesAgo(60) }))
    await desk.tell(desk.told(shipmentNumber, { latitude: 37.95, longitude: -91.77 }))
    await look(portal)
    const eta = Date.parse((await desk.tracking(shipmentNumber)).stops[1]?.eta ?? '')
    const standsWith = async (earlyMinutes: number, limitMinutes: number) => {
      const [early, late] = [earlyMinutes, limitMinutes].map((minutes) => new Date(eta + minutes * 60_000))
      await sql`update shipment_stops set early_at = ${early}, late_at = ${late} where shipment_id = ${shipmentId}
        and stop_number = 2`.execute(portal.database.owner)
      await desk.tell(desk.told(shipmentNumber, { latitude: 37.95, longitude: -91.77 }))
      await look(portal)
      return (await desk.tracking(shipmentNumber)).stops[1]?.onTimeStatus
    }
    expect(await standsWith(30, 300)).toBe('Early')
    expect(await standsWith(-300, 120)).toBe('OnTime')
    expect(await standsWith(-300, 30)).toBe('AtRisk')
    expect(await standsWith(-300, -30)).toBe('Late')
  })

  it('leaves a shipment that nobody booked as it is, and keeps what was told of it', async () => {
    const desk = await trackingDesk(portal)
    const { shipmentId, shipmentNumber } = await desk.ship()
    await desk.tell(desk.told(shipmentNumber, { kind: 'Departed', stopNumber: 1 }))
    await look(portal)
    expect((await desk.read(shipmentNumber)).shipmentStatus).toBe(1)
    expect(await keptEvents(portal, shipmentId)).toBe(1)
  })

  it('is voided when its carrier cancels before it is on the road', async () => {
    const desk = await trackingDesk(portal)
    const { shipmentNumber, orderNumber } = await desk.bookTruck()
    await desk.tell(desk.told(shipmentNumber, { kind: 'Cancelled' }))
    await look(portal)
    expect(await desk.read(shipmentNumber)).toMatchObject({
      shipmentStatus: -1,
      voidReason: 'Cancelled by the carrier',
    })
    expect((await desk.readOrder(orderNumber)).orderStatus).toBe('Accepted')
  })

  it('stays booked where somebody gave it back before, and is voided when its carrier does', async () => {
    const desk = await trackingDesk(portal)
    const { shipmentId, shipmentNumber } = await desk.ship()
    await desk.tell(desk.told(shipmentNumber, { kind: 'Cancelled' }))
    await look(portal)
    await desk.book(shipmentId, await desk.byHand())
    await desk.tell(desk.told(shipmentNumber, { kind: 'Dispatched' }))
    await look(portal)
    expect((await desk.read(shipmentNumber)).shipmentStatus).toBe(4)
    await desk.tell(desk.told(shipmentNumber, { kind: 'Cancelled' }))
    await look(portal)
    expect((await desk.read(shipmentNumber)).shipmentStatus).toBe(-1)
  })
})

it('takes in what many tell of the same trucks while others look at them, and refuses nobody', async () => {
  const desk = await trackingDesk(portal)
  const trucks = [await desk.bookTruck(), await desk.bookTruck(), await desk.bookTruck()]
  const positionsOf = (round: number) =>
    trucks.map(({ shipmentNumber }) =>
      desk.told(shipmentNumber, { latitude: 38 + round / 100, longitude: -90, occurredAt: minutesAgo(90 - round) }),
    )
  let isTelling = true
  const looking = async () => {
    while (isTelling) await look(portal)
  }
  const telling = async (from: number) => {
    for (let round = from; round < 60; round += 6) await desk.tell(...positionsOf(round))
  }
  const lookers = [looking(), looking()]
  await Promise.all([0, 1, 2, 3, 4, 5].map(telling)).finally(() => {
    isTelling = false
  })
  await Promise.all(lookers)
  await look(portal)
  for (const { shipmentNumber } of trucks)
    expect(await desk.tracking(shipmentNumber)).toMatchObject({
      positions: 60,
      position: { latitude: 38.59 },
      nextStopNumber: 1,
    })
})

it('asks whoever tells too much to come back, keeps nothing of it, and takes what others tell', async () => {
  const [desk, other] = [await trackingDesk(portal), await trackingDesk(portal)]
  const [{ shipmentNumber, shipmentId }, elsewhere] = [await desk.bookTruck(), await other.bookTruck()]
  const wait = (count: number) =>
    sql`insert into system.tracking_turns (company_id, shipment_id, due_at)
      select ${desk.company.id}, gen_random_uuid(), now() - interval '1 hour' from generate_series(1, ${count})`.execute(
      portal.database.owner,
    )
  await wait(19_999)
  expect(await desk.tell(desk.told(shipmentNumber, { kind: 'Dispatched' }))).toMatchObject({ accepted: 1 })
  await wait(1)
  const answer = await desk.tryTell(desk.told(shipmentNumber, { kind: 'Delayed' }))
  expect([answer.status, answer.problem.message]).toEqual([
    429,
    'Too many events wait to be looked at. Try again in some seconds',
  ])
  expect(await keptEvents(portal, shipmentId)).toBe(1)
  expect(await other.tell(other.told(elsewhere.shipmentNumber, { kind: 'Delayed' }))).toMatchObject({ accepted: 1 })
  await sql`delete from system.tracking_turns where company_id = ${desk.company.id}`.execute(portal.database.owner)
})

it('looks again at a truck of which something is told while it is being looked at', async () => {
  const desk = await trackingDesk(portal)
  const { shipmentNumber } = await desk.bookTruck()
  await desk.tell(desk.told(shipmentNumber, { latitude: 41.5, longitude: -88.1 }))
  let isTold = false
  await look(portal, {
    heard: async () => {
      if (!isTold) await desk.tell(desk.told(shipmentNumber, { kind: 'Arrived', stopNumber: 1 }))
      isTold = true
    },
  })
  await look(portal)
  expect((await desk.read(shipmentNumber)).shipmentStatus).toBe(6)
})

it('forgets receipts of events that could not come again, and no others', async () => {
  const desk = await trackingDesk(portal)
  const { shipmentNumber } = await desk.bookTruck()
  const [old, fresh] = [
    desk.told(shipmentNumber, { kind: 'Dispatched' }),
    desk.told(shipmentNumber, { kind: 'Delayed' }),
  ]
  await desk.tell(old, fresh)
  await sql`update tracking_receipts set received_at = now() - interval '121 days' where event_id = ${old.eventId}`.execute(
    portal.database.owner,
  )
  await sql`update tracking_receipts set received_at = now() - interval '119 days' where event_id = ${fresh.eventId}`.execute(
    portal.database.owner,
  )
  await runRound(portal, desk.company.id, 'tracking.forget-receipts')
  const { rows } = await sql<{ eventId: string }>`select event_id from tracking_receipts
    where event_id in (${old.eventId}, ${fresh.eventId})`.execute(portal.database.owner)
  expect(rows).toEqual([{ eventId: fresh.eventId }])
})

describe('by hand', () => {
  it('takes effect at once and names who recorded it', async () => {
    const desk = await trackingDesk(portal)
    const { shipmentNumber } = await desk.bookTruck()
    await desk.add(shipmentNumber, { kind: 'Arrived', stopNumber: 1, occurredAt: minutesAgo(10), note: 'Dock 4' })
    expect((await desk.read(shipmentNumber)).shipmentStatus).toBe(6)
    expect((await desk.tracking(shipmentNumber)).events).toMatchObject([{ provider: 'Ana Ruiz', note: 'Dock 4' }])
  })

  it('asks for what is missing, refuses the future and a shipment that is not booked', async () => {
    const desk = await trackingDesk(portal)
    const { shipmentNumber } = await desk.bookTruck()
    const none = await desk.tryAdd(shipmentNumber, { kind: 'Arrived', occurredAt: minutesAgo(1) })
    expect([none.status, none.problem.modelState]).toEqual([400, { stopNumber: ['Choose the stop'] }])
    const ahead = await desk.tryAdd(shipmentNumber, {
      kind: 'Arrived',
      stopNumber: 1,
      occurredAt: new Date(Date.now() + 3_600_000).toISOString(),
    })
    expect([ahead.status, ahead.problem.message]).toEqual([422, 'The event lies in the future'])
    const open = await desk.ship()
    const unbooked = await desk.tryAdd(open.shipmentNumber, { kind: 'Dispatched', occurredAt: minutesAgo(1) })
    expect([unbooked.status, unbooked.problem.message]).toEqual([
      409,
      `Shipment ${open.shipmentNumber} is Ready To Book; events are recorded once it is booked`,
    ])
    expect((await desk.read(shipmentNumber)).shipmentStatus).toBe(3)
  })
})

it('counts a changed appointment or contact of a booked order as pending until the carrier is heard of or somebody with BookShipment confirms it [DEF-111]', async () => {
  const desk = await trackingDesk(portal)
  const { shipmentNumber, orderNumber } = await desk.bookTruck()
  const isPending = async () => (await desk.readOrder(orderNumber)).hasPendingChangeRequests
  const change = async (index: 0 | 1, facts: object) => {
    const sent = await desk.sent(orderNumber)
    await desk.update({ ...sent, stops: sent.stops.map((stop, at) => (at === index ? { ...stop, ...facts } : stop)) })
  }
  const contact = { firstName: 'Kim', lastName: 'Bay', email: null, phoneNumberMobile: null }
  const appointmentDateTimeOffset = (await desk.sent(orderNumber)).stops[1]?.earlyDateTimeOffset
  await change(0, { notes: 'Gate 4' })
  expect(await isPending()).toBe(false)
  const params = { orderNumber }
  const as = async (given: readonly Permission[]) =>
    portal.as(await portal.given.person({ company: desk.company, permissions: given }))
  const others = await as(permissions.filter((permission) => permission !== 'BookShipment'))
  const booker = await as(['BookShipment'])
  await change(1, { appointmentDateTimeOffset })
  expect(await isPending()).toBe(true)
  expect((await others.attempt(confirmOrderChanges, { params })).status).toBe(403)
  expect(await isPending()).toBe(true)
  await booker.ask(confirmOrderChanges, { params })
  expect(await isPending()).toBe(false)
  await change(0, { contact })
  expect(await isPending()).toBe(true)
  await desk.tell(desk.told(shipmentNumber, { kind: 'Dispatched', occurredAt: minutesAgo(4) }))
  expect(await isPending()).toBe(false)
  const found = async (filter: object) =>
    (await desk.ask(findFilteredOrders, { body: filter })).data.map((order) => order.orderNumber)
  const { locationNumber } = desk.chicago
  await desk.setDock(locationNumber, { isAppointmentRequired: true, dockHours: [] })
  const { orderNumber: needing } = await desk.create()
  expect(await found({ requiresAppointment: true })).toEqual([needing])
  expect(await found({ missingAppointment: true })).toEqual([needing])
  const sent = await desk.sent(needing)
  const [pickup, dropoff] = sent.stops as [{ earlyDateTimeOffset: string }, object]
  await desk.update({
    ...sent,
    stops: [{ ...pickup, appointmentDateTimeOffset: pickup.earlyDateTimeOffset }, dropoff],
  })
  expect(await found({ requiresAppointment: true })).toEqual([needing])
  expect(await found({ missingAppointment: true })).toEqual([])
})

it('takes a pending change as confirmed once the carrier is heard of, not by what people record', async () => {
  const { bookTruck, told, tell, add, company, readOrder } = await trackingDesk(portal)
  const { shipmentNumber, orderNumber, orderId } = await bookTruck()
  const pend = () =>
    inCompany(portal.database.db, company.id, (tx) =>
      tx.updateTable('orders').set({ hasPendingChangeRequests: true }).where('id', '=', orderId).execute(),
    )
  const isPending = async () => (await readOrder(orderNumber)).hasPendingChangeRequests
  await pend()
  await add(shipmentNumber, { kind: 'Delayed', occurredAt: minutesAgo(5), note: 'Snow' })
  expect(await isPending()).toBe(true)
  const event = told(shipmentNumber, { kind: 'Dispatched', occurredAt: minutesAgo(4) })
  await tell(event)
  expect(await isPending()).toBe(false)
  // The same event again tells nothing new.
  await pend()
  await tell(event)
  expect(await isPending()).toBe(true)
  await tell(told(shipmentNumber, { latitude: 41.5, longitude: -88.1, occurredAt: minutesAgo(1) }))
  expect(await isPending()).toBe(false)
})
