import { createBillToCompany } from '@lanewise/contract/billing'
import { getPublicLogo } from '@lanewise/contract/public-tracking'
import { updateBookingSettings } from '@lanewise/contract/settings'
import { cancelShipment, createShipment } from '@lanewise/contract/shipments'
import { getWatchedEntities } from '@lanewise/contract/watchers'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { minutesAgo, processTracking } from '#features/tracking/testing/given.ts'
import { onePixel } from '#platform/testing/one-pixel.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { runHourlyJob } from '#platform/testing/run-jobs.ts'
import { publicSetup, visitor } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

const shipmentKeys = [
  ...['id', 'shipmentNumber', 'shipmentStatus', 'customerName', 'customerLogoFileId', 'distance'],
  ...['twoYearCo2EmissionsFactor', 'currentStopNumber', 'originationType', 'stops'],
]
const stopKeys = [
  ...['id', 'stopType', 'stopNumber', 'companyName', 'companyAlias', 'locationAddress', 'appointmentDateTime'],
  ...['earlyDateTime', 'lateDateTime', 'arrivedDateTime', 'departedDateTime', 'ianaTimezone', 'orderLineItems'],
  ...['referenceNumber', 'coordinates', 'eta', 'onTimeStatus'],
]
const activityKeys = [
  ...['sequence', 'eventType', 'currentStopId', 'nextStopId', 'remainingDistance', 'totalSegmentDistance'],
  ...['activityDateTime', 'location'],
]

const keysOf = (answer: unknown): string[] => {
  if (Array.isArray(answer)) return answer.flatMap(keysOf)
  if (typeof answer !== 'object' || answer === null) return []
  return Object.entries(answer).flatMap(([key, value]) => [key, ...keysOf(value)])
}
const inner = [
  ...['city', 'governingDistrictAbbreviation', 'zip', 'lineItems', 'palletCount', 'packageQuantity', 'totalWeight'],
  ...['label', 'value', 'latitude', 'longitude', 'state', 'ianaTimeZone', 'data'],
]

/** A truck that has left its pickup and has two references, and its public tracking view. */
async function onTheRoad() {
  const setup = await publicSetup(portal)
  const reference = `PO-${setup.companyNumber}`
  const referenceNumbers = [{ label: 'PO #', value: reference, typeId: 'PurchaseOrder' as const, isRequired: false }]
  const made = await setup.ship({ stops: [setup.pickup({ referenceNumbers }), setup.dropoff()] })
  await setup.book(made.shipmentId, await setup.byHand())
  await setup.tell(
    setup.told(made.shipmentNumber, { kind: 'Arrived', stopNumber: 1, occurredAt: minutesAgo(90) }),
    setup.told(made.shipmentNumber, { kind: 'Departed', stopNumber: 1, occurredAt: minutesAgo(60) }),
    setup.told(made.shipmentNumber, {
      ...{ latitude: 38.63, longitude: -90.2, city: 'St. Louis', state: 'MO', occurredAt: minutesAgo(5) },
    }),
  )
  await processTracking(portal)
  return { ...setup, ...made, reference }
}

