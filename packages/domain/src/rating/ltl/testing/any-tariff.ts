import fc from 'fast-check'
import { freightClasses } from '#freight/freight-class.ts'
import type { RateProduct } from '#rating/ask.ts'
import type { BaseRates } from '#rating/ltl/base/base-rates.ts'
import { weightBreaks } from '#rating/ltl/base/weight-breaks.ts'
import type { Price } from '#rating/ltl/extras/price.ts'
import type { LtlTariff, TariffVersion } from '#rating/ltl/tariff.ts'
import { type Cents, cents } from '#shared/units.ts'
import { aProduct, aTariff, aVersion, classTariff, servicePrices, volumeTariff } from './given.ts'

const factor = fc.integer({ min: 1, max: 40_000 })
const percent = fc.integer({ min: 0, max: 1_000_000 })
const money = (max: number): fc.Arbitrary<Cents> => fc.integer({ min: 1, max }).map((value) => cents(value))
const rising = (length: number, max: number) =>
  fc
    .array(fc.integer({ min: 1, max }), { minLength: length, maxLength: length })
    .map((list) => list.sort((a, b) => a - b))
const keyed = <Key extends string>(keys: readonly Key[], values: readonly number[]) =>
  Object.fromEntries(keys.map((key, place) => [key, values[place] ?? 1])) as Record<Key, number>

/** Base rates of every shape that a tariff may have: curve and class factors rise, break factors are arbitrary. */
const anyBase: fc.Arbitrary<BaseRates> = fc.record({
  bands: fc.constantFrom(
    [{ upTo: 1_000, width: 7 }],
    [
      { upTo: 100, width: 50 },
      { upTo: 3_000, width: 333 },
    ],
  ),
  curve: fc
    .tuple(fc.uniqueArray(fc.integer({ min: 0, max: 4_000 }), { minLength: 1, maxLength: 6 }), rising(6, 60_000))
    .map(([miles, rates]) =>
      miles.sort((a, b) => a - b).map((mile, place) => ({ miles: mile, centsPerCwt: rates[place] ?? 60_000 })),
    ),
  classFactors: rising(freightClasses.length, 50_000).map((factors) => keyed(freightClasses, factors)),
  breakFactors: fc
    .array(factor, { minLength: weightBreaks.length, maxLength: weightBreaks.length })
    .map((factors) => keyed(weightBreaks, factors)),
})

const anyVersion: fc.Arbitrary<TariffVersion> = fc.record({
  version: fc.constant('any'),
  effective: fc.constant('2024-01-01'),
  base: anyBase,
  discounts: fc
    .array(percent, { minLength: weightBreaks.length, maxLength: weightBreaks.length })
    .map((list) => keyed(weightBreaks, list)),
  minimumCharge: money(30_000),
})

const anyPrice: fc.Arbitrary<Price> = fc.oneof(
  fc.constant('Included' as const),
  fc.record({ per: fc.constant('Shipment' as const), amount: money(50_000) }),
  fc.record({
    per: fc.constantFrom('Hundredweight' as const, 'Piece' as const),
    rate: fc.integer({ min: 0, max: 200_000 }),
    least: money(10_000),
    most: money(10_000).map((amount) => cents(amount + 10_000)),
  }),
)

/** Tariffs that vary in everything that affects a price. */
export const anyTariff: fc.Arbitrary<LtlTariff> = fc
  .record({
    version: anyVersion,
    cubicCapacity: fc.option(
      fc.record({
        cubicFeet: fc.integer({ min: 0, max: 900 }),
        poundsPerCubicFoot: fc.double({ min: 0.1, max: 12, noNaN: true }),
      }),
    ),
    fak: fc.option(
      fc.record({
        from: fc.constant('55' as const),
        to: fc.constant('200' as const),
        ratedAs: fc.constantFrom(...freightClasses),
      }),
    ),
    economy: fc.option(fc.record({ percent, days: fc.integer({ min: 0, max: 5 }) })),
    guaranteed: percent,
    price: anyPrice,
    pounds: fc.constantFrom(9_000, 20_000, 44_000, 100_000),
    footMile: fc.integer({ min: 0, max: 3_000 }),
  })
  .map(({ version, fak, price, pounds, ...other }) =>
    aTariff({
      sizes: { length: 999, width: 999, height: 999, palletPounds: 1e9, liftgatePounds: 1e9 },
      accessorials: {
        pickup: servicePrices.site(),
        delivery: servicePrices.site({ Liftgate: price }),
        whole: servicePrices.whole(),
      },
      ltl: classTariff({
        versions: [aVersion(version)],
        fak: fak === null ? [] : [fak],
        load: { pounds, pallets: 1e9, linearFeet: 1e9, beyond: 'Refused' },
        cubicCapacity: other.cubicCapacity,
        economy: other.economy,
        guaranteed: [
          { level: 'GuaranteedNoon', percent: other.guaranteed, least: cents(1), most: cents(90_000), upToMiles: 1e9 },
        ],
      }),
      volume: volumeTariff({
        versions: [
          {
            version: 'any',
            effective: '2024-01-01',
            perFoot: 70_000,
            perFootMile: other.footMile,
            minimumCharge: version.minimumCharge,
          },
        ],
        feet: { least: 0, most: 1e9 },
        pounds: { least: 0, most: 100_000 },
      }),
    }),
  )

/** Lines with a class. Weights are low, near a break, or arbitrary. */
export const anyProduct: fc.Arbitrary<RateProduct> = fc
  .record({
    perPackageWeightInPounds: fc.oneof(
      fc.integer({ min: 1, max: 400 }),
      fc.constantFrom(498, 499.5, 500, 999, 1_000, 1_999, 4_999, 5_000, 9_999, 19_999),
      fc.double({ min: 0.01, max: 9_000, noNaN: true }),
    ),
    count: fc.integer({ min: 1, max: 3 }),
    palletCount: fc.integer({ min: 1, max: 6 }),
    length: fc.integer({ min: 1, max: 71 }),
    height: fc.integer({ min: 1, max: 110 }),
    nmfcClass: fc.constantFrom(...freightClasses),
  })
  .map(aProduct)
