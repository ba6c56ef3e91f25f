import { randomUUID } from 'node:crypto'
import { createCommodity, deleteCommodity } from '@lanewise/contract/commodities'
import { getRecentChanges } from '@lanewise/contract/dashboard'
import {
  getFirstLoad,
  getFleet,
  getFleetCard,
  getFreightSpend,
  getOnTimeWeeks,
  getTodayStops,
} from '@lanewise/contract/dashboard-shipments'
import { updateProfile } from '@lanewise/contract/profile'
import { lastMonths, spendPeriods } from '@lanewise/domain/dashboard/spend'
import {
  addDays,
  formatInZone,
  instantOfWallTime,
  mondayOf,
  startOfDayInZone,
  zonedDate,
} from '@lanewise/domain/shared/calendar'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { minutesAgo, processTracking, trackingSetup } from '#features/tracking/testing/given.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await sharedTestPortal()
})

describe('the recent changes', () => {
  it('are those of the own company, newest first, in plain words, page by page', async () => {
    const company = await portal.given.company()
    const ana = portal.as(await portal.given.person({ company }))
    const pasta = await ana.ask(createCommodity, { body: { commodityCode: 'PASTA', description: 'Penne' } })
    await ana.ask(deleteCommodity, { params: { id: pasta.id } })
    await portal
      .as(await portal.given.person())
      .ask(createCommodity, { body: { commodityCode: 'X', description: 'x' } })
    const all = await ana.ask(getRecentChanges, {})
    expect(all.total).toBe(2)
    expect(all.data.map(({ action, entityName, who }) => [action, entityName, who])).toEqual([
      ['deleted', 'PASTA', 'Ana Ruiz'],
      ['created', 'PASTA', 'Ana Ruiz'],
    ])
    expect(all.data[0]?.sentences[0]).toMatch(/^Ana Ruiz /)
    const second = await ana.ask(getRecentChanges, { query: { page: 2, pageSize: 1 } })
    expect(second).toMatchObject({ data: [all.data[1]], total: 2, isTotalExact: true, next: null })
  })

  it('leave out the statuses that trucks and other systems bring about, not those of people', async () => {
    const company = await portal.given.company()
    const person = await portal.given.person({ company })
    const moved = (userId: string | null, userName: string) =>
      sql`insert into audit_entries (company_id, user_id, user_name, entity, entity_id, entity_name, action, changes)
        values (${company.id}, ${userId}, ${userName}, 'order', ${randomUUID()}, 'O1', 'changed',
          '{"status": ["Booked", "InTransit"]}')`.execute(portal.database.owner)
    await moved(null, 'Lanewise')
    await moved(randomUUID(), 'API key Carrier')
    await moved(person.id, 'Ana Ruiz')
    const { data, total } = await portal.as(person).ask(getRecentChanges, {})
    expect([data.map(({ who }) => who), total]).toEqual([['Ana Ruiz'], 1])
  })

  it('leave out the records that the user may not open', async () => {
    const company = await portal.given.company()
    const ana = portal.as(await portal.given.person({ company }))
    await ana.ask(createCommodity, { body: { commodityCode: 'HIDDEN', description: 'Hidden' } })
    await ana.ask(updateProfile, { body: { firstName: 'Anna', lastName: 'Ruiz' } })
    const reader = portal.as(await portal.given.person({ company, permissions: ['ViewCommodity'] }))
    expect((await reader.ask(getRecentChanges, {})).data.map(({ entity }) => entity)).toEqual(['contact', 'commodity'])
    const nobody = portal.as(await portal.given.person({ company, permissions: [] }))
    const seen = await nobody.ask(getRecentChanges, {})
    expect(seen.total).toBe(1)
    expect(JSON.stringify(seen)).not.toContain('HIDDEN')
  })
})

type Setup = Awaited<ReturnType<typeof trackingSetup>>

const setStop = (shipmentId: string, stopNumber: number, early: string, late: string) =>
  sql`update shipment_stops set early_at = ${early}, late_at = ${late}
    where shipment_id = ${shipmentId} and stop_number = ${stopNumber}`.execute(portal.database.owner)