describe('whoever knows the number of a shipment', () => {
  it('sees these fields of it and no others [TRACK-21] [TRACK-46]', async () => {
    const { anybody, shipmentNumber, shipmentId, company } = await onTheRoad()
    const answer = await anybody.details(shipmentNumber)
    expect(Object.keys(answer)).toEqual(shipmentKeys)
    const { stops, distance, ...head } = answer
    expect(head).toEqual({
      id: shipmentId,
      shipmentNumber,
      shipmentStatus: 5,
      customerName: company.name,
      customerLogoFileId: null,
      twoYearCo2EmissionsFactor: 1360,
      currentStopNumber: 2,
      originationType: 'ContractTMS',
    })
    expect(distance).toBeGreaterThan(800)
    expect(stops).toHaveLength(2)
  })

  it('sees these fields of its stops [TRACK-22] [TRACK-48]', async () => {
    const { anybody, shipmentNumber, reference } = await onTheRoad()
    const stops = await anybody.stops(shipmentNumber)
    for (const stop of stops) expect(Object.keys(stop)).toEqual(stopKeys)
    const [pickup, dropoff] = stops
    expect(pickup).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      stopType: 'Pickup',
      stopNumber: 1,
      companyName: 'Northwind Foods',
      companyAlias: null,
      locationAddress: { city: 'Chicago', governingDistrictAbbreviation: 'IL', zip: '60606' },
      appointmentDateTime: null,
      ianaTimezone: 'America/Chicago',
      orderLineItems: [{ lineItems: [{ palletCount: 2, packageQuantity: 2, totalWeight: 1200 }] }],
      referenceNumber: [{ label: 'PO #', value: reference }],
    })
    expect(Date.parse(pickup?.lateDateTime ?? '') - Date.parse(pickup?.earlyDateTime ?? '')).toBe(8 * 3_600_000)
    const atDock = Date.parse(pickup?.departedDateTime ?? '') - Date.parse(pickup?.arrivedDateTime ?? '')
    expect(Math.round(atDock / 60_000)).toBe(30)
    expect(pickup?.coordinates?.latitude).toBeCloseTo(41.88, 1)
    expect(pickup?.coordinates?.longitude).toBeCloseTo(-87.64, 1)
    expect(dropoff).toMatchObject({ stopType: 'Dropoff', stopNumber: 2, arrivedDateTime: null, departedDateTime: null })
    expect((await anybody.details(shipmentNumber)).stops).toEqual(stops)
  })

  it('sees these fields of arrivals, departures and of where the truck is [TRACK-24] [TRACK-49]', async () => {
    const { anybody, shipmentNumber } = await onTheRoad()
    const [arrival, departure, position, ...more] = await anybody.activities(shipmentNumber)
    const [first, second] = await anybody.stops(shipmentNumber)
    expect(more).toEqual([])
    for (const one of [arrival, departure, position]) expect(Object.keys(one ?? {})).toEqual(activityKeys)
    const chicago = { city: 'Chicago', state: 'IL', ianaTimeZone: 'America/Chicago', ...first?.coordinates }
    expect(arrival).toEqual({
      sequence: 1,
      eventType: 'Arrival',
      currentStopId: first?.id,
      nextStopId: second?.id,
      remainingDistance: 0,
      totalSegmentDistance: arrival?.totalSegmentDistance,
      activityDateTime: first?.arrivedDateTime,
      location: chicago,
    })
    const total = departure?.totalSegmentDistance ?? 0
    expect(departure).toMatchObject({
      sequence: 2,
      eventType: 'Departure',
      remainingDistance: total,
      activityDateTime: first?.departedDateTime,
      location: chicago,
    })
    expect(position).toMatchObject({
      sequence: 3,
      eventType: 'Departure',
      currentStopId: first?.id,
      nextStopId: second?.id,
      totalSegmentDistance: total,
      location: {
        ...{ city: 'St. Louis', state: 'MO', latitude: 38.63, longitude: -90.2, ianaTimeZone: 'America/Chicago' },
      },
    })
    expect(total).toBeGreaterThan(800)
    expect(position?.remainingDistance).toBeGreaterThan(400)
    expect(position?.remainingDistance).toBeLessThan(total)
  })

  it('sees a truck on its way to the first stop, with the miles from where it was first seen', async () => {
    const setup = await publicSetup(portal)
    const { shipmentNumber } = await setup.bookTruck()
    const seen = (minutes: number, latitude: number, longitude: number) =>
      setup.told(shipmentNumber, { occurredAt: minutesAgo(minutes), latitude, longitude })
    await setup.tell(seen(80, 40.12, -88.24), seen(10, 41.12, -87.86))
    await processTracking(portal)
    const [only, ...more] = await setup.anybody.activities(shipmentNumber)
    expect(more).toEqual([])
    expect(only).toMatchObject({ eventType: 'Departure', currentStopId: null, location: { latitude: 41.12 } })
    expect(only?.remainingDistance).toBeGreaterThan(50)
    expect(only?.totalSegmentDistance).toBeGreaterThan(Number(only?.remainingDistance) + 40)
  })

  it('sees when and whether in time the truck is expected at the stops ahead [DEF-140]', async () => {
    const { anybody, shipmentNumber } = await onTheRoad()
    const [pickup, dropoff] = await anybody.stops(shipmentNumber)
    expect(pickup).toMatchObject({ eta: null, onTimeStatus: null })
    expect(Date.parse(dropoff?.eta ?? '')).toBeGreaterThan(Date.now())
    expect(['Early', 'OnTime', 'AtRisk', 'Late']).toContain(dropoff?.onTimeStatus)
  })

  it('sees the nearest city in place of the position when the company chose so [DEF-140]', async () => {
    const { anybody, shipmentNumber, ask } = await onTheRoad()
    const [before] = (await anybody.activities(shipmentNumber)).slice(-1)
    await ask(updateBookingSettings, { body: { roundsPublicPositions: true } })
    const [after] = (await anybody.activities(shipmentNumber)).slice(-1)
    expect(before?.location).toMatchObject({ latitude: 38.63, longitude: -90.2 })
    expect(after?.location.latitude).not.toBe(38.63)
    expect(after?.location.latitude).toBeCloseTo(38.63, 0)
    expect((after?.remainingDistance ?? 1) % 10).toBe(0)
  })

  it('sees nothing of a doubtful position [DEF-129]', async () => {
    const setup = await publicSetup(portal)
    const { shipmentNumber } = await setup.bookTruck()
    const seen = (minutes: number, latitude: number, longitude: number) =>
      setup.told(shipmentNumber, { occurredAt: minutesAgo(minutes), latitude, longitude })
    await setup.tell(seen(80, 40.12, -88.24))
    await processTracking(portal)
    const before = await setup.anybody.activities(shipmentNumber)
    await setup.tell(seen(60, 39.74, -104.98))
    await processTracking(portal)
    expect(await setup.anybody.activities(shipmentNumber)).toEqual(before)
    expect(before).toHaveLength(1)
  })

  it('never sees what carrier or customer pay, in any call [TRACK-53]', async () => {
    const { anybody, shipmentNumber, reference, companyNumber } = await onTheRoad()
    const answers = [
      await anybody.details(shipmentNumber),
      await anybody.stops(shipmentNumber),
      await anybody.activities(shipmentNumber),
      await anybody.byReference(reference, companyNumber),
    ]
    const secrets = await portal.database.owner
      .selectFrom('shipments')
      .select(['totalCents', 'carrierName', 'maxBuyCents'])
      .where('shipmentNumber', '=', shipmentNumber)
      .executeTakeFirstOrThrow()
    expect(secrets).toMatchObject({ totalCents: 90_000, carrierName: 'Able' })
    const text = JSON.stringify(answers)
    for (const secret of ['90000', '"900"', ':900,', ':900}', 'Able']) expect(text).not.toContain(secret)
    expect(keysOf(answers).filter((key) => /cost|price|charge|rate|carrier|cents|buy|markup/i.test(key))).toEqual([])
  })

  it('is refused drafts, deleted shipments and numbers that nobody gave out', async () => {
    const setup = await publicSetup(portal)
    const { shipmentNumber, shipmentId } = await setup.ship()
    const set = (columns: object) =>
      portal.database.owner.updateTable('shipments').set(columns).where('id', '=', shipmentId).execute()
    expect((await setup.anybody.details(shipmentNumber)).shipmentStatus).toBe(1)
    await set({ status: 0 })
    const { status, problem } = await setup.anybody.tryDetails(shipmentNumber)
    expect([status, problem.message]).toEqual([404, 'This shipment does not exist or is not yours'])
    await set({ status: 1, deletedAt: new Date() })
    expect((await setup.anybody.tryDetails(shipmentNumber)).status).toBe(404)
    expect((await setup.anybody.tryDetails('S000001')).status).toBe(404)
    for (const operation of ['/public/shipment/stops', '/public/shipment/tracking-activities'])
      expect((await setup.anybody.raw('GET', `/api/v1${operation}?orderOrShipmentNumber=S000001`)).status).toBe(404)
    expect((await setup.anybody.tryDetails('S')).problem.modelState).toEqual({
      orderOrShipmentNumber: ['Enter at least 2 characters'],
    })
  })

  it('finds it by the number of an order, whatever its case: the active shipment, otherwise the newest [DEF-107]', async () => {
    const setup = await publicSetup(portal)
    const { orderId, orderNumber, shipmentNumber } = await setup.ship()
    expect((await setup.anybody.details(shipmentNumber.toLowerCase())).shipmentNumber).toBe(shipmentNumber)
    expect((await setup.anybody.details(` ${orderNumber.toLowerCase()} `)).shipmentNumber).toBe(shipmentNumber)
    await setup.ask(cancelShipment, { params: { shipmentNumber }, body: { reason: 'No truck' } })
    expect(await setup.anybody.details(orderNumber)).toMatchObject({ shipmentNumber, shipmentStatus: -1 })
    const again = await setup.ask(createShipment, { body: { orders: [orderId], maxBuy: 0 } })
    expect((await setup.anybody.details(orderNumber)).shipmentNumber).toBe(again.shipmentNumber)
    const params = { shipmentNumber: again.shipmentNumber }
    await setup.ask(cancelShipment, { params, body: { reason: 'No truck' } })
    expect((await setup.anybody.details(orderNumber)).shipmentNumber).toBe(again.shipmentNumber)
  })
})

