import { randomUUID } from 'node:crypto'
import type { LaneRateFields } from '@lanewise/contract/lane-rate-fields'
import {
  centsOfDollars,
  dollarsOfCents,
  dollarsOfTenThousandths,
  tenThousandthsOfDollars,
} from '@lanewise/contract/money'
import { sumOfRanges } from '@lanewise/domain/lanes/pallet-ranges'
import type { ChargeType } from '@lanewise/domain/rating/charge-types'
import type { ListedService } from '@lanewise/domain/rating/services/truckload-services'
import { type NoTlPrice, priceByContract, type TlPrice } from '@lanewise/domain/rating/tl/contract-price'
import {
  type AdditionalCharge,
  additionalChargeTotal,
  type ContractRateUnit,
  type ContractTerms,
  type PalletRange,
  packagingTypes,
} from '@lanewise/domain/rating/tl/contract-terms'
import type { TlFreight } from '@lanewise/domain/rating/tl/freight'
import { cents } from '@lanewise/domain/shared/units'
import type { RateRow } from './rates.queries.ts'

/** Agreed terms in the units of the domain: cents, and ten-thousandths per unit. */
export type Agreed = ContractTerms & { effectiveDate: string; expirationDate: string }

/** Converts a stored version to the domain's terms. Its only range table uses the version's id. */
export function agreedOf(row: RateRow): Agreed {
  const rateRanges = row.palletRanges as PalletRange[]
  return {
    rate: row.rate,
    rateType: row.rateType,
    chargeType: row.chargeType as ContractRateUnit,
    minCharge: row.minChargeCents === null ? null : cents(row.minChargeCents),
    rateSpecifications: rateRanges.length > 0 ? [{ id: row.id, packagingTypes, rateRanges }] : [],
    additionalCharges: row.additionalCharges as AdditionalCharge[],
    effectiveDate: row.effectiveDate,
    expirationDate: row.expirationDate,
  }
}

/** Price of a rate for some freight, with the costs that the company sets for all its contracts. */
export const priceRate = (row: RateRow, freight: TlFreight): TlPrice | NoTlPrice =>
  priceByContract(agreedOf(row), freight, {
    fuelPerMile: row.fuelPerMile,
    accessorialPrices: (row.accessorialPrices ?? []) as ListedService[],
  })

/** Converts validated form input. The validation rules ensure that no required value of a rate is missing. */
export function agreedFrom(fields: LaneRateFields): Agreed {
  const ranges = rangesFrom(fields)
  return {
    rate: fields.chargeType === 'Pallet' ? sumOfRanges(ranges) : tenThousandthsOfDollars(fields.rate ?? 0),
    rateType: fields.rateType ?? 'AllIn',
    chargeType: fields.chargeType ?? 'Flat',
    minCharge: fields.minCharge === null ? null : centsOfDollars(fields.minCharge),
    rateSpecifications: ranges.length > 0 ? [{ id: '', packagingTypes, rateRanges: ranges }] : [],
    additionalCharges: fields.additionalCharges.map(chargeFrom),
    effectiveDate: fields.effectiveDate ?? '',
    expirationDate: fields.expirationDate ?? '',
  }
}

/** The same terms in dollars, for the form. */
export const fieldsOf = ({ carrierId, ...row }: RateRow): LaneRateFields => {
  const { rate, minCharge, rateSpecifications, additionalCharges, ...same } = agreedOf({ carrierId, ...row })
  return {
    ...same,
    carrierId,
    rate: dollarsOfTenThousandths(rate),
    minCharge: minCharge === null ? null : dollarsOfCents(minCharge),
    rateSpecifications: rateSpecifications.map(({ rateRanges }) => ({
      rateRanges: rateRanges.map(({ minPallets, maxPallets, ratePerPallet }) => ({
        minPallets,
        maxPallets,
        ratePerPallet: dollarsOfTenThousandths(ratePerPallet),
      })),
    })),
    additionalCharges: additionalCharges.map(({ total: _total, ...charge }) => ({
      ...charge,
      rate: dollarsOfTenThousandths(charge.rate),
    })),
  }
}

/** Lists of a rate without the values added by the server, so that two rates can be compared. */
export const essence = {
  rateSpecifications: (list: LaneRateFields['rateSpecifications']) =>
    list.map(({ rateRanges }) => rateRanges.map(({ id: _id, ...range }) => range)),
  additionalCharges: (list: LaneRateFields['additionalCharges']) => list.map(({ total: _total, ...charge }) => charge),
}

/** Comparison key of everything that makes up the price. Two rates with the same key differ only in their dates. */
export const priceOf = ({ rateSpecifications, additionalCharges, ...agreed }: Agreed): string =>
  JSON.stringify([
    agreed.rate,
    agreed.rateType,
    agreed.chargeType,
    agreed.minCharge,
    rateSpecifications.map(({ rateRanges }) =>
      rateRanges.map(({ minPallets, maxPallets, ratePerPallet }) => [minPallets, maxPallets, ratePerPallet]),
    ),
    additionalCharges.map(({ description, type, units, rate, chargeRateType }) => [
      description,
      type,
      units,
      rate,
      chargeRateType,
    ]),
  ])

/** Columns as stored in a version. Its only range table uses the version's id. */
export const storedOf = ({ minCharge, rateSpecifications, additionalCharges, ...same }: Agreed) => ({
  ...same,
  minChargeCents: minCharge,
  palletRanges: rateSpecifications.flatMap(({ rateRanges }) => rateRanges),
  additionalCharges: [...additionalCharges],
})

/** Only a rate per pallet has ranges. */
const rangesFrom = ({ chargeType, rateSpecifications }: LaneRateFields): PalletRange[] =>
  chargeType !== 'Pallet'
    ? []
    : rateSpecifications.flatMap(({ rateRanges }) =>
        rateRanges.map(({ minPallets, maxPallets, ratePerPallet }) => ({
          id: randomUUID(),
          minPallets: minPallets ?? 0,
          maxPallets: maxPallets ?? 0,
          ratePerPallet: tenThousandthsOfDollars(ratePerPallet ?? 0),
        })),
      )

function chargeFrom(given: LaneRateFields['additionalCharges'][number]): AdditionalCharge {
  const charge = {
    description: given.description ?? '',
    type: (given.type ?? 'Other') as ChargeType,
    units: given.units ?? 0,
    rate: tenThousandthsOfDollars(given.rate ?? 0),
    chargeRateType: given.chargeRateType ?? 'Flat',
  } as const
  return { ...charge, total: additionalChargeTotal(charge) }
}