describe('the stops of today', () => {
  it('are those whose early time is today by the clock of their place, ordered by early time [DASH-3]', async () => {
    const setup = await trackingSetup(portal)
    const { shipmentId, shipmentNumber } = await setup.bookTruck()
    const today = () => setup.ask(getTodayStops, { query: {} })
    expect(await today()).toEqual({ pickups: 0, deliveries: 0, stops: [] })
    // The time zone of the stop decides, whether its day has already begun or it is still yesterday.
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      await sql`update locations set iana_time_zone = ${zone} where id = ${setup.chicago.id}`.execute(
        portal.database.owner,
      )
      const there = zonedDate(new Date(), zone)
      for (const [day, time, isToday] of [
        [there, '00:00', true],
        [there, '23:59', true],
        [addDays(there, -1), '23:59', false],
        [addDays(there, 1), '00:00', false],
      ] as const) {
        const early = instantOfWallTime(day, time, zone)
        await setStop(shipmentId, 1, early, early)
        expect((await today()).pickups, `${zone} ${day} ${time}`).toBe(isToday ? 1 : 0)
      }
    }
    const zone = 'America/Chicago'
    await sql`update locations set iana_time_zone = ${zone} where id = ${setup.chicago.id}`.execute(
      portal.database.owner,
    )
    const here = zonedDate(new Date(), zone)
    const wall = (time: string) => instantOfWallTime(here, time, zone)
    await setStop(shipmentId, 1, wall('09:00'), wall('11:00'))
    await setStop(shipmentId, 2, wall('08:00'), wall('10:00'))
    const { stops, ...counts } = await today()
    expect(counts).toEqual({ pickups: 1, deliveries: 1 })
    expect(stops.map(({ stopType, earlyDateTime }) => [stopType, formatInZone(earlyDateTime, zone, 'HH:mm')])).toEqual([
      ['Dropoff', '08:00'],
      ['Pickup', '09:00'],
    ])
    expect(stops[1]).toMatchObject({
      shipmentNumber,
      shipmentStatusName: 'Booked',
      companyName: 'Northwind Foods',
      city: 'Chicago',
      state: 'IL',
      timeZone: zone,
      lateDateTime: new Date(wall('11:00')).toISOString(),
      appointmentDateTime: null,
      carrierName: 'Able',
      arrivedDateTime: null,
      departedDateTime: null,
    })
    await sql`insert into stop_outlooks (company_id, shipment_stop_id, shipment_id, eta_at, on_time_status)
      select company_id, id, shipment_id, now(), 'Late' from shipment_stops where shipment_id = ${shipmentId}
      on conflict (company_id, shipment_stop_id) do update set eta_at = now(), on_time_status = 'Late'`.execute(
      portal.database.owner,
    )
    expect((await today()).stops).toMatchObject([{ onTimeStatus: 'Late' }, { onTimeStatus: 'Late' }])
    expect((await today()).stops[0]?.eta).not.toBeNull()
    const only = async (kind: 'pickups' | 'deliveries') => await setup.ask(getTodayStops, { query: { kind } })
    expect((await only('pickups')).stops.map(({ stopType }) => stopType)).toEqual(['Pickup'])
    expect(await only('deliveries')).toMatchObject({ pickups: 1, deliveries: 1, stops: [{ stopType: 'Dropoff' }] })
    await setStop(shipmentId, 1, wall('09:00'), wall('11:00'))
    await sql`update shipment_stops set early_at = now() - interval '9 days' where shipment_id = ${shipmentId}
      and stop_number = 2`.execute(portal.database.owner)
    expect(await only('deliveries')).toEqual({ pickups: 1, deliveries: 0, stops: [] })
    await sql`update shipments set status = 0 where id = ${shipmentId}`.execute(portal.database.owner)
    expect((await today()).pickups).toBe(0)
    const clerk = portal.as(await portal.given.person({ company: setup.company, permissions: ['ViewOrder'] }))
    expect((await clerk.attempt(getTodayStops, { query: {} })).status).toBe(403)
  })

  it('are all counted, and the first 200 of them listed', async () => {
    const setup = await trackingSetup(portal)
    const { shipmentId } = await setup.bookTruck()
    const noon = instantOfWallTime(zonedDate(new Date(), 'America/Chicago'), '12:00', 'America/Chicago')
    await setStop(shipmentId, 1, noon, noon)
    const addStops = (from: number, to: number) =>
      sql`insert into shipment_stops select (jsonb_populate_record(stop,
          jsonb_build_object('id', gen_random_uuid(), 'stop_number', number))).*
        from shipment_stops stop, generate_series(${from}::int, ${to}::int) number
        where stop.shipment_id = ${shipmentId} and stop.stop_number = 1`.execute(portal.database.owner)
    const figures = async () => {
      const { pickups, stops } = await setup.ask(getTodayStops, { query: {} })
      return { pickups, listed: stops.length }
    }
    await addStops(3, 201)
    expect(await figures()).toEqual({ pickups: 200, listed: 200 })
    await addStops(202, 205)
    expect(await figures()).toEqual({ pickups: 204, listed: 200 })
  })
})

