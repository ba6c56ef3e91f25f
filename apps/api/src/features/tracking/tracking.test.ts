import { randomUUID } from 'node:crypto'
import { createApiKey } from '@lanewise/contract/api-keys'
import { getHistory } from '@lanewise/contract/history'
import { confirmOrderChanges, findFilteredOrders } from '@lanewise/contract/orders'
import { dispatchShipment, updateShipmentDetails } from '@lanewise/contract/shipments'
import { recordTrackingEvents } from '@lanewise/contract/tracking'
import { type Permission, permissions } from '@lanewise/domain/access/permissions'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { inCompany } from '#platform/db/database.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { react } from '#platform/testing/react.ts'
import { runHourlyJob } from '#platform/testing/run-jobs.ts'
import { countStoredEvents, minutesAgo, processTracking, setWindow, trackingSetup } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

describe('the call by which events come', () => {
  it('takes what a key with the scope tracking brings, once for each id, and answers for each event', async () => {
    const setup = await trackingSetup(portal)
    const { shipmentId, shipmentNumber } = await setup.bookTruck()
    const arrived = setup.told(shipmentNumber, { kind: 'Arrived', stopNumber: 1, occurredAt: minutesAgo(30) })
    const unknown = setup.told('S0', { kind: 'Dispatched' })
    const answered = await setup.tell(arrived, unknown, arrived)
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
    expect(await setup.tell(arrived)).toMatchObject({ accepted: 0, duplicates: 1, refused: 0 })
    expect(await countStoredEvents(portal, shipmentId)).toBe(1)
    await processTracking(portal)
    expect((await setup.tracking(shipmentNumber)).events).toMatchObject([
      { eventId: arrived.eventId, kind: 'Arrived', stopNumber: 1, provider: 'Tidewater', isCorrected: false },
    ])
  })

  it('knows a shipment by the PRO number of its carrier too, and without case', async () => {
    const setup = await trackingSetup(portal)
    const { shipmentNumber } = await setup.bookTruck()
    const proNumber = `PRO-${randomUUID().slice(0, 8)}`
    await setup.ask(updateShipmentDetails, { params: { shipmentNumber }, body: { proNumber } })
    const lower = setup.told(shipmentNumber.toLowerCase(), { kind: 'Dispatched' })
    expect(await setup.tell(setup.told(proNumber, { kind: 'Delayed', reason: 'AO' }), lower)).toMatchObject({
      accepted: 2,
    })
  })

  it('refuses a key of another scope, another company, none at all, and more than 1,000 events', async () => {
    const [setup, other] = [await trackingSetup(portal), await trackingSetup(portal)]
    const { shipmentId, shipmentNumber } = await setup.bookTruck()
    const event = setup.told(shipmentNumber, { kind: 'Dispatched' })
    const admin = portal.as(await portal.given.person({ company: setup.company, permissions }))
    const { key } = await admin.ask(createApiKey, { body: { name: 'Reader', scopes: ['read'], expiresInDays: 90 } })
    const body = { events: [event] }
    expect((await portal.withKey(key).attempt(recordTrackingEvents, { body })).status).toBe(403)
    expect((await portal.as(null).attempt(recordTrackingEvents, { body })).status).toBe(401)
    const strange = await other.tell({ ...event, shipmentNumber })
    expect(strange.results).toMatchObject([{ outcome: 'Refused', message: 'There is no shipment with this number' }])
    const many = await setup.tryTell(...Array.from({ length: 10_000 }, () => event))
    expect([many.status, many.problem.message]).toEqual([400, 'Send at most 1,000 events at a time'])
    expect(await countStoredEvents(portal, shipmentId)).toBe(0)
  })

  it('refuses what cannot be, each with its reason, and takes the rest', async () => {
    const setup = await trackingSetup(portal)
    const { shipmentId, shipmentNumber } = await setup.bookTruck()
    const at = (occurredAt: string) => setup.told(shipmentNumber, { kind: 'Dispatched', occurredAt })
    const { results } = await setup.tell(
      at(new Date(Date.now() + 3_600_000).toISOString()),
      at('1970-01-01T00:00:00Z'),
      setup.told(shipmentNumber, { kind: 'Arrived' }),
      setup.told(shipmentNumber, { kind: 'Arrived', stopNumber: 7 }),
      setup.told(shipmentNumber, { kind: 'Position' }),
      at(minutesAgo(5)),
    )
    expect(results.map(({ message }) => message)).toEqual([
      'The event is in the future',
      'The event is more than 60 days old',
      'Arrived needs the number of its stop',
      'The shipment has 2 stops, and none with the number 7',
      'A position needs latitude and longitude',
      null,
    ])
    expect(await countStoredEvents(portal, shipmentId)).toBe(1)
    const wrong = await setup.tryTell({ ...at(minutesAgo(1)), latitude: 91 })
    expect([wrong.status, wrong.problem.modelState]).toEqual([400, { 'events.0.latitude': ['From -90 to 90'] }])
  })
})

