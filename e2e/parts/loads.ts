import { randomInt, randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { called } from '../calls.ts'
import { dayIn, dropoffDay, justNow, laterDropoffDay, pickupDay } from './days.ts'

/** Plants of the demo company with docks that are open from Monday to Friday. */
const plants = {
  Indianapolis: { city: 'Indianapolis', state: 'IN', postalCode: '46204', country: 'US' },
  Lincoln: { city: 'Lincoln', state: 'NE', postalCode: '68502', country: 'US' },
  Lakeland: { city: 'Lakeland', state: 'FL', postalCode: '33801', country: 'US' },
} as const
type Plant = keyof typeof plants

export const newReference = () => `SO-${randomUUID().slice(0, 8)}`

const peaches = {
  uniqueIdentifier: 'line-1',
  description: 'Canned peaches',
  totalWeight: 12_000,
  palletCount: 10,
  packageCount: 10,
  packagingUnitType: 'Pallet',
}

type Site = { locationName: string; locationNumber: string }

export async function numberOfPlant(page: Page, plant: Plant): Promise<string> {
  const sites = await called<Site[]>(page, 'GET', '/locations/company')
  const site = sites.find(({ locationName }) => locationName === `${plant} Plant`)
  if (!site) throw new Error(`There is no plant in ${plant}`)
  return site.locationNumber
}

export type Order = { orderId: string; orderNumber: string }

type Wish = { to?: Plant; reference?: string; pickup?: string; dropoff?: string; abroad?: Abroad }
/** Location numbers of pickup and dropoff, and the customs data that their border requires. */
type Abroad = { from: string; to: string; customs: object }

/** A truckload order of peaches without a shipment, from Indianapolis unless it goes abroad. */
export async function newOrder(page: Page, wish: Wish = {}): Promise<Order> {
  const { to = 'Lincoln', reference = newReference(), pickup = pickupDay(), abroad } = wish
  const { dropoff = to === 'Lincoln' ? dropoffDay() : laterDropoffDay() } = wish
  const { billingSetting } = await called<{ billingSetting: { id: string } }>(page, 'GET', '/billing-settings/default')
  const stop = (type: 'Pickup' | 'Dropoff', locationNumber: string, date: string) => ({
    type,
    baseDate: date,
    // Both docks are open at this time on every weekday, in summer and in winter.
    earlyDateTimeOffset: `${date}T14:00:00Z`,
    lateDateTimeOffset: `${date}T15:30:00Z`,
    locationNumber,
    lineItems: [peaches],
  })
  const from = abroad?.from ?? (await numberOfPlant(page, 'Indianapolis'))
  const until = abroad?.to ?? (await numberOfPlant(page, to))
  return called<Order>(page, 'POST', '/Orders', {
    ...abroad?.customs,
    orderType: 'Sales',
    referenceNumbers: [{ label: 'Sales Order #', value: reference, typeId: 'SalesOrder', isRequired: true }],
    billingSettings: billingSetting.id,
    shippingMode: 'TL',
    equipmentMode: 1,
    equipmentTypes: ['Van'],
    stops: [stop('Pickup', from, pickup), stop('Dropoff', until, dropoff)],
    tmsOrderDetails: { freightTermType: 'Prepaid' },
  })
}

/** An order with pickup tomorrow, for which a shipment is overdue. */
export const newDueOrder = (page: Page) => newOrder(page, { pickup: dayIn(1), dropoff: dayIn(5) })

export type Carrier = { carrierId: string; name: string; email: string }

/** A truckload carrier that is reached by email, with the expiration date of its insurance. */
export async function newCarrier(page: Page, expiresOn = dayIn(330)): Promise<Carrier> {
  const dotNumber = String(randomInt(10_000_000, 89_999_999))
  const [name, email] = [`Meadowlark ${dotNumber}`, `dispatch@meadowlark-${dotNumber}.test`]
  const body = { name, dotNumber, email, modes: ['TL'], equipmentModes: [1] }
  const { carrierId } = await called<{ carrierId: string }>(page, 'POST', '/carriers', body)
  const cover = { insurer: 'Great Plains Mutual', effectiveOn: dayIn(-30), expiresOn }
  for (const kind of ['Cargo', 'AutoLiability'])
    await called(page, 'POST', `/carriers/${carrierId}/insurance`, {
      ...{ ...cover, kind, policyNumber: `${kind}-${dotNumber}`, coverageCents: 100_000_000 },
    })
  await called(page, 'POST', `/carriers/${carrierId}/contacts`, { name: 'Joan Birch', role: 'Dispatch', email })
  return { carrierId, name, email }
}

type Lane = { tenderType?: 'Manual' | 'Automatic'; from?: object; to?: object; rate?: number }

/**
 * A lane from Indianapolis that tenders its shipments by email to one carrier. Among equal lanes, the newest applies.
 */
export async function newLane(page: Page, carrier: Carrier, lane: Lane = {}): Promise<string> {
  const { tenderType = 'Manual', from = plants.Indianapolis, to = plants.Lincoln, rate = 2345 } = lane
  const { id } = await called<{ id: string }>(page, 'POST', '/lanes', {
    customerReferenceNumber: `Lane ${randomUUID().slice(0, 8)}`,
    equipmentMode: 1,
    origin: from,
    destination: to,
    tenderType,
    tenderMethod: 'Email',
    tenderTime: 60,
    shipmentTenderingStart: 30,
  })
  await addRate(page, id, carrier, rate)
  return id
}

/** Adds a carrier's contract rate to a lane. Carriers are tendered in the order of creation. */
export const addRate = (page: Page, lane: string, { carrierId }: Carrier, rate: number) =>
  called(page, 'POST', `/lanes/${lane}/rates`, {
    ...{ carrierId, rateType: 'AllIn', chargeType: 'Flat', rate },
    ...{ effectiveDate: dayIn(-1), expirationDate: dayIn(90) },
  })

export type Load = { shipmentId: string; number: string; carrier: Carrier }

/** A truckload that is ready to book, on a lane whose carrier is reached by email. */
export async function readyLoad(page: Page): Promise<Load> {
  const carrier = await newCarrier(page)
  await newLane(page, carrier)
  return loadOf(page, await newOrder(page), carrier)
}

async function loadOf(page: Page, { orderId }: Pick<Order, 'orderId'>, carrier: Carrier): Promise<Load> {
  const body = { orders: [orderId], maxBuy: 0 }
  const made = await called<{ shipmentId: string; shipmentNumber: string }>(page, 'POST', '/shipments', body)
  return { shipmentId: made.shipmentId, number: made.shipmentNumber, carrier }
}

const freightRate = {
  ...{ type: 'FreightRate', description: 'Freight Rate', units: 1, rate: 2345, chargeRateType: 'Flat', total: 2345 },
}

/** A truckload that is booked with its carrier. */
export const bookedLoad = async (page: Page): Promise<Load> => book(page, await readyLoad(page))

/** A truckload of one order that is booked, by default with a carrier of its own. */
export const bookedOrder = async (page: Page, order: Pick<Order, 'orderId'>, carrier?: Carrier): Promise<Load> =>
  book(page, await loadOf(page, order, carrier ?? (await newCarrier(page))))

async function book(page: Page, load: Load): Promise<Load> {
  const { carrierId } = load.carrier
  const body = { shippingMode: 'TL', carrierId, manualBookingCharges: [freightRate] }
  await called(page, 'PUT', `/shipments/${load.shipmentId}/book`, body)
  return load
}

const report = (page: Page, { number }: Load, kind: 'Arrived' | 'Departed', stopNumber: number) =>
  called(page, 'POST', `/shipments/${number}/tracking-events`, { kind, stopNumber, occurredAt: justNow() })

/** A truckload in transit from the first stop to the last. */
export async function movingLoad(page: Page): Promise<Load> {
  const load = await bookedLoad(page)
  await report(page, load, 'Arrived', 1)
  await report(page, load, 'Departed', 1)
  return load
}

/** A delivered truckload without a proof of delivery. */
export async function deliveredLoad(page: Page): Promise<Load> {
  const load = await movingLoad(page)
  await report(page, load, 'Arrived', 2)
  await report(page, load, 'Departed', 2)
  return load
}

/** A truckload with this file as its proof of delivery. */
export async function confirmedLoad(page: Page, paper: { name: string; buffer: Buffer }): Promise<Load> {
  const load = await deliveredLoad(page)
  const { missing } = await called<{ missing: { type: string; orderStopId: string | null }[] }>(
    page,
    'GET',
    `/shipments/${load.shipmentId}/documents`,
  )
  const orderStopId = missing.find(({ type }) => type === 'ProofOfDelivery')?.orderStopId
  const body = { name: paper.name, data: paper.buffer.toString('base64'), fileType: 'ProofOfDelivery', orderStopId }
  await called(page, 'POST', '/documents', body)
  return load
}