describe('whoever knows a reference and the number of the company', () => {
  it('gets a list of shipments, the newest first, with the same fields [TRACK-47]', async () => {
    const setup = await publicSetup(portal)
    const reference = `Order ${setup.companyNumber}`
    const referenceNumbers = [{ label: 'SO #', value: reference, typeId: 'SalesOrder' as const, isRequired: false }]
    const [one, two] = [await setup.ship({ referenceNumbers }), await setup.ship({ referenceNumbers })]
    await setup.ship()
    const matches = await setup.anybody.byReference(reference.toUpperCase(), setup.companyNumber.toLowerCase())
    expect(matches.map(({ shipmentNumber }) => shipmentNumber)).toEqual([two.shipmentNumber, one.shipmentNumber])
    for (const shipment of matches) expect(Object.keys(shipment)).toEqual(shipmentKeys)
    expect(matches[1]).toEqual(await setup.anybody.details(one.shipmentNumber))
  })

  it('finds it by a reference of a stop, by PRO number and by bill of lading number, whatever the case [DEF-107]', async () => {
    const setup = await onTheRoad()
    const { shipmentNumber, orderNumber, reference, companyNumber, anybody } = setup
    await sql`update shipments set pro_number = 'Pro7x-881' where shipment_number = ${shipmentNumber}`.execute(
      portal.database.owner,
    )
    const numbers = [reference.toLowerCase(), 'pro7X-881', shipmentNumber, orderNumber, `${shipmentNumber}-2`]
    for (const number of numbers) {
      const matches = await anybody.byReference(number, companyNumber)
      expect(matches.map((one) => one.shipmentNumber)).toEqual([shipmentNumber])
    }
  })

  it('finds nothing of another company, nothing alike, and nothing for a company that is none', async () => {
    const { anybody, reference, companyNumber } = await onTheRoad()
    const other = await publicSetup(portal)
    expect(await anybody.byReference(reference, other.companyNumber)).toEqual([])
    expect(await anybody.byReference(reference.slice(0, -1), companyNumber)).toEqual([])
    expect(await anybody.byReference(reference.replace('-', ' '), companyNumber)).toEqual([])
    expect(await anybody.byReference(reference, 'C000001')).toEqual([])
  })
})

