import { exportCarriers, findCarriers } from '@lanewise/contract/carriers'
import { getCarrierLanes, getContractedLaneRate, getLane } from '@lanewise/contract/lanes'
import { getCarrierScorecard, getLocationVisits } from '@lanewise/contract/performance'
import { cancelShipment, findShipments, setShipmentAppointment } from '@lanewise/contract/shipments'
import { addTrackingEvent } from '@lanewise/contract/tracking'
import { type Permission, permissions } from '@lanewise/domain/access/permissions'
import { addDays, addMonthsClamped, zonedDate } from '@lanewise/domain/shared/calendar'
import type { DelayReason } from '@lanewise/domain/tracking/event-kinds'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { inCompany } from '#platform/db/database.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { tenderDeps } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

const today = zonedDate(new Date(), 'America/Chicago')

/** A lane with two carriers and completed shipments. */
async function drivenSetup() {
  const setup = await tenderDeps(portal)
  const laneId = await setup.addLane()
  const able = await setup.addLaneCarrier(laneId, 'Able', 1_500)
  const baker = await setup.addLaneCarrier(laneId, 'Baker', 1_600)
  const inDb = <T>(run: Parameters<typeof inCompany<T>>[2]) => inCompany(portal.database.db, setup.company.id, run)
  /** Booked by a tender. With `Baker` as taker, Able rejects the offer first. */
  const booked = async (taker: 'Able' | 'Baker' = 'Able') => {
    const { shipmentNumber } = await setup.ship()
    await setup.start(shipmentNumber)
    if (taker === 'Baker')
      await setup.answer(await setup.tokenTo(able.email), { answer: 'Rejected', rejectReason: 'NoCapacity' })
    await setup.answer(await setup.tokenTo(taker === 'Able' ? able.email : baker.email), { answer: 'Accepted' })
    return shipmentNumber
  }
  const pickedUpOn = (shipmentNumber: string, day: string) =>
    inDb((tx) => sql`update shipments set origin_date = ${day} where shipment_number = ${shipmentNumber}`.execute(tx))
  const inStatus = (shipmentNumber: string, status: number) =>
    inDb((tx) => sql`update shipments set status = ${status} where shipment_number = ${shipmentNumber}`.execute(tx))
  /** Sets the tracked times of a stop. `after` is minutes after its early time, `stood` the dwell time in minutes. */
  const visited = (shipmentNumber: string, stopNumber: number, { after, stood }: { after: number; stood: number }) =>
    inDb((tx) =>
      sql`update shipment_stops set arrived_at = early_at + make_interval(mins => ${after}::int),
        departed_at = early_at + make_interval(mins => ${after + stood}::int)
        where stop_number = ${stopNumber}
          and shipment_id = (select id from shipments where shipment_number = ${shipmentNumber})`.execute(tx),
    )
  const appointment = async (shipmentNumber: string, stopNumber: number, after: number) => {
    const { stops } = await setup.read(shipmentNumber)
    const early = Date.parse(stops[stopNumber - 1]?.earlyDateTime ?? '')
    const appointmentDateTime = new Date(early + after * 60_000).toISOString()
    await setup.ask(setShipmentAppointment, { params: { shipmentNumber, stopNumber }, body: { appointmentDateTime } })
  }
  const scorecard = (carrierId: string) => setup.ask(getCarrierScorecard, { params: { carrierId } })
  const listed = async (carrierId: string) =>
    (await setup.ask(findCarriers, {})).data.find((carrier) => carrier.carrierId === carrierId)
  const withPermissions = async (some: readonly Permission[]) =>
    portal.as(await portal.given.person({ company: setup.company, permissions: some }))
  return {
    ...setup,
    laneId,
    able,
    baker,
    booked,
    pickedUpOn,
    inStatus,
    withPermissions,
    visited,
    appointment,
    scorecard,
    listed,
  }
}