describe('the shipments in transit', () => {
  const position = (setup: Setup, shipmentNumber: string, latitude: number, minutes: number) =>
    setup.told(shipmentNumber, { latitude, longitude: -90, occurredAt: minutesAgo(minutes) })

  it('are those in status 4 to 6, each at its last known position, with next stop and ETA on its card [DASH-4]', async () => {
    const setup = await trackingSetup(portal)
    const { shipmentId, shipmentNumber } = await setup.bookTruck()
    const silent = await setup.bookTruck()
    const fleet = () => setup.ask(getFleet, {})
    expect(await fleet()).toEqual({ total: 0, markers: [] })
    await setup.tell(
      setup.told(silent.shipmentNumber, { kind: 'Dispatched', occurredAt: minutesAgo(60) }),
      setup.told(shipmentNumber, { kind: 'Departed', stopNumber: 1, occurredAt: minutesAgo(180) }),
      position(setup, shipmentNumber, 41, 110),
      position(setup, shipmentNumber, 40, 20),
      position(setup, shipmentNumber, 41.5, 150),
    )
    await processTracking(portal)
    const { onTimeStatus } = await setup.read(shipmentNumber)
    expect(await fleet()).toEqual({
      total: 2,
      markers: [
        {
          id: shipmentId,
          shipmentNumber,
          shipmentStatusName: 'InTransit',
          onTimeStatus,
          latitude: 40,
          longitude: -90,
          // Southwest, to the next stop in Dallas.
          heading: expect.closeTo(220, -1),
        },
      ],
    })
    const card = await setup.ask(getFleetCard, { params: { shipmentNumber } })
    const { stops } = await setup.tracking(shipmentNumber)
    expect(card).toMatchObject({
      id: shipmentId,
      shipmentNumber,
      shipmentStatus: 5,
      shipmentStatusName: 'InTransit',
      nextStop: { companyName: 'Northwind Foods', city: 'Dallas', state: 'TX', timeZone: 'America/Chicago' },
    })
    expect(card.nextStop?.eta).toBe(stops[1]?.eta)
    expect(card.nextStop?.eta).not.toBeNull()
    for (const [status, total] of [
      [3, 1],
      [4, 2],
      [6, 2],
      [7, 1],
    ] as const) {
      await sql`update shipments set status = ${status} where id = ${shipmentId}`.execute(portal.database.owner)
      expect([status, (await fleet()).total]).toEqual([status, total])
      expect((await fleet()).markers).toHaveLength(total - 1)
    }
    await sql`update shipment_stops set departed_at = now() where shipment_id = ${shipmentId}`.execute(
      portal.database.owner,
    )
    expect((await setup.ask(getFleetCard, { params: { shipmentNumber } })).nextStop).toBeNull()
    const clerk = portal.as(await portal.given.person({ company: setup.company, permissions: ['ViewOrder'] }))
    expect((await clerk.attempt(getFleet, {})).status).toBe(403)
  })
})