describe('a blind shipment', () => {
  it('names whoever pays in place of whoever ships, and no place near it [DEF-112]', async () => {
    const setup = await publicSetup(portal)
    const payer = { addressLine1: '2400 Fieldstone Ave', city: 'Indianapolis', state: 'IN', postalCode: '46204' }
    const { billToCompanyNumber } = await setup.admin.ask(createBillToCompany, {
      body: { name: 'Freight Accounting', ...payer },
    })
    const { shipmentId, shipmentNumber } = await setup.ship({ isBlind: true, billToCompanyNumber })
    await setup.book(shipmentId, await setup.byHand())
    await setup.tell(
      setup.told(shipmentNumber, { kind: 'Arrived', stopNumber: 1, occurredAt: minutesAgo(1_290) }),
      setup.told(shipmentNumber, { kind: 'Departed', stopNumber: 1, occurredAt: minutesAgo(1_260) }),
      setup.told(shipmentNumber, { latitude: 41.5, longitude: -88.1, city: 'Joliet', occurredAt: minutesAgo(1_200) }),
    )
    await processTracking(portal)
    const near = [await setup.anybody.details(shipmentNumber), await setup.anybody.activities(shipmentNumber)]
    for (const secret of ['"Chicago"', '60606', '41.8', 'Joliet', setup.company.name])
      expect(JSON.stringify(near)).not.toContain(secret)
    expect((await setup.anybody.stops(shipmentNumber))[0]).toMatchObject({
      companyName: 'Freight Accounting',
      companyAlias: null,
      locationAddress: { city: 'Indianapolis', governingDistrictAbbreviation: 'IN', zip: '46204' },
      coordinates: null,
    })
    expect((await setup.anybody.details(shipmentNumber)).customerName).toBe('Freight Accounting')
    const dallas = { latitude: 32.9, longitude: -96.7, city: 'Garland', occurredAt: minutesAgo(1) }
    await setup.tell(setup.told(shipmentNumber, dallas))
    await processTracking(portal)
    expect((await setup.anybody.activities(shipmentNumber)).at(-1)?.location.city).toBe('Garland')
  })

  it('shows the billing name of the own company where nobody else pays', async () => {
    const setup = await publicSetup(portal)
    const { shipmentNumber } = await setup.ship({ isBlind: true })
    const { billToName } = await portal.database.owner
      .selectFrom('billingSettings')
      .select('billToName')
      .where('id', '=', setup.billing.id)
      .executeTakeFirstOrThrow()
    expect((await setup.anybody.stops(shipmentNumber))[0]?.companyName).toBe(billToName)
  })
})