describe('the figures of a carrier', () => {
  it('count its shipments, stops in time and answers of 12 months, in the list, its scorecard and its rates [CARRIER-1] [RATE-5]', async () => {
    const setup = await drivenSetup()
    const [first, second, old] = [await setup.booked(), await setup.booked('Baker'), await setup.booked()]
    await setup.pickedUpOn(first, addDays(today, -3))
    await setup.pickedUpOn(second, addDays(today, -3))
    await setup.pickedUpOn(old, addDays(addMonthsClamped(today, -12), -1))
    // On time by appointment at the first stop, late at the second.
    await setup.visited(first, 1, { after: 30, stood: 60 })
    await setup.visited(first, 2, { after: 90, stood: 60 })
    await setup.appointment(first, 1, 30)
    await setup.appointment(first, 2, 89)
    const figures = { onTimePickup: 100, onTimeDelivery: 0 }
    expect(await setup.listed(setup.able.carrierId)).toMatchObject({ ...figures, shipmentsLast12Months: 1 })
    expect(await setup.listed(setup.baker.carrierId)).toMatchObject({
      onTimePickup: null,
      onTimeDelivery: null,
      shipmentsLast12Months: 1,
    })
    const card = await setup.scorecard(setup.able.carrierId)
    expect(card).toMatchObject({
      ...figures,
      shipments: 1,
      pickupsReached: 1,
      dropoffsReached: 1,
      shipmentsAccepted: 2,
      shipmentsRejected: 1,
      acceptance: expect.closeTo(66.667, 2),
      invoiceAccuracy: null,
      since: addMonthsClamped(today, -12),
      until: today,
    })
    expect(card.months).toHaveLength(12)
    const [year, month] = addDays(today, -3).split('-').map(Number)
    const own = card.months.find((one) => one.year === year && one.month === month)
    expect(own).toMatchObject({ ...figures, shipments: 1 })
    const { items } = await setup.ask(getContractedLaneRate, { params: { laneId: setup.laneId } })
    expect(items.find(({ carrierId }) => carrierId === setup.able.carrierId)).toMatchObject({
      carrierOnTimePickupPercentage: 100,
      carrierOnTimeDeliveryPercentage: 0,
      shipmentsAccepted: 2,
      shipmentsRejected: 1,
    })
  })

  it('count an offer in the month of its day where the company is, wherever the database runs', async () => {
    const setup = await drivenSetup()
    await setup.booked()
    // 1:00 UTC on the first of a month, which is the evening of the previous month in Chicago.
    const [year = 0, month = 0] = today.split('-').map(Number)
    const sentAt = new Date(Date.UTC(year, month - 2, 1, 1))
    await inCompany(portal.database.db, setup.company.id, (tx) =>
      tx.updateTable('tenderOffers').set({ sentAt }).where('state', '=', 'Accepted').execute(),
    )
    const { months } = await setup.scorecard(setup.able.carrierId)
    const answered = months.filter(({ acceptance }) => acceptance !== null)
    const before = new Date(Date.UTC(year, month - 3, 1))
    expect(answered.map((one) => [one.year, one.month])).toEqual([[before.getUTCFullYear(), before.getUTCMonth() + 1]])
  })

  it('take claims as shipments that were refused or damaged of those delivered, by month, for who may view claims', async () => {
    const setup = await drivenSetup()
    const delivered = async (day: string, status = 7) => {
      const shipmentNumber = await setup.booked()
      await setup.pickedUpOn(shipmentNumber, day)
      await setup.inStatus(shipmentNumber, status)
      return shipmentNumber
    }
    const early = addMonthsClamped(today, -2)
    const report = (shipmentNumber: string, kind: 'Refused' | 'Exception' | 'Delayed', reason: DelayReason | null) =>
      setup.ask(addTrackingEvent, {
        params: { shipmentNumber },
        body: { kind, stopNumber: 2, reason, occurredAt: new Date(Date.now() - 60_000).toISOString() },
      })
    const refusedTwice = await delivered(today)
    await report(refusedTwice, 'Refused', null)
    await report(refusedTwice, 'Refused', null)
    await report(await delivered(today, 8), 'Exception', 'A9')
    await delivered(today)
    await report(await delivered(today), 'Delayed', 'AO')
    await report(await delivered(early), 'Exception', 'BS')
    await report(await delivered(today, 5), 'Refused', null)
    await report(await delivered(addDays(addMonthsClamped(today, -12), -1)), 'Refused', null)
    const card = await setup.scorecard(setup.able.carrierId)
    expect(card).toMatchObject({ claims: 80, shipmentsWithClaim: 4, shipmentsDelivered: 5, invoiceAccuracy: null })
    const months = card.months.filter(({ shipments }) => shipments > 0).map(({ claims }) => claims)
    expect(months).toEqual([100, 75])
    expect(card.months[0]?.claims).toBeNull()
    expect((await setup.scorecard(setup.baker.carrierId)).claims).toBeNull()
    const others = permissions.filter((permission) => permission !== 'ViewClaims')
    const params = { carrierId: setup.able.carrierId }
    const blind = await (await setup.withPermissions(others)).ask(getCarrierScorecard, { params })
    expect(JSON.stringify(blind)).not.toMatch(/claim|delivered/i)
    expect(blind).toMatchObject({ shipments: card.shipments, acceptance: card.acceptance })
    const seeing = await setup.withPermissions(['ViewCarrierNetwork', 'ViewClaims'])
    expect((await seeing.ask(getCarrierScorecard, { params })).claims).toBe(80)
  })

  it('leave out what was cancelled or never booked, and stand in the export [CARRIER-1]', async () => {
    const setup = await drivenSetup()
    const [stored, cancelled] = [await setup.booked(), await setup.booked()]
    for (const one of [stored, cancelled]) await setup.pickedUpOn(one, today)
    await setup.ask(cancelShipment, { params: { shipmentNumber: cancelled }, body: { reason: 'Not needed' } })
    expect(await setup.listed(setup.able.carrierId)).toMatchObject({ shipmentsLast12Months: 1 })
    const csv = String(await setup.ask(exportCarriers, {}))
    const [head, row] = csv.split('\r\n').map((line) => line.split(','))
    const cell = (name: string) => row?.[head?.indexOf(name) ?? -1]
    expect([cell('On-time pickup'), cell('On-time delivery'), cell('Shipments (12 months)')]).toEqual([
      'N/A',
      'N/A',
      '1',
    ])
  })

  it('are those of the own company, and of a carrier that exists', async () => {
    const setup = await drivenSetup()
    const stranger = portal.as(await portal.given.person())
    const params = { carrierId: setup.able.carrierId }
    expect((await stranger.attempt(getCarrierScorecard, { params })).status).toBe(404)
    expect((await stranger.attempt(getCarrierLanes, { params })).status).toBe(404)
  })
})

