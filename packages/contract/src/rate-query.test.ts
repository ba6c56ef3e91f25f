import { describe, expect, it } from 'vitest'
import { RateQuery } from './rate-query.ts'

const stop = (stopNumber: number) => ({ city: 'Chicago', state: 'IL', zip: '60601', stopNumber })
const product = {
  description: 'Oat flakes',
  perPackageWeightInPounds: 500,
  length: 48,
  width: 40,
  height: 48,
  count: 4,
  palletCount: 4,
  nmfcClass: '70',
}
const query = {
  customerId: '0198c0de-0000-7000-8000-000000000001',
  shippingMode: 'LTL',
  shippingDate: '2026-11-16',
  stops: [stop(1), stop(2)],
  products: [product],
}
const messages = (input: unknown) =>
  (RateQuery.safeParse(input).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)

describe('a query for rates', () => {
  it('needs the goods, the way and the day, and fills in the rest', () => {
    expect(RateQuery.parse(query)).toMatchObject({
      accessorials: [],
      isHazmatRequired: false,
      stops: [{ quotableLocationId: null }, { quotableLocationId: null }],
      products: [{ packagingType: 'Skid', cargoClassification: 'General', isStackable: false, nmfcNumber: null }],
    })
  })

  it('says what is wrong where it is wrong', () => {
    expect(messages({ ...query, accessorials: ['Overlength31'] })).toEqual([
      'accessorials.0: Choose one of the accessorials',
    ])
    expect(messages({ ...query, products: [] })).toEqual(['products: Must have at least one line item'])
    expect(messages({ ...query, products: [{ ...product, length: 0, count: 1.5 }] })).toEqual([
      'products.0.length: Must be above 0',
      'products.0.count: Enter a whole number',
    ])
    expect(messages({ ...query, products: [{ ...product, isHazmat: true }] })).toHaveLength(3)
  })
})
