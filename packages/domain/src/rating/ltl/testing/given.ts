import { freightClasses } from '#freight/freight-class.ts'
import { otherAccessorials } from '#rating/accessorials.ts'
import type { RateAsk, RateProduct, RateStop } from '#rating/ask.ts'
import type { BaseRates } from '#rating/ltl/base/base-rates.ts'
import { type SiteGroup, siteGroups, type WholeService } from '#rating/ltl/extras/accessorial-groups.ts'
import type { Price } from '#rating/ltl/extras/price.ts'
import type { FuelIndex } from '#rating/ltl/fuel/fuel-index.ts'
import type { ClassTariff, LtlTariff, TariffVersion } from '#rating/ltl/tariff.ts'
import type { VolumeTariff } from '#rating/ltl/volume/volume-price.ts'
import { cents } from '#shared/units.ts'

/** Two pallets of 500 lb each, class 70. */
export const aProduct = (other: Partial<RateProduct> = {}): RateProduct => ({
  description: 'Canned peaches',
  perPackageWeightInPounds: 500,
  length: 48,
  width: 40,
  height: 48,
  count: 2,
  palletCount: 2,
  packagingType: 'Skid',
  nmfcClass: '70',
  nmfcNumber: null,
  cargoClassification: 'Food',
  isStackable: false,
  isHazmat: false,
  hazmatHazardClass: null,
  hazmatPackingGroup: null,
  hazmatUNNumber: null,
  ...other,
})

export const stopIn = (state: string, country: RateStop['country'] = 'US', stopNumber = 1): RateStop => ({
  stopNumber,
  city: 'Somewhere',
  state,
  zip: null,
  country,
})

/** Request from Illinois to Texas, 900 miles, on a Thursday of the second week of the index. */
export const anAsk = (other: Partial<RateAsk> = {}): RateAsk => ({
  shippingMode: 'LTL',
  shippingDate: '2026-11-12',
  stops: [stopIn('IL'), stopIn('TX', 'US', 2)],
  products: [aProduct()],
  accessorials: [],
  isHazmatRequired: false,
  miles: 900,
  ...other,
})

/** Rates that are easy to calculate by hand: $100 per cwt of class 100 at M1M, $10 more every 100 miles. */
export const roundRates: BaseRates = {
  bands: [{ upTo: 2_000, width: 100 }],
  curve: [
    { miles: 0, centsPerCwt: 10_000 },
    { miles: 2_000, centsPerCwt: 30_000 },
  ],
  classFactors: Object.fromEntries(freightClasses.map((one) => [one, Number(one) * 100])) as BaseRates['classFactors'],
  breakFactors: {
    L5C: 15_000,
    M5C: 12_000,
    M1M: 10_000,
    M2M: 8_000,
    M5M: 6_000,
    M10M: 5_000,
    M20M: 4_000,
    M30M: 3_000,
    M40M: 2_000,
  },
}

export const halfOff: TariffVersion['discounts'] = {
  L5C: 500_000,
  M5C: 500_000,
  M1M: 500_000,
  M2M: 500_000,
  M5M: 500_000,
  M10M: 500_000,
  M20M: 500_000,
  M30M: 500_000,
  M40M: 500_000,
}

export const aVersion = (other: Partial<TariffVersion> = {}): TariffVersion => ({
  version: '2026-1',
  effective: '2026-01-05',
  base: roundRates,
  discounts: halfOff,
  minimumCharge: cents(10_000),
  ...other,
})

export const classTariff = (other: Partial<ClassTariff> = {}): ClassTariff => ({
  name: 'LNW 500',
  versions: [aVersion()],
  fak: [],
  densityScales: [],
  load: { pounds: 20_000, pallets: 12, linearFeet: 20, beyond: 'Refused' },
  cubicCapacity: null,
  economy: null,
  guaranteed: [],
  ...other,
})

/** $10 per foot and 5 cents per foot and mile: $55 per foot for 900 miles. */
export const volumeTariff = (other: Partial<VolumeTariff> = {}): VolumeTariff => ({
  name: 'LNW Volume',
  versions: [
    {
      version: '2026-1',
      effective: '2026-01-05',
      perFoot: 100_000,
      perFootMile: 500,
      minimumCharge: cents(40_000),
    },
  ],
  feet: { least: 8, most: 32 },
  pounds: { least: 5_000, most: 25_000 },
  poundsPerFoot: 1_000,
  days: 1,
  centsPerPound: 100,
  mostLiability: cents(2_000_000),
  ...other,
})

export const flat = (dollars: number): Price => ({ per: 'Shipment', amount: cents(dollars * 100) })

/** Each service at a site costs $50, each service for the whole trip $30. */
export const servicePrices = {
  site: (other: Partial<Record<SiteGroup, Price>> = {}) =>
    ({ ...Object.fromEntries(siteGroups.map((group) => [group, flat(50)])), ...other }) as Record<SiteGroup, Price>,
  whole: (other: Partial<Record<WholeService, Price>> = {}) =>
    ({ ...Object.fromEntries(Object.keys(otherAccessorials).map((name) => [name, flat(30)])), ...other }) as Record<
      WholeService,
      Price
    >,
}

export const aTariff = (other: Partial<LtlTariff> = {}): LtlTariff => ({
  id: 'lanewise',
  carrierName: 'Lanewise Lines',
  scac: 'ZXLW',
  network: { direct: { US: ['IL', 'TX', 'OH'] }, partners: [], lanes: ['US-US'], borders: [] },
  sizes: { length: 240, width: 96, height: 100, palletPounds: 4_000, liftgatePounds: 2_500 },
  hazardClasses: ['3', '8', '9'],
  transit: {
    steps: [
      { upTo: 300, days: 1 },
      { upTo: 800, days: 2 },
    ],
    milesPerDay: 500,
    spread: 1,
  },
  fuel: [{ atLeast: 20_000, percent: 100_000, step: 500, percentPerStep: 5_000 }],
  accessorials: { pickup: servicePrices.site(), delivery: servicePrices.site(), whole: servicePrices.whole() },
  overlength: [
    { fromFeet: 8, amount: cents(10_000) },
    { fromFeet: 12, amount: cents(20_000) },
  ],
  liability: {
    steps: [
      { upTo: '70', centsPerPound: 200 },
      { upTo: '500', centsPerPound: 500 },
    ],
    mostPerShipment: cents(1_000_000),
    fullValue: { centsPerPound: 2_500, mostPerShipment: cents(5_000_000) },
  },
  ltl: classTariff(),
  volume: null,
  ...other,
})

/** Two weeks of November 2026. At $4.000 the tariff above takes 10% + 40 steps of 0.5% = 30%. */
export const twoWeeks: FuelIndex = {
  name: 'Two weeks',
  weeks: [
    { monday: '2026-11-02', price: 39_000 },
    { monday: '2026-11-09', price: 40_000 },
  ],
}