describe('the picture of a company', () => {
  it('is read by whoever has just seen one of its shipments, and by nobody else [TRACK-54]', async () => {
    const setup = await publicSetup(portal)
    const { shipmentNumber } = await setup.ship()
    const bytes = Buffer.from(onePixel, 'base64')
    const logoId = await keepLogo(setup.company.id, await portal.storage.put(bytes))
    expect((await setup.anybody.attempt(getPublicLogo, { params: { logoId } })).status).toBe(404)
    expect((await setup.anybody.details(shipmentNumber)).customerLogoFileId).toBe(logoId)
    expect(await setup.anybody.ask(getPublicLogo, { params: { logoId } })).toEqual({
      contentType: 'image/png',
      data: bytes.toString('base64'),
    })
    expect((await visitor(portal).attempt(getPublicLogo, { params: { logoId } })).status).toBe(404)
    const other = await setup.ship({ isBlind: true })
    expect((await setup.anybody.details(other.shipmentNumber)).customerLogoFileId).toBeNull()
  })
})

async function keepLogo(companyId: string, storedAs: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with kept as (insert into files (company_id, id, content_type, byte_size, file_name, stored_as)
      values (${companyId}, gen_random_uuid(), 'image/png', 70, 'logo.png', ${storedAs}) returning id)
    select id from kept`.execute(portal.database.owner)
  const id = rows[0]?.id ?? ''
  await sql`update companies set logo_file_id = ${id} where id = ${companyId}`.execute(portal.database.owner)
  return id
}

describe('somebody who wants to hear of a shipment', () => {
  it('is added with address, shipment and notification, as history tells [TRACK-44]', async () => {
    const { anybody, shipmentNumber, shipmentId, ask, sentences } = await onTheRoad()
    await anybody.details(shipmentNumber)
    const added = await anybody.watch(shipmentId, ' Dock@Receiver.test ', { notificationType: 'OnTimeStatus' })
    expect([added.status, added.content]).toEqual([201, { isSuccess: true, message: 'Successfully added watcher' }])
    await anybody.watch(shipmentId, 'all@receiver.test')
    const { items } = await ask(getWatchedEntities, { params: { entityId: shipmentId } })
    expect(items.map(({ emailAddress, notificationType }) => [emailAddress, notificationType])).toEqual([
      ['all@receiver.test', 'All'],
      ['Dock@Receiver.test', 'OnTimeStatus'],
    ])
    expect((await sentences(shipmentId))[0]).toBe(
      'Visitor (public tracking) added watcher all@receiver.test, All updates',
    )
  })

  it('is refused for a shipment that was not just looked up from there, and for what is no address [DEF-49]', async () => {
    const { anybody, shipmentNumber, shipmentId } = await onTheRoad()
    expect((await anybody.watch(shipmentId, 'dock@receiver.test')).status).toBe(404)
    await anybody.details(shipmentNumber)
    expect((await visitor(portal).watch(shipmentId, 'dock@receiver.test')).status).toBe(404)
    const { status, problem } = await anybody.watch(shipmentId, 'no address')
    expect([status, problem.modelState]).toEqual([400, { emailAddress: ['Please enter a valid email address'] }])
    for (const more of [{ entityType: 'CustomerLane' }, { notificationType: 'None' }, { userId: shipmentId }])
      expect((await anybody.watch(shipmentId, 'dock@receiver.test', more)).status).toBe(400)
  })

  it('is one of 30 an hour from an address', async () => {
    const { anybody, shipmentNumber, shipmentId } = await onTheRoad()
    await anybody.details(shipmentNumber)
    await sql`delete from system.attempts where key like 'watchers address:%'`.execute(portal.database.owner)
    await anybody.watch(shipmentId, 'one@receiver.test')
    await sql`update system.attempts set count = 29 where key like 'watchers address:%'`.execute(portal.database.owner)
    expect((await anybody.watch(shipmentId, 'thirty@receiver.test')).status).toBe(201)
    const { status, problem } = await anybody.watch(shipmentId, 'more@receiver.test')
    expect([status, problem.message]).toEqual([429, 'Too many watchers were added. Wait an hour and try again.'])
  })

  it('changes nothing for who watches already, and is one of 50 at most', async () => {
    const { anybody, shipmentNumber, shipmentId, ask, person } = await onTheRoad()
    await anybody.details(shipmentNumber)
    await anybody.watch(shipmentId, person.emailAddress, { notificationType: 'ShipmentStatus' })
    expect((await anybody.watch(shipmentId, person.emailAddress.toUpperCase())).status).toBe(201)
    const watching = async () => (await ask(getWatchedEntities, { params: { entityId: shipmentId } })).items
    expect(await watching()).toMatchObject([{ userId: person.id, notificationType: 'ShipmentStatus' }])
    await sql`insert into watchers (company_id, entity, entity_id, email_address, notification_type)
      select ${person.companyId}, 'shipment', ${shipmentId}, n || '@many.test', 'All' from generate_series(1, 48) n`.execute(
      portal.database.owner,
    )
    expect((await anybody.watch(shipmentId, 'fifty@receiver.test')).status).toBe(201)
    const { status, problem } = await anybody.watch(shipmentId, 'more@receiver.test')
    expect([status, problem.message]).toEqual([409, 'At most 50 people watch a shipment'])
    expect(await watching()).toHaveLength(50)
  })
})

describe('whoever tries out numbers', () => {
  const setCount = (name: string, count: number) =>
    sql`update system.attempts set count = ${count} where key like ${`${name}:%`}`.execute(portal.database.owner)
  const clear = () => sql`delete from system.attempts`.execute(portal.database.owner)

  it('sees nothing but the fields of tracking, and meets a limit at one address and at many [TENANT-3]', async () => {
    await clear()
    const setup = await onTheRoad()
    const { anybody, shipmentNumber, reference, companyNumber } = setup
    const all = [
      ...keysOf(await anybody.details(shipmentNumber)),
      ...keysOf(await anybody.stops(shipmentNumber)),
      ...keysOf(await anybody.activities(shipmentNumber)),
      ...keysOf(await anybody.byReference(reference, companyNumber)),
    ]
    expect(
      [...new Set(all)].filter((key) => ![...shipmentKeys, ...stopKeys, ...activityKeys, ...inner].includes(key)),
    ).toEqual([])

    const guesser = visitor(portal)
    expect((await guesser.tryDetails('S777001')).status).toBe(404)
    await sql`update system.attempts set count = 119 where key like 'numbers address:%'`.execute(portal.database.owner)
    expect((await guesser.tryDetails('S777002')).status).toBe(404)
    const { status, problem } = await guesser.tryDetails('S777003')
    expect([status, problem.message]).toEqual([
      429,
      'Too many shipment numbers were tried. Wait an hour and try again.',
    ])
    // Lookups made before the limit still work, and other visitors are not affected.
    expect((await guesser.tryDetails('S777002')).status).toBe(404)
    expect((await visitor(portal).tryDetails('S777004')).status).toBe(404)

    await clear()
    await visitor(portal).tryDetails('S777005')
    await setCount('numbers total', 2999)
    expect((await visitor(portal).tryDetails('S777006')).status).toBe(404)
    for (const number of ['S777007', 'S777008']) expect((await visitor(portal).tryDetails(number)).status).toBe(429)
    // A number in active use stays open to everyone. A number that nobody looked up before does not.
    expect((await visitor(portal).tryDetails(shipmentNumber)).status).toBe(200)
    const quiet = await setup.ship()
    expect((await visitor(portal).tryDetails(quiet.shipmentNumber)).status).toBe(429)
    await clear()
  })

  it('is known by what was looked up for 7 days, then that is forgotten', async () => {
    const { anybody, bookTruck, company } = await publicSetup(portal)
    const { shipmentNumber } = await bookTruck()
    const isStoredAfter = async (age: string) => {
      await anybody.details(shipmentNumber)
      await sql`update system.public_visits set visited_at = now() - ${age}::interval where company_id = ${company.id}`.execute(
        portal.database.owner,
      )
      await runHourlyJob(portal, company.id, 'public-tracking.forget-visits')
      const { rows } = await sql`select from system.public_visits where company_id = ${company.id}`.execute(
        portal.database.owner,
      )
      return rows.length
    }
    expect(await isStoredAfter('6 days 23 hours')).toBe(1)
    expect(await isStoredAfter('7 days 1 hour')).toBe(0)
  })

  it('counts a network of the sixth version as one address', async () => {
    await clear()
    const one = visitor(portal, '2001:db8:1:2::1')
    await one.tryDetails('S778001')
    await setCount('numbers address', 120)
    expect((await visitor(portal, '2001:db8:1:2:ffff::9').tryDetails('S778002')).status).toBe(429)
    expect((await visitor(portal, '2001:db8:1:3::1').tryDetails('S778003')).status).toBe(404)
    await clear()
  })
})
