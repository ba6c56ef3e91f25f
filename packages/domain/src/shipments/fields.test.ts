import { expect, it } from 'vitest'
import { detailsOf, forEachDetail, shipmentDetailNames, shipmentDetails } from './fields.ts'

it('names each detail once, with a label and a longest length of its own', () => {
  const labels = Object.values(forEachDetail(({ label }) => label))
  expect(new Set(labels).size).toBe(shipmentDetailNames.length)
  for (const name of shipmentDetailNames) expect(shipmentDetails[name].most, name).toBeGreaterThan(0)
})

it('takes the details out of a shipment and leaves everything else of it', () => {
  const details = forEachDetail((_, name) => `my ${name}`)
  expect(detailsOf({ ...details, pickupNumber: '7781' } as typeof details)).toEqual(details)
})
