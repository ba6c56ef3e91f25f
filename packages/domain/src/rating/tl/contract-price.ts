import {
  type Charge,
  chargeOf,
  chargeRateTypes,
  flatCharge,
  type TenThousandths,
  totalOf,
  unitsCharged,
} from '#rating/charges.ts'
import { type ListedService, type TruckloadService, withServices } from '#rating/services/truckload-services.ts'
import { type AdditionalCharge, type ContractTerms, palletRangesOf } from '#rating/tl/contract-terms.ts'
import { type TlFreight, type TlQuantities, unitsIn, unitsUnknown } from '#rating/tl/freight.ts'
import { palletPrice } from '#rating/tl/pallet-price.ts'
import { formatMoney, formatNumber, formatUnitRate } from '#shared/format.ts'
import { type Cents, cents } from '#shared/units.ts'

/** Fuel price per mile that a company pays carriers unless configured: 0.50 dollars. */
export const defaultFuelPerMile: TenThousandths = 5000

/** Costs that a company sets for all its contracts. */
export type CompanyCosts = { fuelPerMile?: TenThousandths; accessorialPrices?: readonly ListedService[] }

/** Truckload price with its explanation, and the requested services that it does not include. */
export type TlPrice = {
  totalCost: Cents
  charges: readonly Charge[]
  why: readonly string[]
  unpriced: readonly TruckloadService[]
}

/** Reason why there is no price, as a sentence for the user. */
export type NoTlPrice = { reason: string }

export const hasPrice = (answer: TlPrice | NoTlPrice): answer is TlPrice => 'totalCost' in answer

type Part = { charges: Charge[]; why: string[] }

/**
 * Price of a truckload under a contract rate: line haul, fuel when it is separate, additional charges, and the services
 * that these do not cover by the company's price list.
 */
export function priceByContract(
  terms: ContractTerms,
  { services = [], ...quantities }: TlFreight,
  { fuelPerMile = defaultFuelPerMile, accessorialPrices: prices = [] }: CompanyCosts = {},
): TlPrice | NoTlPrice {
  const lineHaul = terms.chargeType === 'Pallet' ? byPallets(terms, quantities) : byUnits(terms, quantities)
  if ('reason' in lineHaul) return lineHaul
  const fuel = terms.rateType === 'LineHaulPlusFuel' ? byFuel(quantities, fuelPerMile) : { charges: [], why: [] }
  if ('reason' in fuel) return fuel
  const parts = [lineHaul, fuel, additional(terms.additionalCharges)]
  const charges = parts.flatMap((part) => part.charges)
  const agreed = { totalCost: totalOf(charges), charges, why: parts.flatMap((part) => part.why) }
  return withServices(agreed, { services, prices, isPartial: false })
}

function byUnits(terms: ContractTerms, quantities: TlQuantities): Part | NoTlPrice {
  const { chargeType: unit, rate } = terms
  const units = unitsIn(unit, quantities)
  if (units === null) return { reason: unitsUnknown(unit) }
  const charge = chargeOf({ chargeType: 'FreightRate', chargeRateType: unit, units, rate })
  const sentence = unit === 'Flat' ? `Flat rate of ${formatMoney(charge.total)}` : calculationText(charge)
  return withMinimum(charge, cents(Math.max(0, (terms.minCharge ?? 0) - charge.total)), sentence)
}

function byPallets(terms: ContractTerms, quantities: TlQuantities): Part | NoTlPrice {
  const units = unitsIn('Pallet', quantities)
  if (units === null) return { reason: unitsUnknown('Pallet') }
  const ranges = palletRangesOf(terms)
  const price = palletPrice(ranges, units, terms.minCharge)
  if (!price) return { reason: `No range of this rate covers ${formatNumber(units)} pallets` }
  const { minPallets, maxPallets, ratePerPallet: rate } = price.range
  const charge = chargeOf({ chargeType: 'FreightRate', chargeRateType: 'Pallet', units, rate })
  return withMinimum(charge, price.toMinimum, `${calculationText(charge)} (range ${minPallets} to ${maxPallets})`)
}

function byFuel({ miles }: TlQuantities, rate: TenThousandths): Part | NoTlPrice {
  const units = unitsIn('PerMile', { miles })
  if (units === null) return { reason: unitsUnknown('PerMile') }
  const charge = chargeOf({ chargeType: 'FuelSurcharge', chargeRateType: 'PerMile', units, rate })
  return { charges: [charge], why: [`Fuel: ${calculationText(charge)}`] }
}

function additional(agreed: readonly AdditionalCharge[]): Part {
  const charges = agreed.map((charge) =>
    chargeOf({
      chargeType: charge.type,
      description: charge.description,
      chargeRateType: charge.chargeRateType,
      units: unitsCharged(charge),
      rate: charge.rate,
    }),
  )
  return { charges, why: charges.map(({ description, total }) => `${description}: ${formatMoney(total)}`) }
}

function withMinimum(charge: Charge, toMinimum: Cents, sentence: string): Part {
  if (toMinimum === 0) return { charges: [charge], why: [sentence] }
  const least = formatMoney(charge.total + toMinimum)
  return {
    charges: [charge, flatCharge('MinimumCharge', toMinimum)],
    why: [sentence, `Raised to the minimum charge of ${least}`],
  }
}

/** "812 × $2.15 Per Mile = $1,745.80". */
const calculationText = ({ units, rate, chargeRateType, total }: Charge): string =>
  `${formatNumber(units)} × ${formatUnitRate(rate)} ${chargeRateTypes[chargeRateType]} = ${formatMoney(total)}`
