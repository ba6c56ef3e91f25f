import { search } from '@lanewise/contract/search'
import { exportShipments, findShipments } from '@lanewise/contract/shipments'
import { addDays } from '@lanewise/domain/shared/calendar'
import { beforeAll, expect, it } from 'vitest'
import { pickupDay } from '#features/orders/testing/given.ts'
import { inCompany } from '#platform/db/database.ts'
import { sharedTestPortal, type TestPortal } from '#platform/testing/portal.ts'
import { shipmentSetup } from '../testing/given.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await sharedTestPortal()
})

type Setup = Awaited<ReturnType<typeof shipmentSetup>>

/** Sets columns the way tracking, tendering or time would. */
const change = ({ company }: Setup, shipmentId: string, columns: Record<string, unknown>) =>
  inCompany(portal.database.db, company.id, (tx) =>
    tx.updateTable('shipments').set(columns).where('id', '=', shipmentId).execute(),
  )

async function three() {
  const setup = await shipmentSetup(portal)
  const [first, second, third] = [await setup.ship(), await setup.ship(), await setup.shipLtl()]
  await change(setup, first.shipmentId, { originEarlyAt: new Date(Date.now() + 3 * 86_400_000) })
  await change(setup, second.shipmentId, { originEarlyAt: new Date(Date.now() + 86_400_000) })
  await change(setup, third.shipmentId, { originEarlyAt: new Date(Date.now() + 2 * 86_400_000) })
  const numbers = async (body: Parameters<Setup['list']>[0] = {}) =>
    (await setup.list(body)).data.map(({ shipmentNumber }) => shipmentNumber)
  return {
    ...setup,
    first,
    second,
    third,
    numbers,
    change: (id: string, columns: object) => change(setup, id, { ...columns }),
  }
}

it('starts on page 1 with 20 by the early time of the pickup [SHIPLIST-2]', async () => {
  const { first, second, third, numbers, ship, list } = await three()
  expect(await numbers()).toEqual([second, third, first].map(({ shipmentNumber }) => shipmentNumber))
  expect(await numbers({ page: 1, pageSize: 20, orderByProperty: 'OriginEarlyDateTime' })).toEqual(await numbers())
  expect(await numbers({ orderByDirection: -1 })).toEqual((await numbers()).reverse())
  for (let count = 0; count < 18; count += 1) await ship()
  const { data, total } = await list()
  expect([data.length, total]).toEqual([20, 21])
})

it('is filtered by text, places and the days of pickup and delivery, scheduled and actual [SHIPLIST-1]', async () => {
  const { first, second, third, numbers, change: set } = await three()
  const all = [second, third, first].map(({ shipmentNumber }) => shipmentNumber)
  expect(await numbers({ searchTerm: first.shipmentNumber })).toEqual([first.shipmentNumber])
  expect(await numbers({ searchTerm: second.orderNumber })).toEqual([second.shipmentNumber])
  expect(await numbers({ originQuotableLocationId: 'US:60606', destinationQuotableLocationId: 'US:75201' })).toEqual(
    all,
  )
  expect(await numbers({ originQuotableLocationId: 'US:75201' })).toEqual([])
  expect(await numbers({ destinationQuotableLocationId: 'US:60606' })).toEqual([])
  // The scheduled dates are stored apart from the early time by which the list is sorted.
  await set(first.shipmentId, { originEarlyAt: new Date(`${pickupDay}T14:00:00Z`) })
  expect(await numbers({ scheduledPickup: { startDate: pickupDay, endDate: pickupDay } })).toEqual([
    first.shipmentNumber,
  ])
  expect(await numbers({ scheduledPickup: { startDate: addDays(pickupDay, 1) } })).toEqual([])
  const delivery = addDays(pickupDay, 2)
  expect(await numbers({ scheduledDelivery: { startDate: delivery, endDate: delivery } })).toHaveLength(3)
  expect(await numbers({ scheduledDelivery: { endDate: addDays(delivery, -1) } })).toEqual([])
  await set(second.shipmentId, { actualPickupAt: new Date('2026-03-04T15:00:00Z') })
  await set(third.shipmentId, { actualDeliveryAt: new Date('2026-03-06T15:00:00Z') })
  const days = (startDate: string, endDate = startDate) => ({ startDate, endDate })
  expect(await numbers({ actualPickup: days('2026-03-04') })).toEqual([second.shipmentNumber])
  expect(await numbers({ actualPickup: days('2026-03-05') })).toEqual([])
  expect(await numbers({ actualDelivery: days('2026-03-06') })).toEqual([third.shipmentNumber])
  expect(await numbers({ actualDelivery: days('2026-03-04') })).toEqual([])
  expect(await numbers({ page: 2, pageSize: 2 })).toHaveLength(1)
})

