import type { HazmatMaterial } from '#hazmat/material.ts'

const base: HazmatMaterial = {
  unNumber: 'UN1263',
  properShippingName: 'Paint',
  hazardClass: '3',
  fullClass: '3',
  subsidiaryClasses: [],
  packingGroups: (['I', 'II', 'III'] as const).map((packingGroup) => ({ packingGroup, allowsLimitedQuantity: true })),
  needsTechnicalName: false,
  scope: null,
  isForbidden: false,
}

export const paint = [base, { ...base, properShippingName: 'Paint related material' }]
export const corrosive: HazmatMaterial = {
  ...base,
  unNumber: 'UN1760',
  properShippingName: 'Corrosive liquids, n.o.s.',
  hazardClass: '8',
  fullClass: '8',
  needsTechnicalName: true,
}
export const batteries: HazmatMaterial = {
  ...base,
  unNumber: 'UN3480',
  properShippingName: 'Lithium ion batteries',
  hazardClass: '9',
  fullClass: '9',
  packingGroups: [{ packingGroup: 'None', allowsLimitedQuantity: true }],
}
export const forbidden: HazmatMaterial = {
  ...base,
  unNumber: null,
  properShippingName: 'Acetylene silver nitrate',
  hazardClass: null,
  fullClass: 'Forbidden',
  packingGroups: [],
  isForbidden: true,
}
