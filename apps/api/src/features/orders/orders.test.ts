import { deleteLocation } from '@lanewise/contract/locations'
import {
  getCompanyReferenceNumbers,
  getOrderRequirementFlags,
  getOrderRoute,
  getOrderStops,
  voidOrder,
} from '@lanewise/contract/orders'
import { search } from '@lanewise/contract/search'
import { truckRequirements } from '@lanewise/domain/freight/equipment-types'
import { beforeAll, describe, expect, it } from 'vitest'
import { inCompany } from '#platform/db/database.ts'
import { readUser } from '#platform/identity/accounts.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { orderSetup, stopAt } from './testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

describe('the stops of an order', () => {
  it('are a data list in which each has all that screens and planning read [STOPVIEW-2]', async () => {
    const { ask, create, item, addPlace, dallas, admin } = await orderSetup(portal)
    const place = await addPlace('Chicago', { companyAlias: 'NW', locationAlias: 'Main dock', addressLine2: 'Door 2' })
    const reference = { label: 'Pickup #', value: 'PU-9', typeId: 'PickupNumber', isRequired: false } as const
    const contact = { firstName: 'Lee', lastName: 'Park', email: null, phoneNumberMobile: null }
    const first = stopAt('Pickup', place, [item], {
      referenceNumbers: [reference],
      ediCode: 'WH-1',
      notes: 'Gate 4',
      contact,
    })
    const { orderNumber } = await create({ stops: [first, stopAt('Dropoff', dallas, [item])] })
    const { data } = await ask(getOrderStops, { params: { orderNumber } })
    expect(data).toHaveLength(2)
    const [pickup, dropoff] = data
    expect(pickup).toEqual({
      id: expect.any(String),
      stopType: 0,
      stopNumber: 1,
      stopStatus: null,
      orderStopId: pickup?.id,
      loadStyle: 'Live',
      locationId: place.id,
      companyAlias: 'NW',
      displayName: 'Northwind Foods',
      locationNumber: place.locationNumber,
      locationAlias: 'Main dock',
      locationName: 'Chicago DC',
      locationAddress: {
        line1: place.addressLine1,
        line2: 'Door 2',
        city: 'Chicago',
        governingDistrictAbbreviation: 'IL',
        zip: '60606',
        country: 'US',
        ianaTimezone: 'America/Chicago',
      },
      referenceNumber: [reference],
      ediCode: ['WH-1'],
      contacts: [{ ...contact, contactId: expect.any(String) }],
      note: 'Gate 4',
      baseDate: first.baseDate,
      baseZip: null,
      earlyDateTime: first.earlyDateTimeOffset,
      lateDateTime: first.lateDateTimeOffset,
      appointmentDateTime: null,
      isAppointmentRequired: false,
      distance: null,
      expectedTransitTimeSeconds: null,
      coordinates: { latitude: expect.any(Number), longitude: expect.any(Number) },
      lineItems: [
        {
          ...item,
          id: expect.any(String),
          productName: 'Canned peaches',
          unitWeight: 600,
          packageQuantity: 2,
          lot: null,
        },
      ],
    })
    expect(dropoff).toMatchObject({
      stopType: 1,
      stopNumber: 2,
      distance: expect.any(Number),
      expectedTransitTimeSeconds: expect.any(Number),
      lineItems: [{ uniqueIdentifier: item.uniqueIdentifier }],
    })
    await admin.ask(deleteLocation, { params: { locationNumber: place.locationNumber } })
    const stored = await ask(getOrderStops, { params: { orderNumber } })
    expect(stored.data[0]?.locationAddress.line1).toBe(place.addressLine1)
  })

  it('lie on a line along the roads', async () => {
    const { ask, create } = await orderSetup(portal)
    const { orderNumber } = await create()
    const { line } = await ask(getOrderRoute, { params: { orderNumber } })
    expect(line.length).toBeGreaterThan(10)
    const [[fromX = 0] = [], [toX = 0] = []] = [line[0], line.at(-1)]
    expect([Math.round(fromX), Math.round(toX)]).toEqual([-88, -97])
  })

  it('lie on the same line when nobody drew it before', async () => {
    const { ask, create } = await orderSetup(portal)
    const { orderNumber, orderId } = await create()
    const { line } = await ask(getOrderRoute, { params: { orderNumber } })
    const storedLines = () =>
      portal.database.owner.selectFrom('orderWays').select('line').where('orderId', '=', orderId).execute()
    expect(await storedLines()).toEqual([{ line }])
    await portal.database.owner.deleteFrom('orderWays').where('orderId', '=', orderId).execute()
    expect((await ask(getOrderRoute, { params: { orderNumber } })).line).toEqual(line)
  })
})

