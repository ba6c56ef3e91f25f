import { randomInt } from 'node:crypto'
import { bookShipment } from '@lanewise/contract/booking'
import { createCarrier } from '@lanewise/contract/carriers'
import { getHistory } from '@lanewise/contract/history'
import type { CallInput } from '@lanewise/contract/operation'
import { getBookableRate } from '@lanewise/contract/quotes'
import { createAPIQuote, findIntegratedRates } from '@lanewise/contract/rates'
import {
  createShipment,
  findShipments,
  getCarrierChargeDetails,
  getShipmentInformation,
} from '@lanewise/contract/shipments'
import type { Permission } from '@lanewise/domain/access/permissions'
import { contractBooking, integratedBooking } from '@lanewise/domain/booking/booking-payload'
import { type OrderBody, orderSetup, peaches, pickupDay } from '#features/orders/testing/given.ts'
import { addLaneRate } from '#features/orders/testing/lane-rate.ts'
import { addTariff, chicagoToDallas, truck } from '#features/quotes/testing/given.ts'
import type { TestPortal } from '#platform/testing/portal.ts'

export type BookingBody = CallInput<typeof bookShipment>['body']

const ltl = (setup: Awaited<ReturnType<typeof orderSetup>>): Partial<OrderBody> => {
  const item = peaches({ packagingUnitType: 'Pallet' })
  const stops = [setup.pickup({ lineItems: [item] }), setup.dropoff({ lineItems: [item] })]
  return { shippingMode: 'LTL', equipmentMode: 1, equipmentTypes: [], stops }
}

/** A user of a new shipper company with places, an LTL tariff and shipments of new orders. */
export async function shipmentSetup(portal: TestPortal, facts: { permissions?: readonly Permission[] } = {}) {
  const setup = await orderSetup(portal, facts)
  const { ask, attempt, company } = setup
  const ship = async (more: Partial<OrderBody> = {}) => {
    const { orderId, orderNumber } = await setup.create(more)
    const created = await ask(createShipment, { body: { orders: [orderId], maxBuy: 0 } })
    return { orderId, orderNumber, ...created }
  }
  const addCarrier = async (more: object = {}) =>
    (
      await ask(createCarrier, {
        body: { name: 'Able', dotNumber: String(randomInt(1, 99_999_999)), modes: ['TL', 'LTL'], ...more },
      })
    ).carrierId
  return {
    ...setup,
    ship,
    shipLtl: () => ship(ltl(setup)),
    ltlOrder: () => ltl(setup),
    addCarrier,
    read: (shipmentNumber: string) => ask(getShipmentInformation, { params: { shipmentNumber } }),
    readOrder: setup.read,
    charges: (shipmentId: string) => ask(getCarrierChargeDetails, { params: { shipmentId } }),
    list: (body: CallInput<typeof findShipments>['body'] = {}) => ask(findShipments, { body }),
    book: (shipmentId: string, body: BookingBody) => ask(bookShipment, { params: { shipmentId }, body }),
    tryBook: (shipmentId: string, body: object) => attempt(bookShipment, { params: { shipmentId }, body }),
    /** Request body of a manual booking. */
    byHand: async (more: Partial<BookingBody> = {}): Promise<BookingBody> => ({
      shippingMode: 'TL',
      carrierId: await addCarrier(),
      manualBookingCharges: [manualCharge('FreightRate', 900)],
      ...more,
    }),
    /** A contracted rate of 1,500 dollars on the lane of the orders, and its booking request. */
    byContract: async (flatOrEach = 1_500): Promise<BookingBody> => {
      const { id } = await addLaneRate(setup.admin, { chargeType: 'Flat', flatOrEach })
      const rate = await ask(getBookableRate, { params: { rateId: id } })
      if (rate.kind !== 'Contract') throw new Error('A contracted rate is booked as one')
      return contractBooking(rate)
    },
    /** The cheapest rate of the company's own tariff, and its booking request. */
    byTariff: async () => {
      await addTariff(portal.database.db, company.id)
      const body = { ...chicagoToDallas, customerId: company.id, shippingDate: pickupDay }
      const { items } = await ask(findIntegratedRates, { body })
      const [rate] = items
      if (!rate) throw new Error('The tariff gives a rate')
      return { rate, body: integratedBooking(rate, 'LTL') as BookingBody }
    },
    /** The rate of one source, and its booking request. */
    byPartner: async (source: string, shippingMode: 'LTL' | 'VLTL' = 'LTL') => {
      const body = { ...chicagoToDallas, shippingMode, customerId: company.id, shippingDate: pickupDay }
      const { items } = await ask(findIntegratedRates, { body })
      const rate = items.find(({ rateSource }) => rateSource === source)
      if (!rate) throw new Error(`${source} gives a rate`)
      return { rate, body: integratedBooking(rate, shippingMode) as BookingBody }
    },
    spot: () => ask(createAPIQuote, { body: { ...truck, effectiveDate: pickupDay } }),
    sentences: async (shipmentId: string) => {
      const { data } = await ask(getHistory, { params: { entity: 'shipment', entityId: shipmentId } })
      return data.flatMap((entry) => entry.sentences)
    },
  }
}

export const manualCharge = (type: string, rate: number, more: object = {}) => ({
  type,
  description: type === 'FreightRate' ? 'Freight Rate' : 'Fuel Surcharge',
  units: 1,
  rate,
  chargeRateType: 'Flat' as const,
  total: rate,
  ...more,
})