describe('on-time performance', () => {
  it('is the percent of pickups and deliveries in time, per week of the company over the last 12 weeks [DASH-5]', async () => {
    const setup = await trackingSetup(portal)
    const zone = 'America/Chicago'
    const monday = mondayOf(zonedDate(new Date(), zone))
    const weeks = () => setup.ask(getOnTimeWeeks, {})
    const none = await weeks()
    expect([none.onTimePickup, none.onTimeDelivery]).toEqual([null, null])
    expect(none.weeks.map(({ week }) => week)).toEqual(
      Array.from({ length: 12 }, (_, index) => addDays(monday, 7 * (index - 11))),
    )
    /** A shipment whose stops were reached at these times. */
    const driven = async (at: string, pickups: [number, number], dropoffs: [number, number] = [0, 0]) => {
      const { shipmentId } = await setup.bookTruck()
      await sql`update shipments set actual_pickup_at = ${at}, actual_delivery_at = ${at},
        pickups_reached = ${pickups[0]}, pickups_by_limit = ${pickups[1]},
        dropoffs_reached = ${dropoffs[0]}, dropoffs_by_limit = ${dropoffs[1]} where id = ${shipmentId}`.execute(
        portal.database.owner,
      )
      return shipmentId
    }
    const week = (count: number) => startOfDayInZone(addDays(monday, -7 * count), zone)
    await driven(week(0), [1, 1], [1, 0])
    await driven(week(11), [2, 1], [1, 1])
    await driven(week(11), [2, 2])
    const voided = await driven(week(1), [1, 1])
    await driven(new Date(Date.parse(week(11)) - 1_000).toISOString(), [50, 0], [50, 0])
    await sql`update shipments set status = -1, voided_at = now() where id = ${voided}`.execute(portal.database.owner)
    const answer = await weeks()
    expect(answer.weeks[0]).toEqual({ week: addDays(monday, -77), onTimePickup: 75, onTimeDelivery: 100 })
    expect(answer.weeks[10]).toMatchObject({ onTimePickup: null, onTimeDelivery: null })
    expect(answer.weeks[11]).toEqual({ week: monday, onTimePickup: 100, onTimeDelivery: 0 })
    expect([answer.onTimePickup, answer.onTimeDelivery]).toEqual([80, 50])
    const clerk = portal.as(await portal.given.person({ company: setup.company, permissions: ['ViewOrder'] }))
    expect((await clerk.attempt(getOnTimeWeeks, {})).status).toBe(403)
  })
})

describe('freight spend', () => {
  it('is the carrier cost of booked shipments per month and mode over 12 months, and its change', async () => {
    const setup = await trackingSetup(portal)
    const zone = 'America/Chicago'
    const today = zonedDate(new Date(), zone)
    const months = lastMonths(today)
    const { current, previous } = spendPeriods(today)
    const spend = () => setup.ask(getFreightSpend, {})
    const none = await spend()
    expect(none.change).toBeNull()
    expect(none.months).toEqual(months.map((month) => ({ month, TL: 0, LTL: 0, VLTL: 0 })))
    const booked = async (day: string, shippingMode: string, cents: number, before = 0) => {
      const { shipmentId } = await setup.bookTruck()
      const at = new Date(Date.parse(startOfDayInZone(day, zone)) - before).toISOString()
      await sql`update shipments set booked_at = ${at}, shipping_mode = ${shippingMode}, total_cents = ${cents}
        where id = ${shipmentId}`.execute(portal.database.owner)
      return shipmentId
    }
    await booked(current.start, 'TL', 150_00)
    await booked(current.start, 'LTL', 50_50)
    await booked(previous.start, 'VLTL', 100_00)
    await booked(months[0] ?? '', 'TL', 70_00)
    await booked(months[0] ?? '', 'TL', 999_00, 1_000)
    const voided = await booked(current.start, 'TL', 999_00)
    await sql`update shipments set status = -1, voided_at = now() where id = ${voided}`.execute(portal.database.owner)
    const answer = await spend()
    expect(answer.months[0]).toEqual({ month: months[0], TL: 70, LTL: 0, VLTL: 0 })
    expect(answer.months[10]).toEqual({ month: months[10], TL: 0, LTL: 0, VLTL: 100 })
    expect(answer.months[11]).toEqual({ month: months[11], TL: 150, LTL: 50.5, VLTL: 0 })
    expect(answer.change).toBe(100.5)
    const clerk = portal.as(await portal.given.person({ company: setup.company, permissions: ['ViewShipment'] }))
    expect((await clerk.attempt(getFreightSpend, {})).status).toBe(403)
  })
})

describe('the guide to the first load', () => {
  it('knows the booking that the user made since it was shown, and nobody else’s', async () => {
    const setup = await trackingSetup(portal)
    const before = new Date(Date.now() - 60_000).toISOString()
    const progress = (since: string) => setup.ask(getFirstLoad, { query: { since } })
    expect(await progress(before)).toEqual({ quote: null, shipmentNumber: null })
    const { shipmentNumber } = await setup.bookTruck()
    expect(await progress(before)).toEqual({ quote: null, shipmentNumber })
    expect((await progress(new Date(Date.now() + 60_000).toISOString())).shipmentNumber).toBeNull()
    const colleague = portal.as(await portal.given.person({ company: setup.company }))
    expect((await colleague.ask(getFirstLoad, { query: { since: before } })).shipmentNumber).toBeNull()
  })
})
