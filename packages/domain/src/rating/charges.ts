import { type ChargeType, chargeTypes } from '#rating/charge-types.ts'
import { formatNumber, formatPercentRate } from '#shared/format.ts'
import { type Cents, cents, exact, roundHalfUp, sumCents } from '#shared/units.ts'

/** What a charge is counted in, by stored value. */
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

/** UX-5: what one unit costs as "$2.7300", or the share of the freight as "31.5000%". */
export const chargeRateText = ({ chargeRateType, rate }: { chargeRateType: ChargeRateType; rate: number }): string =>
  chargeRateType === 'Percent' ? formatPercentRate(rate) : `$${formatNumber(rate, 4)}`

/** Ten-thousandths of a dollar, or of a percent where the charge is one: rates need four decimals. */
export type TenThousandths = number

/** One charge of a rate. */
export type Charge = {
  chargeType: ChargeType
  description: string
  chargeRateType: ChargeRateType
  units: number
  rate: TenThousandths
  total: Cents
}

type Priced = Omit<Charge, 'total' | 'description'> & { description?: string }

/** A charge with its total, called by the label of its type where nothing else is said. */
export function chargeOf(charge: Priced, base: Cents = cents(0)): Charge {
  return { description: chargeTypes[charge.chargeType].label, ...charge, total: chargeTotal(charge, base) }
}

/** A charge of one fixed amount; a credit or a discount is negative. */
export const flatCharge = (chargeType: ChargeType, total: Cents, description?: string): Charge => ({
  chargeType,
  description: description ?? chargeTypes[chargeType].label,
  chargeRateType: 'Flat',
  units: 1,
  rate: total * 100,
  total,
})

/** DEF-80: the units that an agreed charge is billed for; a flat amount is charged once. */
export const unitsCharged = ({ chargeRateType, units }: Pick<Charge, 'chargeRateType' | 'units'>): number =>
  chargeRateType === 'Flat' ? 1 : units

/** DEF-80: rate × units to the cent, halves up; a percent is taken of the base. */
export function chargeTotal(
  { chargeRateType, rate, units }: Omit<Priced, 'chargeType'>,
  base: Cents = cents(0),
): Cents {
  // A percent of cents has four decimals of its own and two of the hundred; a price has two between its decimals and cents.
  const amount = chargeRateType === 'Percent' ? (base * units * rate) / 1_000_000 : (rate * units) / 100
  return cents(roundHalfUp(exact(amount, 13)))
}

/** The sum of charges, which is what a rate costs. */
export const totalOf = (charges: readonly Charge[]): Cents => sumCents(charges.map(({ total }) => total))
