import { type Charge, flatCharge, type TenThousandths } from '#rating/charges.ts'
import { dollarRate, minimumText, poundsText } from '#rating/ltl/charge-text.ts'
import { unitsCharge } from '#rating/ltl/quick-charges.ts'
import type { Shipment } from '#rating/ltl/shipment.ts'
import { formatNumber } from '#shared/format.ts'
import { type Cents, cents } from '#shared/units.ts'
import type { IsoDate } from '#shared/written-date.ts'

/** Volume tariff for freight between LTL and a full truck, priced by the foot of trailer and the mile. */
export type VolumeTariff = {
  name: string
  /** Oldest first. */
  versions: readonly VolumeVersion[]
  feet: { least: number; most: number }
  pounds: { least: number; most: number }
  /** Maximum pounds per foot. Heavier freight counts as more feet. */
  poundsPerFoot: number
  /** Business days in addition to LTL transit. */
  days: number
  centsPerPound: number
  mostLiability: Cents
}

/** Prices of volume freight from the effective date on. */
export type VolumeVersion = {
  version: string
  effective: IsoDate
  /** Dollars per foot for loading and unloading, and dollars per foot and mile. */
  perFoot: TenThousandths
  perFootMile: TenThousandths
  minimumCharge: Cents
}

export type VolumeFreight = { charges: readonly Charge[]; total: Cents; ratedFeet: number; why: readonly string[] }

type Load = Pick<Shipment, 'pounds' | 'linearFeet' | 'miles'>

/** Reasons why a carrier does not take freight as volume freight: too little or too much. */
export function volumeRefusals({ feet, pounds }: VolumeTariff, load: Load): string[] {
  if (load.linearFeet < feet.least && load.pounds < pounds.least) {
    return [`takes volume freight from ${feet.least} ft of trailer or ${poundsText(pounds.least)} on`]
  }
  if (load.linearFeet > feet.most) return [`takes volume freight of up to ${feet.most} ft of trailer`]
  return load.pounds > pounds.most ? [`takes volume freight of up to ${poundsText(pounds.most)}`] : []
}

/** Freight charge of volume freight: rated feet times the price per foot for the distance, or the minimum charge. */
export function volumeFreightOf(tariff: VolumeTariff, version: VolumeVersion, load: Load): VolumeFreight {
  const ratedFeet = Math.max(1, load.linearFeet, Math.ceil(load.pounds / tariff.poundsPerFoot))
  const rate = version.perFoot + version.perFootMile * load.miles
  const freight = unitsCharge('FreightRate', { per: 'LinearFoot', rate, units: ratedFeet }, `Volume, ${ratedFeet} ft`)
  const raised = cents(Math.max(0, version.minimumCharge - freight.total))
  return {
    charges: [freight, ...(raised === 0 ? [] : [flatCharge('MinimumCharge', raised)])],
    total: cents(freight.total + raised),
    ratedFeet,
    why: whyOf(tariff, version, { load, ratedFeet, rate, isRaised: raised > 0 }),
  }
}

function whyOf(
  tariff: VolumeTariff,
  version: VolumeVersion,
  { load, ratedFeet, rate, isRaised }: { load: Load; ratedFeet: number; rate: TenThousandths; isRaised: boolean },
): string[] {
  const heavier = ratedFeet > load.linearFeet
  return [
    `Volume rate ${tariff.name}, ${formatNumber(load.miles)} miles: ${dollarRate(rate)} per foot of trailer`,
    ...(heavier
      ? [`${poundsText(load.pounds)} at ${poundsText(tariff.poundsPerFoot)} per foot are rated as ${ratedFeet} ft`]
      : [`${ratedFeet} ft of trailer`]),
    ...(isRaised ? [minimumText(version.minimumCharge)] : []),
  ]
}
