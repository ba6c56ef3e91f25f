import { randomUUID } from 'node:crypto'
import { updateShipmentDetails } from '@lanewise/contract/shipments'
import type { LoadStatus, StatusReport } from '@lanewise/edi/status-214'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { inCompany } from '#platform/db/database.ts'
import { readUser } from '#platform/identity/accounts.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { countStoredEvents, minutesAgo, processTracking, trackingSetup } from '../testing/given.ts'
import { takeStatuses } from './take-statuses.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

const timeOf = (at: string) => ({ date: at.slice(0, 10), time: at.slice(11, 16), timeCode: 'UT' })
const toMinute = (at: string | null | undefined) => at?.slice(0, 16)
const nowhere = { city: null, state: null, country: null, latitude: null, longitude: null }

/** A truck of a carrier that reports by EDI 214 statuses. */
async function carried() {
  const setup = await trackingSetup(portal)
  const shipment = await setup.bookTruck()
  const { rows } = await sql<{
    carrierId: string
  }>`select carrier_id from shipments where id = ${shipment.shipmentId}`.execute(portal.database.owner)
  const user = await inCompany(portal.database.db, setup.company.id, (tx) => readUser(tx, setup.person.id))
  if (!user) throw new Error('A person has an account')
  let position = 2
  const status = (more: Partial<LoadStatus>): LoadStatus => {
    position += 1
    const arrival = {
      code: 'X3',
      kind: 'Arrived',
      side: 'Pickup',
      stopNumber: null,
      reason: null,
      remarks: null,
    } as const
    return { position, at: timeOf(minutesAgo(10)), ...arrival, ...nowhere, ...more }
  }
  const take = (
    statuses: LoadStatus[],
    report: Partial<StatusReport> = {},
    more: { carrierId?: string; pace?: number } = {},
  ) =>
    portal.transactions.as(user, (ctx) =>
      takeStatuses(ctx, {
        report: { shipmentNumber: shipment.shipmentNumber, proNumber: null, scac: null, statuses, ...report },
        carrierId: rows[0]?.carrierId ?? '',
        provider: 'Able',
        source: 'edi-1-1',
        pace: 1,
        ...more,
      }),
    )
  return { ...setup, ...shipment, status, take, tracking: () => setup.tracking(shipment.shipmentNumber) }
}

