import { createApiKey } from '@lanewise/contract/api-keys'
import { getShipmentRoute } from '@lanewise/contract/shipments'
import { getTrackedLoads } from '@lanewise/contract/tracking'
import { permissions } from '@lanewise/domain/access/permissions'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { react } from '#platform/testing/react.ts'
import { minutesAgo, processTracking, trackingSetup } from '../testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

type Setup = Awaited<ReturnType<typeof trackingSetup>>

const deliver = async (setup: Setup, shipmentNumber: string) => {
  const at = (kind: 'Arrived' | 'Departed' | 'Unloaded', stopNumber: number, minutes: number) =>
    setup.told(shipmentNumber, { kind, stopNumber, occurredAt: minutesAgo(minutes) })
  await setup.tell(at('Arrived', 1, 300), at('Departed', 1, 240), at('Arrived', 2, 60), at('Unloaded', 2, 30))
  await processTracking(portal)
}
const proof = (setup: Setup, shipmentNumber: string, stopNumber = 2) =>
  setup.told(shipmentNumber, { kind: 'ProofOfDelivery', stopNumber, occurredAt: minutesAgo(5) })

async function copyShipment(shipmentId: string, count: number) {
  const { owner } = portal.database
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = 'shipments' and is_generated = 'NEVER'
      and column_name not in ('id', 'shipment_number')`.execute(owner)
  const same = sql.join(rows.map(({ name }) => sql.ref(name)))
  await sql`insert into shipments (id, shipment_number, ${same})
    select gen_random_uuid(), 'T' || (1000 + number), ${same}
    from shipments, generate_series(1, ${count}::int) as number where id = ${shipmentId}`.execute(owner)
}

describe('the loads to tell of', () => {
  it('are those that are booked, with where they go and when, and nothing of their price', async () => {
    const setup = await trackingSetup(portal)
    await setup.ship()
    const { shipmentNumber } = await setup.bookTruck()
    const { data, next } = await setup.loads()
    expect([data.length, next]).toEqual([1, null])
    const { stops } = await setup.read(shipmentNumber)
    expect(data[0]).toMatchObject({
      shipmentNumber,
      shipmentStatus: 3,
      shipmentStatusName: 'Booked',
      shippingMode: 'TL',
      isTeamRequired: false,
      bookedAt: expect.any(String),
      lastHeardAt: null,
      position: null,
      stops: [
        { stopNumber: 1, stopType: 'Pickup', city: 'Chicago', state: 'IL', legMiles: null, arrivedAt: null },
        { stopNumber: 2, stopType: 'Dropoff', city: 'Dallas', state: 'TX', departedAt: null, hasProof: false },
      ],
    })
    const [first, last] = data[0]?.stops ?? []
    expect(first).toMatchObject({ earlyDateTime: stops[0]?.earlyDateTime, lateDateTime: stops[0]?.lateDateTime })
    expect(first?.latitude).toBeCloseTo(41.9, 0)
    expect(first?.longitude).toBeCloseTo(-87.6, 0)
    expect(first?.ianaTimeZone).toBe('America/Chicago')
    expect(last?.legMiles).toBeGreaterThan(850)
    expect(JSON.stringify(data)).not.toMatch(/total|rate|charge|commodit/i)
  })

  it('tell what is known of the truck, and the way that it takes', async () => {
    const setup = await trackingSetup(portal)
    const { shipmentNumber } = await setup.bookTruck()
    const seen = { latitude: 40.5, longitude: -88.9, occurredAt: minutesAgo(10) }
    const arrived = setup.told(shipmentNumber, { kind: 'Arrived', stopNumber: 1, occurredAt: minutesAgo(90) })
    const departed = setup.told(shipmentNumber, { kind: 'Departed', stopNumber: 1, occurredAt: minutesAgo(40) })
    await setup.tell(arrived, departed, setup.told(shipmentNumber, seen))
    await processTracking(portal)
    const [load] = (await setup.loads()).data
    expect(load).toMatchObject({
      shipmentStatusName: 'InTransit',
      lastHeardAt: seen.occurredAt,
      position: { latitude: 40.5, longitude: -88.9, at: seen.occurredAt },
    })
    expect(load?.stops[0]).toMatchObject({ arrivedAt: arrived.occurredAt, departedAt: departed.occurredAt })
    const { line } = await setup.carrier.ask(getShipmentRoute, { params: { shipmentNumber } })
    expect(line.length).toBeGreaterThan(5)
  })

  it('stay for a week after their delivery, and no longer', async () => {
    const setup = await trackingSetup(portal)
    const { shipmentId, shipmentNumber } = await setup.bookTruck()
    await deliver(setup, shipmentNumber)
    const [load] = (await setup.loads()).data
    expect(load).toMatchObject({ shipmentStatusName: 'Delivered', stops: [{}, { hasProof: false }] })
    expect(load?.stops[1]?.unloadedAt).not.toBeNull()
    await setup.tell(proof(setup, shipmentNumber))
    expect((await setup.loads()).data[0]?.stops.map(({ hasProof }) => hasProof)).toEqual([false, true])
    const age = (days: number) =>
      sql`update shipments set actual_delivery_at = now() - make_interval(hours => ${days * 24 - 1})
        where id = ${shipmentId}`.execute(portal.database.owner)
    await age(7)
    expect((await setup.loads()).data).toHaveLength(1)
    await age(8)
    expect((await setup.loads()).data).toEqual([])
  })

  it('are told by their numbers, those of one carrier alone when it asks so', async () => {
    const setup = await trackingSetup(portal)
    const [one, other] = [await setup.bookTruck(), await setup.bookTruck()]
    const numbers = async (query: Parameters<Setup['loads']>[0]) =>
      (await setup.loads(query)).data.map(({ shipmentNumber }) => shipmentNumber)
    const both = [one.shipmentNumber, other.shipmentNumber].sort()
    expect(await numbers({})).toEqual(both)
    expect(await numbers({ after: both[0] as string })).toEqual([both[1]])
    await sql`update shipments set carrier_scac = 'ABLE' where id = ${other.shipmentId}`.execute(portal.database.owner)
    expect(await numbers({ scac: 'able' })).toEqual([other.shipmentNumber])
  })

  it('come in pages of 200', async () => {
    const setup = await trackingSetup(portal)
    const { shipmentId } = await setup.bookTruck()
    await copyShipment(shipmentId, 200)
    const first = await setup.loads()
    expect(first.data).toHaveLength(200)
    expect(first.next).toBe(first.data[199]?.shipmentNumber)
    expect(await setup.loads({ after: first.next ?? '' })).toMatchObject({ data: [{}], next: null })
  })

  it('are shown to a key of the scope tracking, and to people who see shipments', async () => {
    const setup = await trackingSetup(portal)
    await setup.bookTruck()
    const admin = portal.as(await portal.given.person({ company: setup.company, permissions }))
    const { key } = await admin.ask(createApiKey, { body: { name: 'Quotes', scopes: ['quotes'], expiresInDays: 90 } })
    expect((await portal.withKey(key).attempt(getTrackedLoads, {})).status).toBe(403)
    expect((await portal.as(null).attempt(getTrackedLoads, {})).status).toBe(401)
    expect((await admin.ask(getTrackedLoads, {})).data).toHaveLength(1)
  })
})

describe('a proof of delivery that the carrier tells of', () => {
  it('confirms the delivery when every dropoff has one', async () => {
    const setup = await trackingSetup(portal)
    const { shipmentNumber } = await setup.bookTruck()
    await deliver(setup, shipmentNumber)
    await react(portal, setup.person, 'documents.confirm-with-event')
    expect((await setup.read(shipmentNumber)).shipmentStatus).toBe(7)
    await setup.tell(proof(setup, shipmentNumber, 1))
    await processTracking(portal)
    await react(portal, setup.person, 'documents.confirm-with-event')
    expect((await setup.read(shipmentNumber)).shipmentStatus).toBe(7)
    await setup.tell(proof(setup, shipmentNumber))
    await processTracking(portal)
    await react(portal, setup.person, 'documents.confirm-with-event')
    expect((await setup.read(shipmentNumber)).shipmentStatus).toBe(8)
  })

  it('that comes before the delivery counts at the delivery', async () => {
    const setup = await trackingSetup(portal)
    const { shipmentNumber } = await setup.bookTruck()
    await setup.tell(proof(setup, shipmentNumber))
    await processTracking(portal)
    await react(portal, setup.person, 'documents.confirm-with-event')
    expect((await setup.read(shipmentNumber)).shipmentStatus).toBe(3)
    await deliver(setup, shipmentNumber)
    await react(portal, setup.person, 'documents.confirm-at-delivery')
    expect((await setup.read(shipmentNumber)).shipmentStatus).toBe(8)
  })
})
