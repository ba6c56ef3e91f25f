import { centsOfDollars, tenThousandthsOfDollars } from '@lanewise/contract/money'
import { rateTableName } from '@lanewise/domain/lanes/lane-rate'
import { sumOfRanges } from '@lanewise/domain/lanes/pallet-ranges'
import { rateSummary } from '@lanewise/domain/lanes/rate-summary'
import {
  type AdditionalCharge,
  additionalChargeTotal,
  type ContractRateType,
  type ContractRateUnit,
  type PalletRange,
  packagingTypes,
} from '@lanewise/domain/rating/tl/contract-terms'
import { exact } from '@lanewise/domain/shared/units'
import type { Random } from '#random.ts'
import type { DemoContract, DemoRate } from './make-contracts.ts'
import type { DemoLane } from './make-lanes.ts'

export const laneColumns = ({ id, terms, origin, destination, miles }: Omit<DemoLane, 'contracts'>) => ({
  id,
  ...terms,
  originCity: origin.city,
  originState: origin.state,
  originPostalCode: origin.postalCode,
  originCountry: origin.country,
  originLatitude: origin.latitude,
  originLongitude: origin.longitude,
  originPostalKey: origin.postalKey,
  originCityKey: origin.cityKey ?? '',
  destinationCity: destination.city,
  destinationState: destination.state,
  destinationPostalCode: destination.postalCode,
  destinationCountry: destination.country,
  destinationLatitude: destination.latitude,
  destinationLongitude: destination.longitude,
  destinationPostalKey: destination.postalKey,
  destinationCityKey: destination.cityKey ?? '',
  estimatedMilesTenths: Math.round(exact(miles * 10)),
})

/** Converts a rate to its stored form: rates in ten-thousandths of a dollar per unit, amounts in cents. */
export function rateColumns(random: Random, rate: DemoRate, { id, carrierId, carrierName }: DemoContract) {
  const palletRanges = rangesOf(random, rate)
  const { effectiveDate, expirationDate } = rate
  return {
    id: rate.id,
    contractId: id,
    carrierId,
    effectiveDate,
    expirationDate,
    rateType: rate.rateType ?? 'AllIn',
    chargeType: rate.chargeType ?? 'Flat',
    rate: palletRanges.length > 0 ? sumOfRanges(palletRanges) : tenThousandthsOfDollars(rate.rate ?? 0),
    minChargeCents: rate.minCharge === null ? null : centsOfDollars(rate.minCharge),
    rateTableName: rateTableName(carrierName),
    palletRanges,
    additionalCharges: rate.additionalCharges.map(chargeOf),
  }
}

export type RateColumns = ReturnType<typeof rateColumns>

/** A stored rate in the text form that the history of its lane shows. */
export const rateText = (columns: RateColumns, carrierName: string): string =>
  rateSummary({
    ...columns,
    carrierName,
    rateType: columns.rateType as ContractRateType,
    chargeType: columns.chargeType as ContractRateUnit,
    minCharge: columns.minChargeCents,
    rateSpecifications: [{ id: columns.id, packagingTypes, rateRanges: columns.palletRanges }],
  })

const rangesOf = (random: Random, { rateSpecifications }: DemoRate): PalletRange[] =>
  rateSpecifications.flatMap(({ rateRanges }) =>
    rateRanges.map(({ minPallets, maxPallets, ratePerPallet }) => ({
      id: random.id(),
      minPallets: minPallets ?? 1,
      maxPallets: maxPallets ?? 26,
      ratePerPallet: tenThousandthsOfDollars(ratePerPallet ?? 0),
    })),
  )

function chargeOf(given: DemoRate['additionalCharges'][number]): AdditionalCharge {
  const charge = {
    description: given.description ?? '',
    type: (given.type ?? 'Other') as AdditionalCharge['type'],
    units: given.units ?? 1,
    rate: tenThousandthsOfDollars(given.rate ?? 0),
    chargeRateType: given.chargeRateType ?? 'Flat',
  }
  return { ...charge, total: additionalChargeTotal(charge) }
}
