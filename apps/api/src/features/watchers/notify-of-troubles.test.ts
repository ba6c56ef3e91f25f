import { getNotifications } from '@lanewise/contract/notifications'
import { addWatchedEntityWithEmail } from '@lanewise/contract/watchers'
import type { ShipmentStatusId } from '@lanewise/domain/shipments/shipment-status'
import { beforeAll, describe, expect, it } from 'vitest'
import { mailsTo } from '#features/contacts/testing/given.ts'
import { minutesAgo, processTracking, trackingSetup } from '#features/tracking/testing/given.ts'
import { inCompany } from '#platform/db/database.ts'
import { confirmWatchers } from '#platform/testing/confirm-watchers.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { react } from '#platform/testing/react.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

/** A load watched from outside, whose carrier reports are processed and sent to watchers at once. */
async function watched({ isBooked = true } = {}) {
  const setup = await trackingSetup(portal)
  const { shipmentId, shipmentNumber } = isBooked ? await setup.bookTruck() : await setup.ship()
  const watch = async (name: string, notificationType: string) => {
    const emailAddress = name.includes('@') ? name : `${name}-${shipmentId}@customer.test`
    const body = { entityId: shipmentId, entityType: 'Shipment', emailAddress, notificationType } as const
    await setup.ask(addWatchedEntityWithEmail, { body: body as never })
    await confirmWatchers(portal)
    return emailAddress
  }
  const receive = async (...events: Parameters<typeof setup.told>[1][]) => {
    await setup.tell(...events.map((one) => setup.told(shipmentNumber, { occurredAt: minutesAgo(2), ...one })))
    await processTracking(portal)
    await react(portal, setup.person, 'watchers.tell-of-troubles')
  }
  return {
    setup,
    shipmentNumber,
    watch,
    hear: receive,
    subjects: async (address: string) => (await mailsTo(portal, address)).map(({ subject }) => subject),
    setStatus: (status: ShipmentStatusId) =>
      inCompany(portal.database.db, setup.company.id, (tx) =>
        tx
          .updateTable('shipments')
          .set({ status, bookedAt: status >= 3 ? new Date() : null, voidedAt: status === -1 ? new Date() : null })
          .where('id', '=', shipmentId)
          .execute(),
      ),
    statusNow: async () => (await setup.read(shipmentNumber)).shipmentStatus,
    shown: async () => (await setup.tracking(shipmentNumber)).events.map(({ kind }) => kind),
  }
}

const onTheRoad = [
  { kind: 'Arrived', stopNumber: 1, occurredAt: minutesAgo(90) },
  { kind: 'Departed', stopNumber: 1, occurredAt: minutesAgo(60) },
] as const

describe('what a carrier reports of a load on the road', () => {
  it.each([
    ['Cancelled', {}, 'Given Up by the Carrier'],
    ['Refused', { stopNumber: 2 }, 'Refused'],
    ['Delayed', {}, 'Delayed'],
    ['Exception', {}, 'Reported With an Exception'],
  ] as const)('as %s changes no status; it is kept, shown and told to watchers [DEF-53]', async (kind, more, text) => {
    const load = await watched()
    const all = await load.watch('all', 'All')
    await load.hear(...onTheRoad)
    const before = await load.statusNow()
    expect(before).toBe(5)
    await load.hear({ kind, ...more })
    expect(await load.statusNow()).toBe(before)
    expect(await load.shown()).toContain(kind)
    expect(await load.subjects(all)).toEqual([`Shipment ${load.shipmentNumber} is ${text}`])
  })

  it('of one that is under way or delivered changes no status either [DEF-53]', async () => {
    const load = await watched()
    const all = await load.watch('all', 'All')
    for (const status of [5, 6, 7, 8] as const) {
      await load.setStatus(status)
      await load.hear(
        { kind: 'Cancelled' },
        { kind: 'Refused', stopNumber: 2 },
        { kind: 'Delayed' },
        { kind: 'Exception' },
      )
      expect(await load.statusNow()).toBe(status)
    }
    expect(new Set(await load.shown())).toEqual(new Set(['Cancelled', 'Refused', 'Delayed', 'Exception']))
    expect(await load.subjects(all)).not.toEqual([])
  })

  it.each([-1, 0, 1, 2] as const)('in status %i is kept in history and moves nothing [DEF-53]', async (status) => {
    const load = await watched({ isBooked: false })
    await load.setStatus(status)
    await load.hear(...onTheRoad, { kind: 'Cancelled' }, { kind: 'Dispatched' })
    expect(await load.statusNow()).toBe(status)
    expect((await load.shown()).sort()).toEqual(['Arrived', 'Cancelled', 'Departed', 'Dispatched'])
    const { stops } = await load.setup.read(load.shipmentNumber)
    expect(stops.map(({ arrivalDateTime, departureDateTime }) => [arrivalDateTime, departureDateTime])).toEqual([
      [null, null],
      [null, null],
    ])
  })

  it('before it is booked is told to nobody', async () => {
    const load = await watched({ isBooked: false })
    const all = await load.watch('all', 'All')
    await load.hear({ kind: 'Arrived', stopNumber: 1 }, { kind: 'Delayed' }, { kind: 'Cancelled' })
    expect(await load.statusNow()).toBe(1)
    expect((await load.shown()).sort()).toEqual(['Arrived', 'Cancelled', 'Delayed'])
    expect(await load.subjects(all)).toEqual([])
  })

  it('reaches those who asked for it: delays whoever wants to know if it is on time, the others who wants the status', async () => {
    const load = await watched()
    const status = await load.watch('status', 'ShipmentStatus')
    const onTime = await load.watch('ontime', 'OnTimeStatus')
    await load.hear({ kind: 'Delayed', reason: 'AO' })
    expect(await load.subjects(status)).toEqual([])
    expect(await load.subjects(onTime)).toEqual([`Shipment ${load.shipmentNumber} is Delayed`])
    const [mail] = await mailsTo(portal, onTime)
    expect(JSON.stringify(mail)).toMatch(/\d\d\/\d\d\/\d{4} [^"]*: Delayed \(Weather\)/)
  })

  it('rings the bell of colleagues who watch, with its reason', async () => {
    const load = await watched()
    const ben = await portal.given.person({ company: load.setup.company })
    await load.watch(ben.emailAddress, 'All')
    await load.hear({ kind: 'Refused', stopNumber: 2, reason: 'AG' })
    expect((await portal.as(ben).ask(getNotifications, { query: {} })).data).toMatchObject([
      { kind: 'ShipmentStatus', entityName: load.shipmentNumber, detail: 'Refused', excerpt: 'Consignee' },
    ])
  })

  it('as cancelled before it left is the end of the shipment and no news besides', async () => {
    const load = await watched()
    const all = await load.watch('all', 'All')
    await load.hear({ kind: 'Cancelled' })
    expect(await load.statusNow()).toBe(-1)
    expect(await load.subjects(all)).toEqual([])
  })
})