describe('the statuses of a carrier', () => {
  it('become events of the stop that they name, each once', async () => {
    const setup = await carried()
    const at = minutesAgo(40)
    const arrived = setup.status({ stopNumber: 2, side: 'Delivery', at: timeOf(at), remarks: 'GATE 4', city: 'DALLAS' })
    expect(await setup.take([arrived])).toEqual({
      shipmentNumber: setup.shipmentNumber,
      outcome: 'Taken',
      message: 'Arrived',
    })
    await setup.take([arrived])
    expect(await countStoredEvents(portal, setup.shipmentId)).toBe(1)
    await processTracking(portal)
    const { events, stops } = await setup.tracking()
    expect(events).toMatchObject([
      { eventId: `edi-1-1-${arrived.position}`, kind: 'Arrived', stopNumber: 2, provider: 'Able', note: 'GATE 4' },
    ])
    expect(toMinute(stops[1]?.arrivedAt)).toBe(toMinute(at))
  })

  it('find their stop by side and town where no number is named', async () => {
    const setup = await carried()
    const stopOf = async (more: Partial<LoadStatus>) => {
      await setup.take([setup.status(more)])
      return (await setup.tracking()).events.find(({ note }) => note === more.remarks)?.stopNumber
    }
    expect(await stopOf({ side: 'Pickup', remarks: '1' })).toBe(1)
    expect(await stopOf({ side: 'Delivery', kind: 'Unloaded', remarks: '2' })).toBe(2)
    expect(await stopOf({ side: 'Delivery', kind: 'Refused', city: 'dallas', remarks: '3' })).toBe(2)
    expect(await stopOf({ side: null, kind: 'Delayed', remarks: '4' })).toBeNull()
    expect(await stopOf({ side: 'Delivery', kind: 'Delayed', stopNumber: 9, remarks: '5' })).toBeNull()
    const refused = await setup.take([setup.status({ side: null }), setup.status({ stopNumber: 9 })])
    expect(refused).toMatchObject({ outcome: 'Refused', message: 'Arrived needs the number of its stop' })
  })

  it('are those of a load of this carrier, by our number or by its own', async () => {
    const setup = await carried()
    const stranger = await setup.take([setup.status({})], {}, { carrierId: randomUUID() })
    expect(stranger).toEqual({
      shipmentNumber: setup.shipmentNumber,
      outcome: 'Unknown',
      message: `Load ${setup.shipmentNumber} is not with this carrier`,
    })
    const proNumber = `PRO${randomUUID().slice(0, 8)}`
    await setup.ask(updateShipmentDetails, { params: { shipmentNumber: setup.shipmentNumber }, body: { proNumber } })
    expect(await setup.take([setup.status({})], { shipmentNumber: null, proNumber })).toMatchObject({
      shipmentNumber: setup.shipmentNumber,
      outcome: 'Taken',
    })
    expect(await setup.take([setup.status({})], { shipmentNumber: setup.shipmentNumber.toLowerCase() })).toMatchObject({
      outcome: 'Taken',
    })
  })

  it('count as far as they can be read, and say why the others do not', async () => {
    const setup = await carried()
    const untimed = setup.status({ code: 'AF', kind: 'Departed', at: null })
    const dayOnly = setup.status({ code: 'CP', kind: 'Loaded', at: { date: '2026-11-17', time: null, timeCode: null } })
    expect(await setup.take([setup.status({}), untimed, dayOnly])).toMatchObject({
      outcome: 'Taken',
      message: '1 of 3 statuses taken; Status AF has no time; Status CP has no time',
    })
    expect(await setup.take([untimed])).toMatchObject({ outcome: 'Refused', message: 'Status AF has no time' })
    const broken = setup.status({ code: 'X6', kind: 'Position', latitude: 95, longitude: -88 })
    expect(await setup.take([broken])).toMatchObject({ outcome: 'Refused', message: 'Status X6 cannot be read' })
  })

  it('take a town for a place, in the country that they name', async () => {
    const setup = await carried()
    const seen = async (place: Partial<LoadStatus>, minutes: number) => {
      await setup.take([setup.status({ kind: 'Position', side: null, at: timeOf(minutesAgo(minutes)), ...place })])
      const { position } = await setup.tracking()
      return [Math.round(position?.latitude ?? 0), Math.round(position?.longitude ?? 0)]
    }
    expect(await seen({ city: 'ST LOUIS', state: 'MO' }, 3_000)).toEqual([39, -90])
    expect(await seen({ city: 'TORONTO', state: 'ON', country: 'CAN' }, 2_000)).toEqual([44, -79])
    expect(await seen({ city: 'ST LOUIS', state: 'MO', latitude: 29.76, longitude: -95.37 }, 500)).toEqual([30, -95])
    expect(await seen({ city: 'ST LOUIS', state: null }, 20)).toEqual([30, -95])
  })

  it('are believed of trucks as fast as those of a demo, but not of others', async () => {
    const tell = async (pace: number) => {
      const setup = await carried()
      const at = (minutes: number, city: string, state: string) =>
        setup.status({ kind: 'Position', side: null, at: timeOf(minutesAgo(minutes)), city, state })
      await setup.take([at(60, 'ST LOUIS', 'MO')], {}, { pace })
      await setup.take([at(30, 'MEMPHIS', 'TN')], {}, { pace })
      return Math.round((await setup.tracking()).position?.latitude ?? 0)
    }
    expect(await tell(1)).toBe(39)
    expect(await tell(10)).toBe(35)
  })

  it('tell what is expected now, for when it is expected; what is past stays past', async () => {
    const setup = await carried()
    const [ahead, past] = [new Date(Date.now() + 36e5).toISOString(), minutesAgo(90)]
    const estimate = { code: 'AG', kind: 'Estimate', side: 'Delivery' } as const
    await setup.take([
      setup.status({ ...estimate, at: timeOf(ahead) }),
      setup.status({ ...estimate, at: timeOf(past) }),
      setup.status({ code: 'AA', kind: 'PickupScheduled', side: null, at: timeOf(ahead) }),
      setup.status({ code: 'AB', kind: 'DeliveryAppointment', side: 'Delivery', at: timeOf(ahead) }),
    ])
    const { events } = await setup.tracking()
    expect(events.map(({ kind, estimatedAt }) => [kind, toMinute(estimatedAt)]).sort()).toEqual(
      [
        ['DeliveryAppointment', toMinute(ahead)],
        ['Estimate', toMinute(ahead)],
        ['Estimate', toMinute(past)],
        ['PickupScheduled', toMinute(ahead)],
      ].sort(),
    )
    const match = events.find(({ estimatedAt }) => toMinute(estimatedAt) === toMinute(past))
    expect(toMinute(match?.occurredAt)).toBe(toMinute(past))
    expect(events.every(({ occurredAt }) => Date.parse(occurredAt) <= Date.now())).toBe(true)
    await setup.take([setup.status({ at: timeOf(past) })])
    const arrived = (await setup.tracking()).events.find(({ kind }) => kind === 'Arrived')
    expect(arrived?.estimatedAt).toBeNull()
  })

  it('are read by the clock of the stop, or of the origin, where they name no zone', async () => {
    const setup = await carried()
    const at = new Date(Date.now() - 86_400_000)
    const format = { timeZone: 'America/Chicago', dateStyle: 'short', timeStyle: 'short' } as const
    const [date = '', time = ''] = new Intl.DateTimeFormat('sv-SE', format).format(at).split(' ')
    const local = { date, time, timeCode: null }
    await setup.take([setup.status({ at: local }), setup.status({ kind: 'Delayed', side: null, at: local })])
    const { events } = await setup.tracking()
    expect(events.map(({ occurredAt }) => toMinute(occurredAt))).toEqual(
      [at, at].map((one) => toMinute(one.toISOString())),
    )
  })
})