it('is also filtered by status, on-time status, offers that end soon, attention and mode', async () => {
  const { first, second, third, numbers, change: set } = await three()
  expect(await numbers({ statuses: [1] })).toHaveLength(3)
  expect(await numbers({ statuses: [3, 4] })).toEqual([])
  await set(first.shipmentId, { onTimeStatus: 'Late' })
  expect(await numbers({ onTimeStatus: ['Late', 'AtRisk'] })).toEqual([first.shipmentNumber])
  const soon = {
    offerCarrierName: 'Able',
    offerPosition: 1,
    offerCount: 2,
    offerExpiresAt: new Date(Date.now() + 20 * 60_000),
  }
  await set(second.shipmentId, soon)
  expect(await numbers({ tenderExpiresWithinMinutes: 60 })).toEqual([second.shipmentNumber])
  expect(await numbers({ tenderExpiresWithinMinutes: 10 })).toEqual([])
  await set(third.shipmentId, {
    attentionReason: 'TenderExhausted',
    attentionMessage: 'Nobody took it',
    attentionSince: new Date(),
  })
  expect(await numbers({ needsAttention: true })).toEqual([third.shipmentNumber])
  expect(await numbers({ needsAttention: false })).toHaveLength(2)
  expect(await numbers({ shippingModes: ['LTL'] })).toEqual([third.shipmentNumber])
})

it('shows the lowest rate until it is booked, then what it costs', async () => {
  const setup = await shipmentSetup(portal)
  const { shipmentId } = await setup.ship()
  await change(setup, shipmentId, { lowestShipCents: 812_50 })
  expect((await setup.list()).data).toMatchObject([{ lowestShipRate: 812.5, totalCharge: null }])
  await setup.book(shipmentId, await setup.byHand())
  expect((await setup.list()).data).toMatchObject([{ lowestShipRate: null, totalCharge: 900 }])
})

it('shows cancelled ones to who asks for them, and is found by the search', async () => {
  const { first, numbers, change: set, ask } = await three()
  await set(first.shipmentId, { status: -1, voidedAt: new Date() })
  expect(await numbers()).not.toContain(first.shipmentNumber)
  expect(await numbers({ statuses: [-1] })).toEqual([first.shipmentNumber])
  expect(await numbers({ statuses: [-1], searchTerm: 'dallas' })).toEqual([first.shipmentNumber])
  const findOrders = (includeVoided: boolean) =>
    ask(search, { params: { kind: 'shipments' }, query: { q: first.shipmentNumber, includeVoided } })
  expect(await findOrders(false)).toEqual([])
  expect(await findOrders(true)).toMatchObject([
    {
      projection: 'shipment',
      shipmentNumber: first.shipmentNumber,
      origin: { city: 'Chicago', state: 'IL', zip: '60606' },
      destination: { city: 'Dallas', state: 'TX', zip: '75201' },
      shipmentStatusDescription: 'Voided',
    },
  ])
})

it('is exported with what it shows', async () => {
  const { ask, second } = await three()
  const csv = await ask(exportShipments, { body: { shipmentNumbers: [second.shipmentNumber] } })
  const [header, row, ...rest] = csv.trim().split(/\r?\n/)
  expect(rest).toEqual([])
  expect(header).toContain('Shipment #,Status,Mode,Carrier,PRO #')
  expect(row).toContain(`${second.shipmentNumber},Ready To Book,TL`)
})

it('answers the shipments that an order is or was on', async () => {
  const { first, second, numbers, change: set } = await three()
  expect(await numbers({ orderNumbers: [first.orderNumber] })).toEqual([first.shipmentNumber])
  await set(first.shipmentId, { status: -1, voidedAt: new Date() })
  expect(await numbers({ orderNumbers: [first.orderNumber] })).toEqual([first.shipmentNumber])
  expect(await numbers({ orderNumbers: [first.orderNumber], statuses: [1] })).toEqual([])
  expect(await numbers({ orderNumbers: [second.orderNumber, 'O999999'] })).toEqual([second.shipmentNumber])
  expect(await numbers({ orderNumbers: ['O999999'] })).toEqual([])
})

it('refuses places that are not known, both at once', async () => {
  const { attempt } = await shipmentSetup(portal)
  const body = { originQuotableLocationId: 'US:00000', destinationQuotableLocationId: 'US:99999' }
  const { status, problem } = await attempt(findShipments, { body })
  const unknown = ['Not a known place']
  expect([status, problem.modelState]).toEqual([
    400,
    { originQuotableLocationId: unknown, destinationQuotableLocationId: unknown },
  ])
})

it('puts pickups that are over behind the coming ones where that is asked for, the last one first', async () => {
  const { first, second, third, numbers, change: set } = await three()
  const inDays = (days: number) => ({ originEarlyAt: new Date(Date.now() + days * 86_400_000) })
  await set(first.shipmentId, inDays(-9))
  await set(second.shipmentId, inDays(-2))
  const [early, late, coming] = [first, second, third].map(({ shipmentNumber }) => shipmentNumber)
  expect(await numbers({ pastLast: true })).toEqual([coming, late, early])
  expect(await numbers()).toEqual([early, late, coming])
  expect(await numbers({ pastLast: true, orderByDirection: -1 })).toEqual([coming, late, early])
  expect(await numbers({ pastLast: true, orderByProperty: 'ShipmentNumber' })).toEqual([early, late, coming])
  await set(first.shipmentId, inDays(1))
  expect(await numbers({ pastLast: true })).toEqual([early, coming, late])
})
