import { expect, it } from 'vitest'
import { trackingLanding, trackingPath, trackingPathByReference } from './address.ts'

it('keeps whatever somebody enters within its part of the address', () => {
  expect(trackingLanding).toBe('/public/trackShipments')
  expect(trackingPath('S104475')).toBe('/public/shipments/S104475/preview/details')
  expect(trackingPath('A/B?')).toBe('/public/shipments/A%2FB%3F/preview/details')
  expect(trackingPathByReference('PO 7', 'C100001')).toBe('/public/shipments/PO%207/preview/details/C100001')
})
