import type { RateAsk, RateProduct } from '@lanewise/domain/rating/ask'

/** Two pallets of canned peaches, 1,000 lbs: 500 lbs on 53.33 cubic feet have a density of 9.375, class 100. */
export const product = (changes: Partial<RateProduct> = {}): RateProduct => ({
  description: 'Canned peaches',
  perPackageWeightInPounds: 500,
  length: 48,
  width: 40,
  height: 48,
  count: 2,
  palletCount: 2,
  packagingType: 'Pallet',
  nmfcClass: null,
  nmfcNumber: null,
  cargoClassification: 'Food',
  isStackable: false,
  isHazmat: false,
  hazmatHazardClass: null,
  hazmatPackingGroup: null,
  hazmatUNNumber: null,
  ...changes,
})

/** A shipment from Chicago to Dallas. */
export const rateAsk = (changes: Partial<RateAsk> = {}): RateAsk => ({
  shippingMode: 'LTL',
  shippingDate: '2026-11-18',
  stops: [
    { stopNumber: 1, city: 'Chicago', state: 'IL', zip: '60606', country: 'US' },
    { stopNumber: 2, city: 'Dallas', state: 'TX', zip: '75201', country: 'US' },
  ],
  products: [product()],
  accessorials: [],
  isHazmatRequired: false,
  miles: 967,
  ...changes,
})