describe('what follows from events', () => {
  it('moves the status forward stop by stop, with the times of the stops and the orders, and never back', async () => {
    const setup = await trackingSetup(portal)
    const { shipmentId, shipmentNumber, orderNumber } = await setup.bookTruck()
    const at = (stopNumber: number, kind: 'Arrived' | 'Departed' | 'Unloaded', minutes: number) =>
      setup.told(shipmentNumber, { kind, stopNumber, occurredAt: minutesAgo(minutes) })
    const states: number[] = []
    const print = async (...events: Parameters<typeof setup.tell>) => {
      await setup.tell(...events)
      await processTracking(portal)
      states.push((await setup.read(shipmentNumber)).shipmentStatus)
    }
    await print(setup.told(shipmentNumber, { latitude: 41.9, longitude: -87.9 }))
    await print(at(1, 'Arrived', 300))
    await print(at(2, 'Arrived', 60))
    await print(at(1, 'Departed', 240))
    await print(at(2, 'Unloaded', 30))
    await print(setup.told(shipmentNumber, { kind: 'Cancelled' }), at(1, 'Arrived', 310))
    expect(states).toEqual([4, 6, 6, 6, 7, 7])
    const { stops } = await setup.read(shipmentNumber)
    expect(
      stops.map(({ arrivalDateTime }) => Math.round((Date.now() - Date.parse(arrivalDateTime ?? '')) / 60_000)),
    ).toEqual([310, 60])
    expect((await setup.readOrder(orderNumber)).orderStatus).toBe('Delivered')
    const { data, tracking = [] } = await setup.ask(getHistory, {
      params: { entity: 'shipment', entityId: shipmentId },
    })
    expect(
      tracking.map(({ stopNumber, who, text }) => [stopNumber, who, text.replace(/ [\d/]+ [\d:]+ \w+/g, '')]),
    ).toEqual([
      [1, 'API key Tidewater', 'arrived, departed'],
      [2, 'API key Tidewater', 'arrived, unloaded'],
    ])
    expect(data.flatMap(({ sentences }) => sentences).join()).not.toMatch(/arriv|unload|depart/i)
  })

  it('keeps a correction and what it corrects, and counts the correction [TRACKING-3]', async () => {
    const setup = await trackingSetup(portal)
    const { shipmentNumber } = await setup.bookTruck()
    const [first, second] = [minutesAgo(90), minutesAgo(100)]
    const arrived = (occurredAt: string) => setup.told(shipmentNumber, { kind: 'Arrived', stopNumber: 1, occurredAt })
    await setup.tell(arrived(first))
    await processTracking(portal)
    expect((await setup.read(shipmentNumber)).shipmentStatus).toBe(6)
    await setup.tell(setup.told(shipmentNumber, { kind: 'Departed', stopNumber: 1, occurredAt: minutesAgo(40) }))
    await processTracking(portal)
    expect((await setup.read(shipmentNumber)).shipmentStatus).toBe(5)
    await setup.tell(arrived(second))
    await processTracking(portal)
    const tracking = await setup.tracking(shipmentNumber)
    expect((await setup.read(shipmentNumber)).shipmentStatus).toBe(5)
    expect(tracking.stops[0]?.arrivedAt).toBe(second)
    expect(tracking.events.filter(({ kind }) => kind === 'Arrived')).toMatchObject([
      { occurredAt: first, isCorrected: true },
      { occurredAt: second, isCorrected: false },
    ])
    for (const [kind, stopNumber, status] of [
      ['Arrived', 2, 6],
      ['Departed', 2, 7],
    ] as const) {
      await setup.tell(setup.told(shipmentNumber, { kind, stopNumber }))
      await processTracking(portal)
      expect((await setup.read(shipmentNumber)).shipmentStatus).toBe(status)
    }
  })

  it('expects the truck anew with each position, by the road that is left [TRACKING-4]', async () => {
    const setup = await trackingSetup(portal)
    const { shipmentNumber, shipmentId } = await setup.bookTruck()
    const place = (latitude: number, longitude: number, occurredAt: string) =>
      setup.told(shipmentNumber, { latitude, longitude, occurredAt, city: 'Rolla', state: 'MO' })
    await setup.tell(setup.told(shipmentNumber, { kind: 'Departed', stopNumber: 1, occurredAt: minutesAgo(300) }))
    await setup.tell(place(41.2, -88.3, minutesAgo(270)))
    expect(await processTracking(portal)).toContain(shipmentId)
    const before = await setup.tracking(shipmentNumber)
    await setup.tell(place(37.95, -91.77, minutesAgo(1)))
    await processTracking(portal)
    const after = await setup.tracking(shipmentNumber)
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
    // Miles at 50 mph, plus the required rest time.
    const hours = (Date.parse(after.stops[1]?.eta ?? '') - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThanOrEqual((after.milesToGo ?? 0) / 50 - 0.1)
    expect(after.stops[0]?.eta).toBeNull()
    // A position older than the stored one only adds to the trail.
    await setup.tell(place(40, -89, minutesAgo(200)))
    await processTracking(portal)
    expect(await setup.tracking(shipmentNumber)).toMatchObject({ position: { latitude: 37.95 }, positions: 3 })
  })

  it('tells how stops stand by their limit, by ETA and by arrival [TRACKING-5]', async () => {
    const setup = await trackingSetup(portal)
    const { shipmentId, shipmentNumber, orderNumber } = await setup.bookTruck()
    await react(portal, setup.person, 'tracking.look-at-changed')
    const opens = (earlyMinutes: number, limitMinutes: number) =>
      setWindow(portal, shipmentId, {
        stopNumber: 1,
        early: minutesAgo(-earlyMinutes),
        late: minutesAgo(-limitMinutes),
      })
    const standsWith = async (limitMinutes: number) => {
      await opens(-600, limitMinutes)
      await sql`update system.tracking_turns set due_at = now() - interval '1 second' where shipment_id = ${shipmentId}`.execute(
        portal.database.owner,
      )
      await processTracking(portal)
      return (await setup.read(shipmentNumber)).onTimeStatus
    }
    expect(await standsWith(62)).toBe('OnTime')
    expect(await standsWith(59)).toBe('AtRisk')
    expect((await setup.readOrder(orderNumber)).onTimeStatus).toBe('AtRisk')
    expect(await standsWith(-1)).toBe('Late')
    // The window was 3 to 1 hours ago. Arrivals are tested before the early time, within the window and after the
    // limit.
    await opens(-180, -60)
    const arrives = async (minutes: number) => {
      await setup.tell(setup.told(shipmentNumber, { kind: 'Arrived', stopNumber: 1, occurredAt: minutesAgo(minutes) }))
      await processTracking(portal)
      return (await setup.tracking(shipmentNumber)).stops[0]?.onTimeStatus
    }
    expect(await arrives(181)).toBe('Early')
    expect(await arrives(179)).toBe('OnTime')
    expect(await arrives(61)).toBe('OnTime')
    expect(await arrives(59)).toBe('Late')
    expect((await setup.read(shipmentNumber)).onTimeStatus).toBe('Late')
  })

  it('judges by the clock before anything is heard: late past a limit, at risk an hour before the first while not dispatched, otherwise on time [DEF-122]', async () => {
    const setup = await trackingSetup(portal)
    const { shipmentId, shipmentNumber } = await setup.bookTruck()
    await react(portal, setup.person, 'tracking.look-at-changed')
    /** On-time status with limits this many minutes ahead at the two stops. */
    const standsWith = async (...limits: [number, number]) => {
      for (const [index, minutes] of limits.entries())
        await setWindow(portal, shipmentId, {
          stopNumber: index + 1,
          early: minutesAgo(600),
          late: minutesAgo(-minutes),
        })
      await sql`update system.tracking_turns set due_at = now() - interval '1 second' where shipment_id = ${shipmentId}`.execute(
        portal.database.owner,
      )
      await processTracking(portal)
      const { stops, onTimeStatus } = await setup.tracking(shipmentNumber)
      expect(stops.map(({ eta }) => eta)).toEqual([null, null])
      return [...stops.map((stop) => stop.onTimeStatus), onTimeStatus]
    }
    expect(await standsWith(62, 62)).toEqual(['OnTime', 'OnTime', 'OnTime'])
    expect(await standsWith(59, 59)).toEqual(['AtRisk', 'OnTime', 'AtRisk'])
    expect(await standsWith(-1, 59)).toEqual(['Late', 'OnTime', 'Late'])
    expect(await standsWith(62, -1)).toEqual(['OnTime', 'Late', 'Late'])
    await setup.ask(dispatchShipment, { params: { shipmentNumber } })
    expect(await standsWith(59, 600)).toEqual(['OnTime', 'OnTime', 'OnTime'])
    expect(await standsWith(-1, 600)).toEqual(['Late', 'OnTime', 'Late'])
  })

  it('judges a stop ahead by when the truck is expected', async () => {
    const setup = await trackingSetup(portal)
    const { shipmentId, shipmentNumber } = await setup.bookTruck()
    await setup.tell(setup.told(shipmentNumber, { kind: 'Departed', stopNumber: 1, occurredAt: minutesAgo(60) }))
    await setup.tell(setup.told(shipmentNumber, { latitude: 37.95, longitude: -91.77 }))
    await processTracking(portal)
    const eta = Date.parse((await setup.tracking(shipmentNumber)).stops[1]?.eta ?? '')
    const standsWith = async (earlyMinutes: number, limitMinutes: number) => {
      const after = (minutes: number) => new Date(eta + minutes * 60_000)
      await setWindow(portal, shipmentId, { stopNumber: 2, early: after(earlyMinutes), late: after(limitMinutes) })
      await setup.tell(setup.told(shipmentNumber, { latitude: 37.95, longitude: -91.77 }))
      await processTracking(portal)
      return (await setup.tracking(shipmentNumber)).stops[1]?.onTimeStatus
    }
    expect(await standsWith(30, 300)).toBe('Early')
    expect(await standsWith(-300, 120)).toBe('OnTime')
    expect(await standsWith(-300, 30)).toBe('AtRisk')
    expect(await standsWith(-300, -30)).toBe('Late')
  })

  it('leaves a shipment that nobody booked as it is, and keeps what was told of it', async () => {
    const setup = await trackingSetup(portal)
    const { shipmentId, shipmentNumber } = await setup.ship()
    await setup.tell(setup.told(shipmentNumber, { kind: 'Departed', stopNumber: 1 }))
    await processTracking(portal)
    expect((await setup.read(shipmentNumber)).shipmentStatus).toBe(1)
    expect(await countStoredEvents(portal, shipmentId)).toBe(1)
  })

  it('is voided when its carrier cancels before it is on the road', async () => {
    const setup = await trackingSetup(portal)
    const { shipmentNumber, orderNumber } = await setup.bookTruck()
    await setup.tell(setup.told(shipmentNumber, { kind: 'Cancelled' }))
    await processTracking(portal)
    expect(await setup.read(shipmentNumber)).toMatchObject({
      shipmentStatus: -1,
      voidReason: 'Cancelled by the carrier',
    })
    expect((await setup.readOrder(orderNumber)).orderStatus).toBe('Accepted')
  })

  it('stays booked where somebody gave it back before, and is voided when its carrier does', async () => {
    const setup = await trackingSetup(portal)
    const { shipmentId, shipmentNumber } = await setup.ship()
    await setup.tell(setup.told(shipmentNumber, { kind: 'Cancelled' }))
    await processTracking(portal)
    await setup.book(shipmentId, await setup.byHand())
    await setup.tell(setup.told(shipmentNumber, { kind: 'Dispatched' }))
    await processTracking(portal)
    expect((await setup.read(shipmentNumber)).shipmentStatus).toBe(4)
    await setup.tell(setup.told(shipmentNumber, { kind: 'Cancelled' }))
    await processTracking(portal)
    expect((await setup.read(shipmentNumber)).shipmentStatus).toBe(-1)
  })
})

it('takes in what many tell of the same trucks while others look at them, and refuses nobody', async () => {
  const setup = await trackingSetup(portal)
  const trucks = [await setup.bookTruck(), await setup.bookTruck(), await setup.bookTruck()]
  const positionsOf = (round: number) =>
    trucks.map(({ shipmentNumber }) =>
      setup.told(shipmentNumber, { latitude: 38.2 + round / 100, longitude: -90, occurredAt: minutesAgo(90 - round) }),
    )
  let isTelling = true
  const looking = async () => {
    while (isTelling) await processTracking(portal)
  }
  const telling = async (from: number) => {
    for (let round = from; round < 60; round += 6) await setup.tell(...positionsOf(round))
  }
  const lookers = [looking(), looking()]
  await Promise.all([0, 1, 2, 3, 4, 5].map(telling)).finally(() => {
    isTelling = false
  })
  await Promise.all(lookers)
  await processTracking(portal)
  for (const { shipmentNumber } of trucks)
    expect(await setup.tracking(shipmentNumber)).toMatchObject({
      positions: 60,
      position: { latitude: expect.closeTo(38.79, 5) },
      nextStopNumber: 1,
    })
})

it('asks whoever tells too much to come back, keeps nothing of it, and takes what others tell', async () => {
  const [setup, other] = [await trackingSetup(portal), await trackingSetup(portal)]
  const [{ shipmentNumber, shipmentId }, elsewhere] = [await setup.bookTruck(), await other.bookTruck()]
  const wait = (count: number) =>
    sql`insert into system.tracking_turns (company_id, shipment_id, due_at)
      select ${setup.company.id}, gen_random_uuid(), now() - interval '1 hour' from generate_series(1, ${count})`.execute(
      portal.database.owner,
    )
  await wait(19_999)
  expect(await setup.tell(setup.told(shipmentNumber, { kind: 'Dispatched' }))).toMatchObject({ accepted: 1 })
  await wait(1)
  const answer = await setup.tryTell(setup.told(shipmentNumber, { kind: 'Delayed' }))
  expect([answer.status, answer.problem.message]).toEqual([
    429,
    'Too many events are waiting to be processed. Try again in a few seconds',
  ])
  expect(await countStoredEvents(portal, shipmentId)).toBe(1)
  expect(await other.tell(other.told(elsewhere.shipmentNumber, { kind: 'Delayed' }))).toMatchObject({ accepted: 1 })
  await sql`delete from system.tracking_turns where company_id = ${setup.company.id}`.execute(portal.database.owner)
})

it('looks again at a truck of which something is told while it is being looked at', async () => {
  const setup = await trackingSetup(portal)
  const { shipmentNumber } = await setup.bookTruck()
  await setup.tell(setup.told(shipmentNumber, { latitude: 41.5, longitude: -88.1 }))
  let isTold = false
  await processTracking(portal, {
    onTruckUpdates: async () => {
      if (!isTold) await setup.tell(setup.told(shipmentNumber, { kind: 'Arrived', stopNumber: 1 }))
      isTold = true
    },
  })
  await processTracking(portal)
  expect((await setup.read(shipmentNumber)).shipmentStatus).toBe(6)
})

it('forgets receipts of events that could not come again, and no others', async () => {
  const setup = await trackingSetup(portal)
  const { shipmentNumber } = await setup.bookTruck()
  const [old, fresh] = [
    setup.told(shipmentNumber, { kind: 'Dispatched' }),
    setup.told(shipmentNumber, { kind: 'Delayed' }),
  ]
  await setup.tell(old, fresh)
  await sql`update tracking_receipts set received_at = now() - interval '121 days' where event_id = ${old.eventId}`.execute(
    portal.database.owner,
  )
  await sql`update tracking_receipts set received_at = now() - interval '119 days' where event_id = ${fresh.eventId}`.execute(
    portal.database.owner,
  )
  await runHourlyJob(portal, setup.company.id, 'tracking.forget-receipts')
  const { rows } = await sql<{ eventId: string }>`select event_id from tracking_receipts
    where event_id in (${old.eventId}, ${fresh.eventId})`.execute(portal.database.owner)
  expect(rows).toEqual([{ eventId: fresh.eventId }])
})

describe('by hand', () => {
  it('takes effect at once and names who recorded it', async () => {
    const setup = await trackingSetup(portal)
    const { shipmentNumber } = await setup.bookTruck()
    await setup.add(shipmentNumber, { kind: 'Arrived', stopNumber: 1, occurredAt: minutesAgo(10), note: 'Dock 4' })
    expect((await setup.read(shipmentNumber)).shipmentStatus).toBe(6)
    expect((await setup.tracking(shipmentNumber)).events).toMatchObject([{ provider: 'Ana Ruiz', note: 'Dock 4' }])
  })

  it('asks for what is missing, refuses the future and a shipment that is not booked', async () => {
    const setup = await trackingSetup(portal)
    const { shipmentNumber } = await setup.bookTruck()
    const none = await setup.tryAdd(shipmentNumber, { kind: 'Arrived', occurredAt: minutesAgo(1) })
    expect([none.status, none.problem.modelState]).toEqual([400, { stopNumber: ['Choose the stop'] }])
    const ahead = await setup.tryAdd(shipmentNumber, {
      kind: 'Arrived',
      stopNumber: 1,
      occurredAt: new Date(Date.now() + 3_600_000).toISOString(),
    })
    expect([ahead.status, ahead.problem.message]).toEqual([422, 'The event is in the future'])
    const open = await setup.ship()
    const unbooked = await setup.tryAdd(open.shipmentNumber, { kind: 'Dispatched', occurredAt: minutesAgo(1) })
    expect([unbooked.status, unbooked.problem.message]).toEqual([
      409,
      `Shipment ${open.shipmentNumber} is Ready To Book; events are recorded once it is booked`,
    ])
    expect((await setup.read(shipmentNumber)).shipmentStatus).toBe(3)
  })
})

it('counts a changed appointment or contact of a booked order as pending until the carrier is heard of or somebody with BookShipment confirms it [DEF-111]', async () => {
  const setup = await trackingSetup(portal)
  const { shipmentNumber, orderNumber } = await setup.bookTruck()
  const isPending = async () => (await setup.readOrder(orderNumber)).hasPendingChangeRequests
  const change = async (index: 0 | 1, facts: object) => {
    const sent = await setup.sent(orderNumber)
    await setup.update({ ...sent, stops: sent.stops.map((stop, at) => (at === index ? { ...stop, ...facts } : stop)) })
  }
  const contact = { firstName: 'Kim', lastName: 'Bay', email: null, phoneNumberMobile: null }
  const appointmentDateTimeOffset = (await setup.sent(orderNumber)).stops[1]?.earlyDateTimeOffset
  await change(0, { notes: 'Gate 4' })
  expect(await isPending()).toBe(false)
  const params = { orderNumber }
  const as = async (given: readonly Permission[]) =>
    portal.as(await portal.given.person({ company: setup.company, permissions: given }))
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
  await setup.tell(setup.told(shipmentNumber, { kind: 'Dispatched', occurredAt: minutesAgo(4) }))
  expect(await isPending()).toBe(false)
  const numbersMatching = async (filter: object) =>
    (await setup.ask(findFilteredOrders, { body: filter })).data.map((order) => order.orderNumber)
  const { locationNumber } = setup.chicago
  await setup.setDock(locationNumber, { isAppointmentRequired: true, dockHours: [] })
  const { orderNumber: needing } = await setup.create()
  expect(await numbersMatching({ requiresAppointment: true })).toEqual([needing])
  expect(await numbersMatching({ missingAppointment: true })).toEqual([needing])
  const sent = await setup.sent(needing)
  const [pickup, dropoff] = sent.stops as [{ earlyDateTimeOffset: string }, object]
  await setup.update({
    ...sent,
    stops: [{ ...pickup, appointmentDateTimeOffset: pickup.earlyDateTimeOffset }, dropoff],
  })
  expect(await numbersMatching({ requiresAppointment: true })).toEqual([needing])
  expect(await numbersMatching({ missingAppointment: true })).toEqual([])
})

it('takes a pending change as confirmed once the carrier is heard of, not by what people record', async () => {
  const { bookTruck, told: reported, tell, add, company, readOrder } = await trackingSetup(portal)
  const { shipmentNumber, orderNumber, orderId } = await bookTruck()
  const pend = () =>
    inCompany(portal.database.db, company.id, (tx) =>
      tx.updateTable('orders').set({ hasPendingChangeRequests: true }).where('id', '=', orderId).execute(),
    )
  const isPending = async () => (await readOrder(orderNumber)).hasPendingChangeRequests
  await pend()
  await add(shipmentNumber, { kind: 'Delayed', occurredAt: minutesAgo(5), note: 'Snow' })
  expect(await isPending()).toBe(true)
  const event = reported(shipmentNumber, { kind: 'Dispatched', occurredAt: minutesAgo(4) })
  await tell(event)
  expect(await isPending()).toBe(false)
  // A repeated event changes nothing.
  await pend()
  await tell(event)
  expect(await isPending()).toBe(true)
  await tell(reported(shipmentNumber, { latitude: 41.5, longitude: -88.1, occurredAt: minutesAgo(1) }))
  expect(await isPending()).toBe(false)
})
