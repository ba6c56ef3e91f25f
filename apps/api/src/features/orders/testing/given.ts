import { randomUUID } from 'node:crypto'
import { createCompanyLocation, getDockSchedule, updateDockSchedule } from '@lanewise/contract/locations'
import type { CallInput } from '@lanewise/contract/operation'
import type { OrderInformation } from '@lanewise/contract/order-fields'
import { createOrder, getOrderInformation, getOrderStops, updateOrder } from '@lanewise/contract/orders'
import type { Permission } from '@lanewise/domain/access/permissions'
import { newLineItem } from '@lanewise/domain/orders/items/line-item'
import { addDays, instantOfWallTime, zonedDate } from '@lanewise/domain/shared/calendar'
import { inCompany } from '#platform/db/database.ts'
import type { TestPortal } from '#platform/testing/portal.ts'

export type OrderBody = CallInput<typeof createOrder>['body']
export type StopBody = OrderBody['stops'][number]
export type ItemBody = NonNullable<StopBody['lineItems']>[number]

/** A Wednesday two to three weeks ahead of today, so that no dock happens to be closed. */
export const pickupDay = (() => {
  const day = addDays(zonedDate(new Date(), 'America/Chicago'), 14)
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  return addDays(day, (10 - weekday) % 7)
})()

export const peaches = (facts: Partial<ItemBody> = {}): ItemBody => ({
  ...newLineItem(randomUUID(), { shippingMode: 'TL', equipmentMode: 1 }),
  description: 'Canned peaches',
  totalWeight: 1200,
  perPackageWeight: 600,
  packageLength: 48,
  packageWidth: 40,
  packageHeight: 48,
  palletCount: 2,
  packageCount: 2,
  packagingUnitType: 'Pallet',
  freightClass: '70',
  linearFeet: 4,
  ...facts,
})

let houses = 5_000

/** A user of a new company who creates orders, with a location in Chicago, one in Dallas and a billing setting. */
export async function orderSetup(portal: TestPortal, facts: { permissions?: readonly Permission[] } = {}) {
  const company = await portal.given.company()
  const person = await portal.given.person({ company, ...facts })
  const admin = portal.as(await portal.given.person({ company }))
  const { ask, attempt, raw } = portal.as(person)
  const addPlace = async (city: 'Chicago' | 'Dallas' | 'Toronto', more: object = {}) => {
    houses += 1
    const place = { ...addresses[city], addressLine1: `${houses} ${addresses[city].street}` }
    const { street: _street, ...body } = place
    const names = { verifiedLocationName: `${city} DC`, companyName: 'Northwind Foods' }
    return (await admin.ask(createCompanyLocation, { body: { ...body, ...names, ...more } })).location
  }
  const [chicago, dallas] = [await addPlace('Chicago'), await addPlace('Dallas')]
  const billing = await inCompany(portal.database.db, company.id, (tx) =>
    tx.selectFrom('billingSettings').select('id').executeTakeFirstOrThrow(),
  )
  const item = peaches()
  const pickup = (more: Partial<StopBody> = {}) => stopAt('Pickup', chicago, [item], more)
  const dropoff = (more: Partial<StopBody> = {}) => stopAt('Dropoff', dallas, [item], more)
  const body = (more: Partial<OrderBody> = {}): OrderBody => ({
    orderType: 'Sales',
    referenceNumbers: [{ label: 'Sales Order #', value: `SO-${houses}`, typeId: 'SalesOrder', isRequired: true }],
    billingSettings: billing.id,
    shippingMode: 'TL',
    equipmentMode: 1,
    equipmentTypes: ['Van'],
    stops: [pickup(), dropoff()],
    tmsOrderDetails: { freightTermType: 'Prepaid', markup: null },
    ...more,
  })
  const create = (more: Partial<OrderBody> = {}) => ask(createOrder, { body: body(more) })
  const read = (orderNumber: string) => ask(getOrderInformation, { params: { orderNumber } })
  return {
    company,
    person,
    admin,
    ask,
    attempt,
    raw,
    chicago,
    dallas,
    billing,
    item,
    pickup,
    dropoff,
    body,
    addPlace,
    create,
    tryCreate: (more: Record<string, unknown> = {}) => attempt(createOrder, { body: { ...body(), ...more } }),
    read,
    stops: async (orderNumber: string) => (await ask(getOrderStops, { params: { orderNumber } })).data,
    /** The request that the form sends for the order in its current state. */
    sent: async (orderNumber: string) => sentOf(await read(orderNumber)),
    update: (sent: object) => ask(updateOrder, { body: sent as CallInput<typeof updateOrder>['body'] }),
    tryUpdate: (sent: object) => attempt(updateOrder, { body: sent }),
    setDock: async (locationNumber: string, schedule: object) => {
      const { id } = await admin.ask(getDockSchedule, { params: { locationNumber } })
      await admin.ask(updateDockSchedule, { params: { dockScheduleId: id }, body: schedule as never })
    },
    colleague: async (firstName: string) =>
      portal.as(await portal.given.person({ company, firstName, lastName: 'Cole' })),
  }
}

const addresses = {
  Chicago: { country: 'US', street: 'West Adams Street', city: 'Chicago', state: 'IL', postalCode: '60606' },
  Dallas: { country: 'US', street: 'Commerce Street', city: 'Dallas', state: 'TX', postalCode: '75201' },
  Toronto: { country: 'CA', street: 'King Street West', city: 'Toronto', state: 'ON', postalCode: 'M5H 1A1' },
} as const

/** A stop from 08:00 to 16:00 of its day. Dropoffs are two days later. */
export function stopAt(
  type: 'Pickup' | 'Dropoff',
  { locationNumber }: { locationNumber: string },
  lineItems: ItemBody[],
  more: Partial<StopBody> = {},
): StopBody {
  const day = type === 'Pickup' ? pickupDay : addDays(pickupDay, 2)
  return {
    type,
    loadStyle: 'Live',
    baseDate: day,
    earlyDateTimeOffset: instantOfWallTime(day, '08:00:00', 'America/Chicago'),
    lateDateTimeOffset: instantOfWallTime(day, '16:00:00', 'America/Chicago'),
    locationNumber,
    lineItems,
    ...more,
  }
}

export const sentOf = ({ orderNumber, version, fields, stops }: OrderInformation) => ({
  orderNumber,
  version,
  ...fields,
  stops: stops.map((stop) => ({
    id: stop.id,
    type: (['Pickup', 'Dropoff'] as const)[stop.stopType],
    loadStyle: stop.loadStyle,
    baseDate: stop.baseDate,
    baseZip: stop.baseZip,
    earlyDateTimeOffset: stop.earlyDateTime,
    lateDateTimeOffset: stop.lateDateTime,
    appointmentDateTimeOffset: stop.appointmentDateTime,
    notes: stop.note,
    referenceNumbers: stop.referenceNumber,
    ediCode: stop.ediCode[0] ?? null,
    locationNumber: stop.locationNumber,
    contact: stop.contacts[0]?.contactId ? { contactId: stop.contacts[0].contactId } : null,
    lineItems: stop.lineItems.map(({ id: _id, productName: _name, unitWeight: _weight, ...item }) => {
      const { packageQuantity: _quantity, lot: _lot, ...line } = item
      return line
    }),
  })),
})