describe('what a form asks for', () => {
  it('reference numbers come by category: order, pickup, dropoff, with what the company requires [ORDER-25]', async () => {
    const { ask, company } = await orderSetup(portal)
    await inCompany(portal.database.db, company.id, (tx) =>
      tx
        .updateTable('companySettings')
        .set({ requiredOrderReferences: ['GlCode'], requiredDropoffReferences: ['DeliveryNumber'] })
        .execute(),
    )
    const answer = await ask(getCompanyReferenceNumbers, {})
    expect(Object.keys(answer).sort()).toEqual(['dropoff', 'order', 'pickup'])
    expect(answer.order).toContainEqual({ typeId: 'GlCode', label: 'GL Code', isRequired: true })
    expect(answer.order).toContainEqual({ typeId: 'SalesOrder', label: 'Sales Order #', isRequired: false })
    expect(answer.pickup.map(({ typeId }) => typeId)).toEqual([
      'PurchaseOrder',
      'PickupNumber',
      'AppointmentNumber',
      'DockNumber',
      'Other',
    ])
    expect(answer.dropoff.filter(({ isRequired }) => isRequired).map(({ typeId }) => typeId)).toEqual([
      'DeliveryNumber',
    ])
  })

  it('requirement flags come with what people call them', async () => {
    const { ask } = await orderSetup(portal)
    const { items } = await ask(getOrderRequirementFlags, {})
    expect(items.map(({ value }) => value)).toEqual([...truckRequirements])
    expect(items).toContainEqual({ value: 'FiftyThreeFoot', label: '53 ft Trailer' })
    expect(items).toContainEqual({ value: 'PalletJack', label: 'Pallet Jack' })
  })
})

describe('the global search', () => {
  it('finds an order by its number and a reference by its value, voided ones only when asked for [SEARCH-15] [SEARCH-20]', async () => {
    const { ask, create, company } = await orderSetup(portal)
    const value = 'PO-7781-X'
    const referenceNumbers = [{ label: 'Purchase Order #', value, typeId: 'PurchaseOrder', isRequired: true } as const]
    const { orderNumber, orderId } = await create({ referenceNumbers })
    const find = (kind: 'orders' | 'orderReferences', q: string, includeVoided = false) =>
      ask(search, { params: { kind }, query: { q, includeVoided } })
    const order = {
      projection: 'order',
      id: orderId,
      orderNumber,
      customerName: company.name,
      statusDescription: 'New',
    }
    expect(await find('orders', orderNumber)).toEqual([order])
    const reference = {
      projection: 'orderReference',
      id: expect.any(String),
      label: 'Purchase Order #',
      value,
      orderNumber,
      orderStatusDescription: 'New',
    }
    expect(await find('orderReferences', value)).toEqual([reference])
    await ask(voidOrder, { params: { orderNumber }, body: { reason: null } })
    expect([await find('orders', orderNumber), await find('orderReferences', value)]).toEqual([[], []])
    const voided = { statusDescription: 'Voided' }
    expect(await find('orders', orderNumber, true)).toEqual([{ ...order, ...voided }])
    expect(await find('orderReferences', value, true)).toEqual([{ ...reference, orderStatusDescription: 'Voided' }])
  })

  it('takes q for locations and order references and answers lists of results [SEARCH-28]', async () => {
    const { ask, create, chicago, body } = await orderSetup(portal)
    await create()
    const places = await ask(search, { params: { kind: 'locations' }, query: { q: chicago.locationNumber } })
    expect(places).toMatchObject([{ projection: 'location', locationNumber: chicago.locationNumber }])
    const value = body().referenceNumbers?.[0]?.value ?? ''
    const references = await ask(search, { params: { kind: 'orderReferences' }, query: { q: value } })
    expect(references).toMatchObject([{ projection: 'orderReference', value }])
  })
})

it('an open order follows the dock of its location, a delivered one does not', async () => {
  const { create, setDock, chicago, stops, company, person } = await orderSetup(portal)
  const [open, done] = [await create(), await create()]
  await inCompany(portal.database.db, company.id, (tx) =>
    tx.updateTable('orders').set({ status: 6 }).where('id', '=', done.orderId).execute(),
  )
  await setDock(chicago.locationNumber, { isAppointmentRequired: true, dockHours: [] })
  const dockReaction = portal.features
    .flatMap(({ reactions = [] }) => reactions)
    .find(({ job }) => /follow-docks/.test(job.name))
  const user = await inCompany(portal.database.db, company.id, (tx) => readUser(tx, person.id))
  const payload = { id: chicago.id, locationNumber: chicago.locationNumber, action: 'changed' }
  await portal.transactions.as(user as NonNullable<typeof user>, async (ctx) =>
    dockReaction?.run(ctx, payload as never),
  )
  const needs = async (orderNumber: string) => (await stops(orderNumber))[0]?.isAppointmentRequired
  expect([await needs(open.orderNumber), await needs(done.orderNumber)]).toEqual([true, false])
  const rows = await inCompany(portal.database.db, company.id, (tx) =>
    tx.selectFrom('orders').select(['orderNumber', 'isMissingAppointment', 'version']).orderBy('createdAt').execute(),
  )
  expect(rows).toEqual([
    { orderNumber: open.orderNumber, isMissingAppointment: true, version: 1 },
    { orderNumber: done.orderNumber, isMissingAppointment: false, version: 1 },
  ])
  const events = await portal.database.owner
    .selectFrom('system.outbox')
    .select('payload')
    .where('companyId', '=', company.id)
    .where('name', '=', 'orderChanged')
    .execute()
  const changed = events
    .map(({ payload }) => payload as { action: string })
    .filter(({ action }) => action === 'changed')
  expect(changed).toEqual([{ id: open.orderId, orderNumber: open.orderNumber, action: 'changed' }])
})
