import type { BaseRates } from '@lanewise/domain/rating/ltl/base/base-rates'
import type { TariffVersion } from '@lanewise/domain/rating/ltl/tariff'
import { type Cents, cents, scaleHalfUp } from '@lanewise/domain/shared/units'

/** Discount in percent per weight break, lightest first. */
export type Discounts = readonly [number, number, number, number, number, number, number, number, number]

/**
 * Price level of a carrier: its share of the common rate curve in ten-thousandths, discounts, and minimum charge in
 * whole dollars.
 */
export type Level = { name: string; share: number; discounts: Discounts; minimum: number }

/** Rate per hundredweight for class 100 from 1,000 lb up, before discounts, at the 2024 tariff level. */
const curve = [
  { miles: 0, centsPerCwt: 4_050 },
  { miles: 100, centsPerCwt: 5_120 },
  { miles: 250, centsPerCwt: 6_640 },
  { miles: 500, centsPerCwt: 8_930 },
  { miles: 1_000, centsPerCwt: 12_780 },
  { miles: 1_500, centsPerCwt: 15_900 },
  { miles: 2_000, centsPerCwt: 18_600 },
  { miles: 3_000, centsPerCwt: 23_100 },
  { miles: 4_000, centsPerCwt: 26_900 },
] as const

const shared: Omit<BaseRates, 'curve'> = {
  bands: [
    { upTo: 1_500, width: 50 },
    { upTo: 4_000, width: 100 },
  ],
  classFactors: {
    '50': 5_700,
    '55': 6_100,
    '60': 6_520,
    '65': 6_930,
    '70': 7_450,
    '77.5': 8_010,
    '85': 8_620,
    '92.5': 9_300,
    '100': 10_000,
    '110': 10_900,
    '125': 12_240,
    '150': 14_420,
    '175': 16_700,
    '200': 18_980,
    '250': 23_600,
    '300': 28_200,
    '400': 37_400,
    '500': 46_600,
  },
  breakFactors: {
    L5C: 14_200,
    M5C: 11_650,
    M1M: 10_000,
    M2M: 8_620,
    M5M: 6_830,
    M10M: 5_240,
    M20M: 3_650,
    M30M: 2_960,
    M40M: 2_540,
  },
}

/** Cumulative general rate increases of each January, in ten-thousandths. */
const increases = [
  { version: '2024-1', effective: '2024-01-08', share: 10_000 },
  { version: '2025-1', effective: '2025-01-06', share: 10_590 },
  { version: '2026-1', effective: '2026-01-05', share: 11_180 },
  { version: '2027-1', effective: '2027-01-04', share: 11_790 },
] as const

/** Versions of a carrier's tariff: its share of the curve, increased every January. */
export function versionsOf({ share, discounts, minimum }: Level): TariffVersion[] {
  const [L5C, M5C, M1M, M2M, M5M, M10M, M20M, M30M, M40M] = discounts.map((percent) => Math.round(percent * 10_000))
  return increases.map(({ version, effective, share: increase }) => ({
    version,
    effective,
    base: {
      ...shared,
      curve: curve.map(({ miles, centsPerCwt }) => ({
        miles,
        centsPerCwt: scaleHalfUp(scaleHalfUp(centsPerCwt, share, 10_000), increase, 10_000),
      })),
    },
    discounts: { L5C, M5C, M1M, M2M, M5M, M10M, M20M, M30M, M40M } as TariffVersion['discounts'],
    minimumCharge: raised(minimum, increase),
  }))
}

/** Dated prices of volume freight with the same increases. */
export const volumeVersionsOf = ({
  perFoot,
  perFootMile,
  minimum,
}: Record<'perFoot' | 'perFootMile' | 'minimum', number>) =>
  increases.map(({ version, effective, share }) => ({
    version,
    effective,
    perFoot: Math.round(perFoot * share),
    perFootMile: Math.round(perFootMile * share),
    minimumCharge: raised(minimum, share),
  }))

/** An amount in whole dollars after an increase. */
const raised = (dollars: number, share: number): Cents => cents(Math.round((dollars * share) / 10_000) * 100)
