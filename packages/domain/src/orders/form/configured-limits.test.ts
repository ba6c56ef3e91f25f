import { expect, it } from 'vitest'
import { limitIssues } from './configured-limits.ts'

const none = {
  availableFreightTerms: [],
  availableShippingModes: [],
  availableEquipmentModes: [],
  availableEquipmentTypes: [],
} as const
const chosen = {
  freightTermType: 'Prepaid',
  shippingMode: 'TL',
  equipmentMode: 1,
  equipmentTypes: ['Van', 'Reefer'],
} as const

it('refuses what is not on offer and takes an empty list as no limit [ORDER-19] [ORDER-20]', () => {
  expect(limitIssues(chosen, none)).toEqual([])
  const only = {
    availableFreightTerms: ['Collect'],
    availableShippingModes: ['LTL'],
    availableEquipmentModes: [2],
    availableEquipmentTypes: ['Van'],
  } as const
  expect(limitIssues(chosen, only).map(({ path, message }) => [path[0], message.split(' is not')[0]])).toEqual([
    ['freightTermType', 'Prepaid'],
    ['shippingMode', 'Truckload'],
    ['equipmentMode', 'Dry'],
    ['equipmentTypes', 'Refrigerated Trailer'],
  ])
  const unsaid = { ...chosen, freightTermType: null, equipmentMode: null, equipmentTypes: [] }
  expect(limitIssues(unsaid, only)).toEqual([
    { path: ['shippingMode'], message: 'Truckload is not allowed by the settings of your company' },
  ])
})
