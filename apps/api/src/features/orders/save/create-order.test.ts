import { createCustomerContact, getContactInfo } from '@lanewise/contract/contacts'
import { getHistory } from '@lanewise/contract/history'
import { getLocationContacts } from '@lanewise/contract/locations'
import { addDays, instantOfWallTime } from '@lanewise/domain/shared/calendar'
import { beforeAll, describe, expect, it } from 'vitest'
import { inCompany } from '#platform/db/database.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { rowsOf } from '#platform/testing/snapshot.ts'
import { type OrderBody, orderSetup, peaches, pickupDay, sentOf, stopAt } from '../testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

const addBillTo = (companyId: string, name = 'Harbor Grocers') =>
  inCompany(portal.database.db, companyId, (tx) =>
    tx
      .insertInto('billToCompanies')
      .values({ name, addressLine1: '1 Quay', city: 'Boston', state: 'MA', postalCode: '02110' })
      .returning(['id', 'billToCompanyNumber'])
      .executeTakeFirstOrThrow(),
  )

describe('a new order', () => {
  it('keeps type, reference numbers, instructions, bill-to company and billing setting [ORDER-58]', async () => {
    const { company, create, read, billing } = await orderSetup(portal)
    const { billToCompanyNumber } = await addBillTo(company.id)
    const basics = {
      orderType: 'Purchase',
      referenceNumbers: [
        { label: 'Purchase Order #', value: '4500-1', typeId: 'PurchaseOrder', isRequired: true },
        { label: 'GL Code', value: '77', typeId: 'GlCode', isRequired: false },
      ],
      specialInstructions: 'Call first',
      billToCompanyNumber,
      billingSettings: billing.id,
    } satisfies Partial<OrderBody>
    const { orderNumber } = await create(basics)
    const order = await read(orderNumber)
    expect(order.fields).toMatchObject(basics)
    expect(order).toMatchObject({ customerName: 'Harbor Grocers', billToCompanyName: 'Harbor Grocers' })
  })

  it('keeps how it travels: modes, reefer values, equipment types and freight value [ORDER-59]', async () => {
    const { create, read } = await orderSetup(portal)
    const cold = {
      shippingMode: 'TL',
      equipmentMode: 2,
      reeferMode: 'Cycle',
      reeferTemperature: -4.5,
      reeferTemperatureMin: -10,
      reeferTemperatureMax: 33.5,
      equipmentTypes: ['Reefer', 'MultiTempReefer'],
      freightValue: 125_000.75,
    } satisfies Partial<OrderBody>
    const { fields } = await read((await create(cold)).orderNumber)
    expect(fields).toMatchObject(cold)
  })

  it('keeps its switches and its feet, and works out by itself whether it is international [ORDER-60]', async () => {
    const { create, read } = await orderSetup(portal)
    const switches = {
      isBlind: true,
      isJustInTime: true,
      isTeamRequired: true,
      isLiftGateRequired: true,
      isPartial: true,
      linearFeet: 12.5,
    } satisfies Partial<OrderBody>
    const { fields } = await read((await create({ ...switches, isInternational: true })).orderNumber)
    expect(fields).toMatchObject({ ...switches, isInternational: false })
    const off = await read((await create()).orderNumber)
    const none = Object.fromEntries(Object.keys(switches).map((name) => [name, name === 'linearFeet' ? null : false]))
    expect(off.fields).toMatchObject(none)
  })

  it('keeps stops, requirements, flags and accessorials [ORDER-61]', async () => {
    const { create, read, chicago, dallas } = await orderSetup(portal)
    const wishes = {
      requirements: ['Driver wears boots'],
      mustHaveEquipmentRequirementFlags: ['LoadBars', 'Sealed'],
      mustNotHaveEquipmentRequirementFlags: ['RollDoor'],
      accessorials: ['LiftgatePickup'],
    } satisfies Partial<OrderBody>
    const order = await read((await create(wishes)).orderNumber)
    expect(order.fields).toMatchObject(wishes)
    expect(order.stops.map(({ locationNumber }) => locationNumber)).toEqual([
      chicago.locationNumber,
      dallas.locationNumber,
    ])
  })

  it('keeps the customs broker and the hazmat contact [ORDER-62]', async () => {
    const { create, read, addPlace, pickup, dropoff } = await orderSetup(portal)
    const { locationNumber } = await addPlace('Toronto')
    const acid = peaches({
      isHazmat: true,
      hazmatHazardClass: '8',
      hazmatPackingGroup: 'II',
      hazmatUNNumber: 'UN1760',
    })
    const papers = {
      customsBrokerName: 'Border Brokers',
      customsBrokerContactName: 'Lee Park',
      customsBrokerPhoneNumber: '(312) 555-0188',
      customsBrokerPortOfEntry: 'Detroit',
      hazmatEmergencyContactInfo: 'Chem Desk (800) 555-0101',
      chemtracAccountNumber: 'CCN-1',
    }
    const stops = [pickup({ lineItems: [acid] }), dropoff({ locationNumber, lineItems: [acid] })]
    const order = await read((await create({ ...papers, stops })).orderNumber)
    expect(order.fields).toMatchObject({ ...papers, isInternational: true })
    expect(order.isHazmat).toBe(true)
  })

  it('takes POST and PUT to /api/v1/Orders, the change with its number besides the same payload [ORDER-64]', async () => {
    const { raw, body, read } = await orderSetup(portal)
    const send = (method: string, content: object) =>
      raw(method, '/api/v1/Orders', {
        body: JSON.stringify(content),
        headers: { 'content-type': 'application/json' },
      })
    const created = await send('POST', body())
    expect(created.status).toBe(201)
    const { orderNumber } = (await created.json()) as { orderNumber: string }
    const { version: _version, ...payload } = sentOf(await read(orderNumber))
    expect((await send('PUT', { ...payload, specialInstructions: 'Ring twice' })).status).toBe(200)
    expect((await read(orderNumber)).fields.specialInstructions).toBe('Ring twice')
    const { orderNumber: _number, ...nameless } = payload
    expect((await send('PUT', nameless)).status).toBe(400)
  })

  it('answers its number and id, or else an error object with messages at their fields [ORDER-69]', async () => {
    const { tryCreate, read } = await orderSetup(portal)
    const { status, content } = await tryCreate()
    expect([status, content]).toEqual([
      201,
      { orderNumber: expect.stringMatching(/^O\d+$/), orderId: expect.any(String), version: 1 },
    ])
    const { orderNumber, orderId } = content as { orderNumber: string; orderId: string }
    expect((await read(orderNumber)).id).toBe(orderId)
    const refused = await tryCreate({ orderType: null })
    expect(refused.status).toBe(422)
    expect(refused.problem).toMatchObject({
      isSuccess: false,
      message: 'Must select Order Type',
      modelState: { orderType: ['Must select Order Type'] },
    })
  })

  it('begins as Accepted, says so in its history, and is rated in the background', async () => {
    const { ask, create, read } = await orderSetup(portal)
    const { orderNumber, orderId } = await create()
    expect(await read(orderNumber)).toMatchObject({ orderStatus: 'Accepted', orderStatusId: 1, createdBy: 'Ana Ruiz' })
    const { data } = await ask(getHistory, { params: { entity: 'order', entityId: orderId } })
    expect(data.map(({ sentences }) => sentences)).toEqual([[`Ana Ruiz created order ${orderNumber}`]])
    expect(portal.queued).toContainEqual({ name: 'orders.rate', payload: { id: orderId, version: 1, day: 0 } })
  })

  it('is international when its places lie in several countries, whatever was sent', async () => {
    const { create, read, addPlace, dropoff, pickup, tryCreate } = await orderSetup(portal)
    const { locationNumber } = await addPlace('Toronto')
    const stops = [pickup(), dropoff({ locationNumber })]
    const refused = await tryCreate({ stops, isInternational: false })
    expect(refused.problem.modelState).toEqual({
      customsBrokerName: ['Broker name is required'],
      customsBrokerContactName: ['Customs Contact is required'],
      customsBrokerPhoneNumber: ['Customs Phone Number is required'],
      customsBrokerPortOfEntry: ['Customs Port is required'],
    })
    expect((await read((await create()).orderNumber)).fields.isInternational).toBe(false)
  })

  it('sums up weight, pallets, feet, miles and time over its stops and items', async () => {
    const { create, read, stops: stopsOf, pickup, dropoff } = await orderSetup(portal)
    const [flat, stacked] = [peaches(), peaches({ isStackable: true, palletCount: 6, totalWeight: 3000.5 })]
    const lineItems = [flat, stacked]
    const { orderNumber } = await create({ stops: [pickup({ lineItems }), dropoff({ lineItems })] })
    const order = await read(orderNumber)
    expect(order).toMatchObject({ totalWeight: 4200.5, palletCount: 8, linearFeet: 11, isHazmat: false })
    const [first, second] = await stopsOf(orderNumber)
    expect(first).toMatchObject({ distance: null, expectedTransitTimeSeconds: null })
    expect(order.totalDistance).toBeGreaterThan(800)
    expect(order.totalDistance).toBe(second?.distance)
    // 50 miles in an hour.
    expect(second?.expectedTransitTimeSeconds).toBe(Math.round(((second?.distance ?? 0) / 50) * 3600))
    expect(order.estimatedTimeSeconds).toBe(second?.expectedTransitTimeSeconds)
  })
})

