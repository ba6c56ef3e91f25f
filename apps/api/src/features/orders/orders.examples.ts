import { getDefaultBillingSetting } from '@lanewise/contract/billing'
import { createCompanyLocation } from '@lanewise/contract/locations'
import { createOrder } from '@lanewise/contract/orders'
import { addDays } from '@lanewise/domain/shared/calendar'
import type { Examples, Given, World } from '#platform/testing/examples.ts'
import { pickupDay } from './testing/given.ts'

const item = {
  uniqueIdentifier: 'line-1',
  description: 'Canned peaches',
  totalWeight: 1200,
  palletCount: 2,
  packageCount: 2,
  packagingUnitType: 'Pallet',
} as const

const stop = (type: 'Pickup' | 'Dropoff', day: string, locationNumber: string) => ({
  type,
  baseDate: day,
  earlyDateTimeOffset: `${day}T14:00:00Z`,
  lateDateTimeOffset: `${day}T20:00:00Z`,
  locationNumber,
  lineItems: [item],
})

const order = ({ orderOriginNumber, orderDestinationNumber, orderBillingId }: Partial<World>) => ({
  orderType: 'Sales' as const,
  referenceNumbers: [{ label: 'Sales Order #', value: '4500', typeId: 'SalesOrder' as const, isRequired: true }],
  billingSettings: orderBillingId ?? '',
  shippingMode: 'TL' as const,
  equipmentMode: 1 as const,
  stops: [
    stop('Pickup', pickupDay, orderOriginNumber ?? ''),
    stop('Dropoff', addDays(pickupDay, 2), orderDestinationNumber ?? ''),
  ],
  tmsOrderDetails: { freightTermType: 'Prepaid' as const },
})

/**
 * When several orders are voided, each result repeats the number that was sent, so the number is no secret of the
 * company that owns it.
 */
const hidden = (orderNumber: string) => Buffer.from(orderNumber).toString('hex')
const shown = (hiddenNumber = '') => Buffer.from(hiddenNumber, 'hex').toString()

export const examples: Examples = {
  createOrder: (world) => ({ body: order(world) }),
  updateOrder: (world) => ({
    body: { ...order(world), orderNumber: world.orderNumber, specialInstructions: 'Call first' },
  }),
  getOrderInformation: ({ orderNumber }) => ({ params: { orderNumber } }),
  getOrderStops: ({ orderNumber }) => ({ params: { orderNumber } }),
  getOrderRoute: ({ orderNumber }) => ({ params: { orderNumber } }),
  voidOrder: ({ orderNumber }) => ({ params: { orderNumber }, body: { reason: 'Entered twice' } }),
  confirmOrderChanges: ({ orderNumber }) => ({ params: { orderNumber } }),
  voidOrders: ({ hiddenOrderNumber }) => ({ body: { orderNumbers: [shown(hiddenOrderNumber)], reason: null } }),
  getCompanyReferenceNumbers: () => ({}),
  getOrderRequirementFlags: () => ({}),
}

export const given: Given = async ({ ask, name }) => {
  const place = async (addressLine1: string, city: string, state: string, postalCode: string) => {
    const names = { verifiedLocationName: `${city} of ${name}`, companyName: `Shop of ${name}` }
    const body = { country: 'US' as const, addressLine1, city, state, postalCode, ...names }
    return (await ask(createCompanyLocation, { body })).location.locationNumber
  }
  const { billingSetting } = await ask(getDefaultBillingSetting, {})
  const numbers = {
    orderOriginNumber: await place('77 Order Way', 'Chicago', 'IL', '60606'),
    orderDestinationNumber: await place('78 Order Way', 'Dallas', 'TX', '75201'),
    orderBillingId: billingSetting?.id ?? '',
  }
  const { orderNumber, orderId } = await ask(createOrder, { body: order(numbers) })
  const second = await ask(createOrder, { body: order(numbers) })
  return { ...numbers, orderNumber, orderId, hiddenOrderNumber: hidden(second.orderNumber) }
}
