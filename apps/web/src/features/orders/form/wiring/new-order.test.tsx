import { createOrder } from '@lanewise/contract/orders'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { joliet, mode } from '#features/orders/form/testing/given.tsx'
import { choosePlace, enter, isChecked, openCreate, region, shownIn } from './testing/given.tsx'

const configuration = {
  defaultLocation: joliet.id,
  defaultOrderType: 'Sales',
  defaultFreightTerm: 'Collect',
  defaultShippingMode: 'TL',
  defaultEquipmentMode: 2,
  defaultEquipmentType: 'MultiTempReefer',
  defaultReeferMode: 'Continuous',
  defaultReeferTemp: 34,
  additionalRequirements: ['Two load bars'],
  mustHaveRequirements: ['FoodGrade'],
  mustNotHaveRequirements: ['Tarps'],
} as const

const references = {
  order: [
    { typeId: 'PurchaseOrder', label: 'Purchase Order #', isRequired: false },
    { typeId: 'SalesOrder', label: 'Sales Order #', isRequired: false },
    { typeId: 'GlCode', label: 'GL Code', isRequired: true },
  ],
  pickup: [{ typeId: 'PickupNumber', label: 'Pickup #', isRequired: true }],
  dropoff: [{ typeId: 'DeliveryNumber', label: 'Delivery #', isRequired: true }],
} as const

type Reference = { typeId: string; value: string; isRequired: boolean }
type Posted = Record<string, unknown> & {
  referenceNumbers: Reference[]
  stops: { type: string; loadStyle: string; referenceNumbers: Reference[] }[]
}

/** Fills in the missing fields of a new order, creates it and returns what was sent. */
async function createFilled({ keys, portal }: Awaited<ReturnType<typeof openCreate>>) {
  enter({ 'Sales Order #': 'S-77', 'GL Code': '7100', 'Pickup #': 'P-1', 'Delivery #': 'D-1' })
  enter({ 'Pickup date': '11/17/2099', 'Dropoff date': '11/19/2099', 'Early Time': '7:00 AM', 'Late Time': '3:00 PM' })
  enter({ Description: 'Tomato puree', 'Total Weight (lbs)': '3240', 'Pallet Count': '4', Quantity: '96' })
  fireEvent.click(screen.getByRole('button', { name: 'Add Item' }))
  await choosePlace('Dropoff Location', 'Atlanta')
  await keys.click(screen.getByRole('button', { name: /^Create Order/ }))
  await waitFor(() => expect(portal.calls(createOrder)).toHaveLength(1))
  return portal.calls(createOrder)[0]?.body as Posted
}

it('a new order starts from the defaults, requirements and required reference numbers of the company, at a pickup and a dropoff [ORDER-15] [ORDER-16] [ORDER-24] [ORDER-26] [STOP-2]', async () => {
  const opened = await openCreate({ configuration: configuration as never, references: references as never })
  const [truck, terms] = [region('Truckload Requirements'), region('Order type and terms')]
  expect(mode('Reefer')).toBeChecked()
  expect(['Equipment Types', 'Reefer Mode', 'Temperature (°F)'].map((label) => shownIn(truck, label))).toEqual([
    ...['Multi-Temperature Reefer', 'Continuous', '34'],
  ])
  expect(['Must have', 'Must not have'].map((label) => shownIn(truck, label))).toEqual(['Food Grade', 'Tarps'])
  expect(['Order Type', 'Freight Terms'].map((label) => shownIn(terms, label))).toEqual(['Sales Order', 'Collect'])
  expect(screen.getByRole('textbox', { name: 'Sales Order #' })).toBeRequired()
  expect(screen.queryByRole('textbox', { name: 'Purchase Order #' })).toBeNull()
  const stops = screen.getAllByRole('region', { name: /Stop \d/ })
  expect(stops.map((stop) => shownIn(stop, 'Load Style'))).toEqual(['Live', 'Live'])
  const body = await createFilled(opened)
  expect(body).toMatchObject({
    orderType: 'Sales',
    tmsOrderDetails: { freightTermType: 'Collect' },
    shippingMode: 'TL',
    equipmentMode: 2,
    equipmentTypes: ['MultiTempReefer'],
    reeferMode: 'Continuous',
    reeferTemperature: 34,
    requirements: ['Two load bars'],
    mustHaveEquipmentRequirementFlags: ['FoodGrade'],
    mustNotHaveEquipmentRequirementFlags: ['Tarps'],
  })
  const required = (numbers: Reference[]) => numbers.map(({ typeId, value, isRequired }) => [typeId, value, isRequired])
  expect(required(body.referenceNumbers)).toEqual([
    ['SalesOrder', 'S-77', true],
    ['GlCode', '7100', true],
  ])
  expect(body.stops.map(({ type, loadStyle }) => [type, loadStyle])).toEqual([
    ['Pickup', 'Live'],
    ['Dropoff', 'Live'],
  ])
  expect(body.stops.map(({ referenceNumbers }) => required(referenceNumbers))).toEqual([
    [['PickupNumber', 'P-1', true]],
    [['DeliveryNumber', 'D-1', true]],
  ])
})

it('a new order starts with the special instructions and accessorials of its mode [ORDER-14] [ORDER-17]', async () => {
  const own = {
    defaultTLSpecialInstructions: 'Seal the truck',
    defaultLTLSpecialInstructions: 'Do not stack',
    availableDefaultLTLAccessorials: ['InsidePickup', 'LiftgateDelivery'],
  }
  const settings = { defaultSpecialInstructions: 'Call ahead', defaultLTLSpecialInstructions: 'Wrap all pallets' }
  const instructions = () => shownIn(region('Order type and terms'), 'Special Instructions')
  await openCreate({ configuration: own, settings })
  expect(instructions()).toBe('Seal the truck')
  cleanup()
  await openCreate({ configuration: { ...own, defaultShippingMode: 'LTL' }, settings })
  expect(instructions()).toBe('Do not stack')
  expect(['Inside Pickup', 'Liftgate Pickup', 'Inside Delivery', 'Liftgate Delivery'].map(isChecked)).toEqual([
    ...[true, false, false, true],
  ])
  cleanup()
  const { availableDefaultLTLAccessorials } = own
  const opened = await openCreate({
    configuration: { defaultShippingMode: 'VLTL', availableDefaultLTLAccessorials },
    settings,
  })
  expect(instructions()).toBe('Wrap all pallets')
  expect(['Inside Pickup', 'Liftgate Delivery'].map(isChecked)).toEqual([true, true])
  await opened.keys.click(mode('Truckload Dry'))
  await waitFor(() => expect(instructions()).toBe('Call ahead'))
})
