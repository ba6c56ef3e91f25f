import { addDays, instantOfWallTime } from '@lanewise/domain/shared/calendar'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { peaches, pickupDay, stopAt } from '#features/orders/testing/given.ts'
import { minutesAgo, processTracking, setWindow } from '#features/tracking/testing/given.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { react } from '#platform/testing/react.ts'
import { consolidationSetup } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

const chicagoTime = (daysAfterPickup: number, time: string) =>
  instantOfWallTime(addDays(pickupDay, daysAfterPickup), `${time}:00`, 'America/Chicago')

/** Two orders from one dock in Chicago to one in Dallas, the second due on another day and at other hours. */
async function given(due: { day: number; from: string; to: string }, readyUntil = '16:00') {
  const setup = await consolidationSetup(portal)
  const { day, from, to } = due
  const item = peaches()
  const dropoff = stopAt('Dropoff', setup.dallas, [item], {
    baseDate: addDays(pickupDay, day),
    earlyDateTimeOffset: chicagoTime(day, from),
    lateDateTimeOffset: chicagoTime(day, to),
  })
  const pickup = stopAt('Pickup', setup.chicago, [item], { lateDateTimeOffset: chicagoTime(0, readyUntil) })
  const base = await setup.orderFrom(setup.chicago, setup.dallas)
  const { orderNumber: joining } = await setup.create({ stops: [pickup, dropoff] })
  return { setup, base, joining }
}
const monthAndDay = (day: number) => addDays(pickupDay, day).slice(5).replace('-', '/')
const stopIdsOf = (stops: readonly { parts: readonly { orderStopId: string }[] }[]) =>
  stops.flatMap(({ parts }) => parts.map(({ orderStopId }) => orderStopId))

describe('orders for one dock', () => {
  it('whose windows do not overlap stay two stops in the order of time, and the page can offer to drop one [DEF-126]', async () => {
    const { setup, base, joining } = await given({ day: 4, from: '06:00', to: '10:00' })
    const { stops, splits, outsideWindows } = await setup.preview(base, [joining])
    expect(stops.map(({ parts }) => parts.map(({ orderNumber }) => orderNumber).sort())).toEqual([
      [base, joining].sort(),
      [base],
      [joining],
    ])
    expect(splits).toEqual([
      {
        text: `${base} is due ${monthAndDay(2)}, ${joining} ${monthAndDay(4)}: two stops`,
        stopIds: [stops[1]?.id, stops[2]?.id],
        drops: [[joining]],
      },
    ])
    expect(stops.map(({ plannedDateTime }) => plannedDateTime)).toEqual(
      [chicagoTime(0, '08:00'), chicagoTime(2, '08:00'), chicagoTime(4, '06:00')].map((time) =>
        new Date(time).toISOString(),
      ),
    )
    expect(stops[2]?.waitMinutes).toBe(45 * 60)
    expect(outsideWindows).toEqual([])
    const { shipmentNumber } = await setup.save(base, [joining])
    expect((await setup.read(shipmentNumber)).stops).toHaveLength(3)
  })

  it('whose windows overlap share a stop in the time that remains [DEF-126]', async () => {
    const { setup, base, joining } = await given({ day: 2, from: '12:00', to: '20:00' })
    const { stops, splits } = await setup.preview(base, [joining])
    expect(splits).toEqual([])
    expect(stops.map(({ earlyDateTime, lateDateTime }) => [earlyDateTime, lateDateTime])[1]).toEqual(
      [chicagoTime(2, '12:00'), chicagoTime(2, '16:00')].map((time) => new Date(time).toISOString()),
    )
  })
})

describe('a stop outside the window of its order', () => {
  it('is named in the preview, and saved only for the order stops that the user confirmed [DEF-126]', async () => {
    const { setup, base, joining } = await given({ day: 4, from: '06:00', to: '10:00' })
    const inTime = await setup.preview(base, [joining])
    const stopIds = stopIdsOf([0, 2, 1].flatMap((index) => inTime.stops[index] ?? []))
    const { outsideWindows } = await setup.preview(base, [joining], stopIds)
    expect(outsideWindows).toEqual([
      {
        orderStopId: inTime.stops[1]?.id,
        text: expect.stringMatching(new RegExp(`^${base} at Northwind Foods: window .* 08:00–16:00 .*, 39 h late$`)),
      },
    ])
    const body = { orderNumbers: [base, joining], stopIds, version: null }
    const refused = await setup.trySave(base, body)
    expect([refused.status, refused.problem.message]).toEqual([
      422,
      `Confirm the stops outside their windows. ${outsideWindows[0]?.text}`,
    ])
    const others = stopIds.filter((id) => id !== inTime.stops[1]?.id)
    expect((await setup.trySave(base, { ...body, confirmedStopIds: others })).status).toBe(422)
    const confirmedStopIds = outsideWindows.map(({ orderStopId }) => orderStopId)
    expect((await setup.trySave(base, { ...body, confirmedStopIds })).status).toBe(200)
  })
})

describe('on time', () => {
  it('is judged per order against the window of its own stop; the shipment takes the worst [DEF-126]', async () => {
    const { setup, base, joining } = await given({ day: 2, from: '12:00', to: '20:00' }, '20:00')
    const { shipmentId, shipmentNumber } = await setup.save(base, [joining])
    await setup.book(shipmentId, await setup.byHand())
    await react(portal, setup.person, 'tracking.look-at-changed')
    await setWindow(portal, shipmentId, { stopNumber: 1, early: minutesAgo(300), late: minutesAgo(10) })
    await sql`update order_stops set late_at = ${minutesAgo(-180)} from orders
      where orders.id = order_stops.order_id and orders.order_number = ${joining} and order_stops.stop_number = 1`.execute(
      portal.database.owner,
    )
    await processTracking(portal)
    const statusOf = async (number: string) => (await setup.readOrder(number)).onTimeStatus
    expect([await statusOf(base), await statusOf(joining)]).toEqual(['Late', 'OnTime'])
    expect((await setup.list()).data).toMatchObject([{ shipmentNumber, onTimeStatus: 'Late' }])
  })
})
