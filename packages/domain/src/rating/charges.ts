import { type ChargeType, chargeTypes } from '#rating/charge-types.ts'
import { formatPercentRate, formatUnitRate } from '#shared/format.ts'
import { type Cents, cents, exact, roundHalfUp, sumCents } from '#shared/units.ts'

/** Units of a charge by stored value. */
export const chargeRateTypes = {
  Flat: 'Flat',
  PerMile: 'Per Mile',
  Pallet: 'Per Pallet',
  Hundredweight: 'Per CWT',
  Pound: 'Per Pound',
  Ton: 'Per Ton',
  Piece: 'Per Piece',
  Gallon: 'Per Gallon',
  CubicFoot: 'Per Cubic Foot',
  LinearFoot: 'Per Linear Foot',
  Hour: 'Per Hour',
  Stop: 'Per Stop',
  Percent: 'Percent',
} as const

export type ChargeRateType = keyof typeof chargeRateTypes
export const chargeRateTypeNames = Object.keys(chargeRateTypes) as [ChargeRateType, ...ChargeRateType[]]

/** Rate per unit ("$2.73"), or percent of the freight ("31.5000%"). (UX-5) */
export const chargeRateText = ({ chargeRateType, rate }: { chargeRateType: ChargeRateType; rate: number }): string =>
  chargeRateType === 'Percent' ? formatPercentRate(rate) : formatUnitRate(rate * 10_000)

/** Ten-thousandths of a dollar, or of a percent for percent charges, because rates need four decimals. */
export type TenThousandths = number

export type Charge = {
  chargeType: ChargeType
  description: string
  chargeRateType: ChargeRateType
  units: number
  rate: TenThousandths
  total: Cents
}

type Priced = Omit<Charge, 'total' | 'description'> & { description?: string }

/** Adds the total to a charge, and the label of its type when it has no description. */
export function chargeOf(charge: Priced, base: Cents = cents(0)): Charge {
  return { description: chargeTypes[charge.chargeType].label, ...charge, total: chargeTotal(charge, base) }
}

/** Flat charge with a fixed amount. Credits and discounts are negative. */
export const flatCharge = (chargeType: ChargeType, total: Cents, description?: string): Charge => ({
  chargeType,
  description: description ?? chargeTypes[chargeType].label,
  chargeRateType: 'Flat',
  units: 1,
  rate: total * 100,
  total,
})

/** Billed units of an agreed charge. A flat amount is charged once. (DEF-80) */
export const unitsCharged = ({ chargeRateType, units }: Pick<Charge, 'chargeRateType' | 'units'>): number =>
  chargeRateType === 'Flat' ? 1 : units

/** Rate × units rounded to the cent, halves up. A percent applies to the base. (DEF-80) */
export function chargeTotal(
  { chargeRateType, rate, units }: Omit<Priced, 'chargeType'>,
  base: Cents = cents(0),
): Cents {
  // For percents, the divisor covers the four decimals of the rate and the two of the hundred. For prices, it covers
  // the two digits between four decimals and cents.
  const amount = chargeRateType === 'Percent' ? (base * units * rate) / 1_000_000 : (rate * units) / 100
  return cents(roundHalfUp(exact(amount, 13)))
}

export const totalOf = (charges: readonly Charge[]): Cents => sumCents(charges.map(({ total }) => total))
