import { expect, it } from 'vitest'
import {
  equipmentModeLabels,
  equipmentModes,
  isBulkEquipment,
  isLtlMode,
  shippingModeLabels,
  shippingModes,
} from './modes.ts'

it('names the three modes and the six kinds of equipment', () => {
  expect(shippingModes.map((mode) => shippingModeLabels[mode])).toEqual(['LTL', 'LTL-Volume', 'Truckload'])
  expect(equipmentModes.map((mode) => `${mode} ${equipmentModeLabels[mode]}`)).toEqual([
    '1 Dry',
    '2 Reefer',
    '3 Flatbed',
    '4 Bulk',
    '5 Drayage',
    '6 Power Only',
  ])
})

it('knows bulk by its number', () => {
  expect(equipmentModes.filter(isBulkEquipment).map((mode) => equipmentModeLabels[mode])).toEqual(['Bulk'])
})

it('counts volume LTL among the modes that share a truck', () => {
  expect(shippingModes.filter(isLtlMode)).toEqual(['LTL', 'VLTL'])
})