describe('the lanes of a carrier', () => {
  it('are those on which it has a rate that has not expired, with the rate and its place', async () => {
    const setup = await drivenSetup()
    const { items } = await setup.ask(getCarrierLanes, { params: { carrierId: setup.baker.carrierId } })
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({
      laneId: setup.laneId,
      customerReferenceNumber: 'CHI-DAL',
      originLocation: { city: 'Chicago' },
      destinationLocation: { city: 'Dallas' },
      equipmentMode: 1,
      rate: { rateType: 'AllIn', chargeType: 'Flat', rate: 1600, estimatedRate: 1600, sequence: 2, isActive: true },
    })
    const reader = portal.as(await portal.given.person({ company: setup.company, permissions: ['ViewCarrierNetwork'] }))
    expect((await reader.attempt(getCarrierLanes, { params: { carrierId: setup.baker.carrierId } })).status).toBe(403)
  })
})

describe('the shipments of a carrier', () => {
  it('are found by it, the last picked up first', async () => {
    const setup = await drivenSetup()
    const [one, other] = [await setup.booked(), await setup.booked('Baker')]
    const { data } = await setup.ask(findShipments, {
      body: { carrierIds: [setup.able.carrierId], orderByDirection: -1, pageSize: 8 },
    })
    expect(data.map(({ shipmentNumber }) => shipmentNumber)).toEqual([one])
    expect(other).not.toBe(one)
  })
})

describe('the volumes of a lane', () => {
  it('count its booked shipments by the month of their first pickup [LANE-16] [LANE-17] [LANE-18] [DEF-90]', async () => {
    const setup = await drivenSetup()
    const lastMonth = addMonthsClamped(`${today.slice(0, 7)}-15`, -1)
    for (const day of [lastMonth, lastMonth, today]) await setup.pickedUpOn(await setup.booked(), day)
    await setup.pickedUpOn((await setup.ship()).shipmentNumber, today)
    const lane = await setup.ask(getLane, { params: { laneId: setup.laneId } })
    const thisYear = lastMonth.slice(0, 4) === today.slice(0, 4) ? 3 : 1
    expect(lane.ytdShipmentCount).toBe(thisYear)
    expect(lane.monthlyCounts.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1])
    // Only one full month of data exists, so its count is the projection for every month.
    expect(lane.projectedMonthlyVolume.map(({ count }) => count)).toEqual(Array.from({ length: 12 }, () => 2))
  })
})

describe('the trucks of a location', () => {
  it('are its latest stops, with how long loading and unloading took [LOCPAGE-2]', async () => {
    const setup = await drivenSetup()
    const [one, two] = [await setup.booked(), await setup.booked()]
    for (const shipment of [one, two])
      await inCompany(portal.database.db, setup.company.id, (tx) =>
        sql`update shipment_stops set early_at = early_at - interval '30 days', late_at = late_at - interval '30 days'
          where shipment_id = (select id from shipments where shipment_number = ${shipment})`.execute(tx),
      )
    await setup.visited(one, 1, { after: 10, stood: 40 })
    await setup.visited(two, 1, { after: 10_000, stood: 61 })
    await setup.visited(one, 2, { after: 0, stood: 90 })
    const { stops } = await setup.read(one)
    const [origin = '', destination = ''] = stops.map(({ locationNumber }) => locationNumber)
    const at = (locationNumber: string) => setup.ask(getLocationVisits, { params: { locationNumber } })
    const pickups = await at(origin)
    expect(pickups.loading).toEqual({ averageMinutes: 51, stops: 2 })
    expect(pickups.unloading).toEqual({ averageMinutes: null, stops: 0 })
    expect(pickups.recent).toHaveLength(2)
    expect(pickups.recent.find(({ shipmentNumber }) => shipmentNumber === one)).toMatchObject({
      stopType: 0,
      shipmentStatus: 3,
      carrierName: 'Able',
      onTimeStatus: 'OnTime',
    })
    expect(pickups.recent.find(({ shipmentNumber }) => shipmentNumber === two)).toMatchObject({ onTimeStatus: 'Late' })
    expect((await at(destination)).unloading).toEqual({ averageMinutes: 90, stops: 1 })
    const reader = portal.as(
      await portal.given.person({
        company: setup.company,
        permissions: permissions.filter((permission) => permission !== 'ViewShipment'),
      }),
    )
    expect((await reader.attempt(getLocationVisits, { params: { locationNumber: origin } })).status).toBe(403)
    const stranger = portal.as(await portal.given.person())
    expect((await stranger.attempt(getLocationVisits, { params: { locationNumber: origin } })).status).toBe(404)
  })
})