describe('a stop of an order', () => {
  it('holds all that was sent of it, in the order of the stops [STOP-1]', async () => {
    const { create, ask, read, stops: stopsOf, chicago, dallas, item } = await orderSetup(portal)
    const contact = await ask(createCustomerContact, {
      body: { firstName: 'Dee', lastName: 'Dock', primaryEmailAddress: 'dee@dock.test' },
    })
    const location = { companyName: 'x', locationName: 'y', addressLine1: 'z', city: 'Chicago', state: 'IL' }
    const appointment = instantOfWallTime(pickupDay, '09:15:00', 'America/Chicago')
    const reference = { label: 'Pickup #', value: 'PU-9', typeId: 'PickupNumber', isRequired: true } as const
    const first = stopAt('Pickup', chicago, [item], {
      loadStyle: 'Drop',
      baseZip: '60606',
      appointmentDateTimeOffset: appointment,
      notes: 'Gate 4',
      referenceNumbers: [reference],
      ediCode: 'WH-1',
      location,
      contact: { contactId: contact.resultId },
    })
    const { orderNumber } = await create({ stops: [first, stopAt('Dropoff', dallas, [item])] })
    const [pickup, dropoff] = await stopsOf(orderNumber)
    expect(sentOf(await read(orderNumber)).stops[0]).toMatchObject({
      type: 'Pickup',
      loadStyle: 'Drop',
      baseDate: pickupDay,
      baseZip: '60606',
      earlyDateTimeOffset: first.earlyDateTimeOffset,
      lateDateTimeOffset: first.lateDateTimeOffset,
      appointmentDateTimeOffset: appointment,
      notes: 'Gate 4',
      referenceNumbers: [reference],
      ediCode: 'WH-1',
      locationNumber: chicago.locationNumber,
      contact: { contactId: contact.resultId },
      lineItems: [item],
    })
    // The location number alone decides where a stop is.
    expect(pickup?.locationAddress).toMatchObject({ line1: chicago.addressLine1, zip: '60606' })
    expect([pickup?.stopType, dropoff?.stopType, dropoff?.loadStyle]).toEqual([0, 1, 'Live'])
  })

  it('takes times as ISO strings with an offset, and no other ones [ORDER-66]', async () => {
    const { tryCreate, pickup, dropoff, stops: stopsOf, tryUpdate, sent } = await orderSetup(portal)
    const day = pickupDay
    const times = (early: string) => [pickup({ earlyDateTimeOffset: early }), dropoff()]
    const made = await tryCreate({ stops: times(`${day}T15:00:00+01:00`) })
    expect(made.status).toBe(201)
    const { orderNumber } = made.content as { orderNumber: string }
    const [first] = await stopsOf(orderNumber)
    expect(Date.parse(first?.earlyDateTime ?? '')).toBe(Date.parse(`${day}T14:00:00Z`))
    for (const wrong of [`${day}T08:00:00`, `${day} 08:00`, '08:00:00']) {
      const message = 'Enter a date and time with its offset'
      const state = { 'stops.0.earlyDateTimeOffset': [message] }
      expect((await tryCreate({ stops: times(wrong) })).problem.modelState).toEqual(state)
      const now = await sent(orderNumber)
      const changed = now.stops.map((stop, index) => (index === 0 ? { ...stop, earlyDateTimeOffset: wrong } : stop))
      expect((await tryUpdate({ ...now, stops: changed })).problem.modelState).toEqual(state)
    }
  })

  it('has a contact by id, or a new one that becomes a contact of its location, on create and on change [ORDER-67] [STOP-13]', async () => {
    const { admin, create, read, sent, update, pickup, dropoff, chicago, dallas } = await orderSetup(portal)
    const lee = { firstName: 'Lee', lastName: 'Park', email: 'lee@dock.test', phoneNumberMobile: '(312) 555-0142' }
    const { orderNumber } = await create({ stops: [pickup({ contact: lee }), dropoff()] })
    const [first] = (await read(orderNumber)).stops
    expect(first?.contacts).toEqual([{ ...lee, contactId: expect.any(String) }])
    const at = async (locationNumber: string) =>
      (await admin.ask(getLocationContacts, { params: { locationNumber } })).data.map(({ name }) => name)
    expect([await at(chicago.locationNumber), await at(dallas.locationNumber)]).toEqual([['Lee Park'], []])
    const id = first?.contacts[0]?.contactId ?? ''
    const made = await admin.ask(getContactInfo, { params: { id } })
    expect(made).toMatchObject({
      firstName: 'Lee',
      lastName: 'Park',
      primaryEmailAddress: 'lee@dock.test',
      mobileNumber: '(312) 555-0142',
      createPortalUser: false,
    })
    const now = await sent(orderNumber)
    const kim = { firstName: 'Kim', lastName: 'Bay', email: null, phoneNumberMobile: null }
    const [from, to] = now.stops
    await update({
      ...now,
      stops: [
        { ...from, contact: kim },
        { ...to, contact: { contactId: id } },
      ],
    })
    const changed = await read(orderNumber)
    expect(changed.stops.map(({ contacts }) => contacts[0]?.firstName)).toEqual(['Kim', 'Lee'])
    expect(await at(chicago.locationNumber)).toEqual(['Kim Bay', 'Lee Park'])
  })

  it('refuses a new contact whose address somebody has, at the stop, and keeps nothing of the order', async () => {
    const { person, company, tryCreate, pickup, dropoff } = await orderSetup(portal)
    const before = await rowsOf(portal.database.owner, company.id)
    const contact = { firstName: 'Al', lastName: 'Twin', email: person.emailAddress, phoneNumberMobile: null }
    const { status, problem } = await tryCreate({ stops: [pickup(), dropoff({ contact })] })
    expect([status, problem.modelState]).toEqual([
      422,
      { 'stops.1.contact.email': ['A contact with this email already exists.'] },
    ])
    expect(await rowsOf(portal.database.owner, company.id)).toEqual(before)
  })

  it('needs an appointment when its dock says so, and the order tells when one is missing [DEF-94]', async () => {
    const { create, setDock, chicago, stops: stopsOf, company, pickup, dropoff } = await orderSetup(portal)
    await setDock(chicago.locationNumber, { isAppointmentRequired: true, dockHours: [] })
    const flags = async (orderNumber: string) =>
      inCompany(portal.database.db, company.id, (tx) =>
        tx
          .selectFrom('orders')
          .select(['requiresAppointment', 'isMissingAppointment'])
          .where('orderNumber', '=', orderNumber)
          .executeTakeFirstOrThrow(),
      )
    const { orderNumber } = await create()
    expect((await stopsOf(orderNumber)).map((stop) => stop.isAppointmentRequired)).toEqual([true, false])
    expect(await flags(orderNumber)).toEqual({ requiresAppointment: true, isMissingAppointment: true })
    const appointmentDateTimeOffset = instantOfWallTime(addDays(pickupDay, 0), '10:00:00', 'America/Chicago')
    const agreed = await create({ stops: [pickup({ appointmentDateTimeOffset }), dropoff()] })
    expect(await flags(agreed.orderNumber)).toEqual({ requiresAppointment: true, isMissingAppointment: false })
  })
})
