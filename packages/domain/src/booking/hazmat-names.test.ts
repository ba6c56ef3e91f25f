import { expect, it } from 'vitest'
import { unnamedHazmat } from '#booking/hazmat-names.ts'

it('waits for the proper names of hazardous items', () => {
  const paint = { isHazmat: true, properShippingName: null, description: 'Paint' }
  expect(
    unnamedHazmat([
      paint,
      { ...paint, properShippingName: 'Paint related material', description: 'Thinner' },
      { ...paint, isHazmat: false, description: 'Brushes' },
    ]),
  ).toEqual(['Paint'])
})
