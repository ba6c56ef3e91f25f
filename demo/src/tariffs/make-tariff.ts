import { type HazardClass, hazardClasses } from '@lanewise/domain/commodities/hazmat'
import type { Network } from '@lanewise/domain/rating/ltl/network/coverage'
import type { SizeLimits } from '@lanewise/domain/rating/ltl/network/size-limits'
import type { TransitTable } from '@lanewise/domain/rating/ltl/network/transit'
import type { GuaranteedOffer } from '@lanewise/domain/rating/ltl/service/levels'
import type { LiabilityTable } from '@lanewise/domain/rating/ltl/service/liability'
import type { LoadLimits } from '@lanewise/domain/rating/ltl/service/load-limits'
import type { ClassTariff, LtlTariff } from '@lanewise/domain/rating/ltl/tariff'
import type { VolumeTariff } from '@lanewise/domain/rating/ltl/volume/volume-price'
import { foodHaulers, scacOf } from '#carriers/firms.ts'
import { type Level, versionsOf, volumeVersionsOf } from './base.ts'
import { dollars, usualOverlength } from './price-lists.ts'

/** The parts of a tariff that differ between carriers. Everything else has a default. */
export type Profile = Pick<LtlTariff, 'carrierName' | 'network' | 'transit' | 'fuel' | 'accessorials'> &
  Partial<Pick<LtlTariff, 'hazardClasses' | 'overlength' | 'liability' | 'volume'>> & {
    sizes?: Partial<SizeLimits>
    ltl: (Level & Partial<Omit<ClassTariff, 'name' | 'versions' | 'load'>> & { load?: Partial<LoadLimits> }) | null
  }

export function makeTariff({ ltl, sizes, ...profile }: Profile): LtlTariff {
  return {
    id: idOf(profile.carrierName),
    scac: scacOf(placeOf(profile.carrierName)),
    hazardClasses: [],
    overlength: usualOverlength,
    liability: usualLiability,
    volume: null,
    ...profile,
    sizes: { length: 28 * 12, width: 96, height: 102, palletPounds: 4_500, liftgatePounds: 2_000, ...sizes },
    ltl: ltl && {
      name: ltl.name,
      versions: versionsOf(ltl),
      fak: ltl.fak ?? [],
      densityScales: ltl.densityScales ?? [],
      load: { pounds: 20_000, pallets: 12, linearFeet: 24, beyond: 'Refused', ...ltl.load },
      cubicCapacity: ltl.cubicCapacity ?? { cubicFeet: 750, poundsPerCubicFoot: 6 },
      economy: ltl.economy ?? null,
      guaranteed: ltl.guaranteed ?? [],
    },
  }
}

/** US carriers operate inside the United States and to and from the given countries. */
export const lanesWith = (...others: readonly ('CA' | 'MX')[]): Network['lanes'] => [
  'US-US',
  ...others.flatMap((country) => [`US-${country}`, `${country}-US`] as const),
]

/** Transit days by miles: one day up to the first distance, two days up to the second, and so on. */
export const daysUpTo = (milesPerDay: number, spread: number, ...upTo: readonly number[]): TransitTable => ({
  steps: upTo.map((miles, place) => ({ upTo: miles, days: place + 1 })),
  milesPerDay,
  spread,
})

export const guaranteed = (
  level: GuaranteedOffer['level'],
  { percent, least, most, upToMiles }: Record<'percent' | 'least' | 'most' | 'upToMiles', number>,
): GuaranteedOffer => ({
  level,
  percent: Math.round(percent * 10_000),
  least: dollars(least),
  most: dollars(most),
  upToMiles,
})

type VolumeProfile = Record<'perFoot' | 'perFootMile' | 'minimum' | 'days', number> &
  Pick<VolumeTariff, 'name'> &
  Partial<Pick<VolumeTariff, 'feet' | 'pounds' | 'poundsPerFoot'>>

export const volumeOf = ({ name, days, feet, pounds, poundsPerFoot, ...prices }: VolumeProfile): VolumeTariff => ({
  name,
  versions: volumeVersionsOf(prices),
  feet: feet ?? { least: 8, most: 32 },
  pounds: pounds ?? { least: 5_000, most: 25_000 },
  poundsPerFoot: poundsPerFoot ?? 1_000,
  days,
  centsPerPound: 100,
  mostLiability: dollars(50_000),
})

/** Hazard classes without explosives, poison gas, infectious and radioactive goods, and without the given others. */
export const hazardClassesWithout = (...others: readonly HazardClass[]): HazardClass[] =>
  hazardClasses.filter((one) => !one.startsWith('1.') && !['2.3', '6.2', '7', ...others].includes(one))

const usualLiability: LiabilityTable = {
  steps: [
    { upTo: '55', centsPerPound: 100 },
    { upTo: '70', centsPerPound: 250 },
    { upTo: '100', centsPerPound: 500 },
    { upTo: '150', centsPerPound: 1_000 },
    { upTo: '250', centsPerPound: 1_500 },
    { upTo: '500', centsPerPound: 2_000 },
  ],
  mostPerShipment: dollars(75_000),
  fullValue: { centsPerPound: 2_500, mostPerShipment: dollars(125_000) },
}

const idOf = (carrierName: string) =>
  carrierName
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

function placeOf(carrierName: string): number {
  const place = foodHaulers.findIndex(({ name }) => name === carrierName)
  if (place === -1) throw new Error(`There is no carrier ${carrierName}`)
  return place
}
