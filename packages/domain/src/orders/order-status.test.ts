import { expect, it } from 'vitest'
import {
  canBecome,
  deriveOrderStatus,
  editableIn,
  editRefusal,
  isVoidable,
  type OrderFacts,
  orderStatusLabel,
  orderStatusNames,
  orderStatusOf,
  showsOnTime,
} from './order-status.ts'

const nothing: OrderFacts = {
  isVoided: false,
  shipmentStatus: null,
  isInvoiced: false,
  hasDepartedPickup: false,
  hasFinishedDropoffs: false,
}
const derived = (facts: Partial<OrderFacts>) => deriveOrderStatus({ ...nothing, ...facts })

it('follows from shipment, stops and invoice, the first row that fits [DEF-56]', () => {
  expect([null, 0, 1, 2, 3, 4, 5, 6, 7, 8].map((shipmentStatus) => derived({ shipmentStatus }))).toEqual([
    'Accepted',
    'Accepted',
    'ReadyToShip',
    'Tendering',
    'Booked',
    'Booked',
    'Booked',
    'Booked',
    'Delivered',
    'Delivered',
  ])
  expect(derived({ shipmentStatus: 5, hasDepartedPickup: true })).toBe('InTransit')
  expect(derived({ shipmentStatus: 5, hasDepartedPickup: true, hasFinishedDropoffs: true })).toBe('Delivered')
  expect(derived({ shipmentStatus: 8, isInvoiced: true })).toBe('Invoiced')
  expect(derived({ shipmentStatus: 8, isInvoiced: true, isVoided: true })).toBe('Voided')
})

it('can be changed wholly, partly or not at all, and voided, by status [DEF-58]', () => {
  const by = (rule: (name: (typeof orderStatusNames)[number]) => unknown) => orderStatusNames.map(rule)
  expect(by(editableIn)).toEqual(['none', 'none', 'all', 'all', 'none', 'some', 'some', 'some', 'some'])
  expect(orderStatusNames.filter(isVoidable)).toEqual(['Accepted', 'ReadyToShip', 'Tendering'])
  const fields = ['referenceNumbers.0.value', 'specialInstructions', 'isBlind', 'stops']
  const ofStop = [
    'notes',
    'referenceNumbers.1',
    'contact',
    'appointmentDate',
    'appointmentTime',
    'location',
    'lineItems',
  ]
  const all = [...fields, ...ofStop.map((field) => `stops.1.${field}`)]
  const locked = ['isBlind', 'stops', 'stops.1.location', 'stops.1.lineItems']
  for (const name of orderStatusNames) {
    const expected = { all: [], some: locked, none: all }[editableIn(name)]
    expect(all.filter((field) => editRefusal(name, field) !== undefined)).toEqual(expected)
  }
  expect(editRefusal('InTransit', 'isBlind')).toBe('This order is In Transit, so this can no longer be changed')
  expect(editRefusal('Voided', 'specialInstructions')).toBe('This order is Voided and cannot be changed')
  expect(orderStatusNames.filter((name) => canBecome(name, 'Voided')).filter((name) => name !== 'Draft')).toEqual(
    orderStatusNames.filter(isVoidable),
  )
})

it('never leaves Voided, never becomes Draft, and goes back from Invoiced to Delivered only', () => {
  for (const name of orderStatusNames) {
    expect(canBecome('Voided', name)).toBe(false)
    expect(canBecome(name, 'Draft')).toBe(false)
    expect(canBecome('Invoiced', name)).toBe(name === 'Delivered')
  }
})

it('is read as New, in words, or "-" [STATUS-3] [STATUS-4]', () => {
  expect(orderStatusNames.map(orderStatusLabel)).toEqual([
    'Voided',
    'Draft',
    'New',
    'Ready To Ship',
    'Tendering',
    'Booked',
    'In Transit',
    'Delivered',
    'Invoiced',
  ])
  expect([orderStatusLabel(null), orderStatusLabel(undefined)]).toEqual(['-', '-'])
  expect(orderStatusOf(2)).toBe('ReadyToShip')
  expect(() => orderStatusOf(9)).toThrow(RangeError)
})

it('says whether it is on time from ReadyToShip, which is 2, on [STATUS-5] [STATUS-6]', () => {
  expect(orderStatusNames.filter(showsOnTime)).toEqual([
    'ReadyToShip',
    'Tendering',
    'Booked',
    'InTransit',
    'Delivered',
    'Invoiced',
  ])
})
