declare const unit: unique symbol

/** Number with a unit, so that the compiler rejects adding miles to cents. */
export type Quantity<Unit extends string> = number & { readonly [unit]: Unit }

export type Cents = Quantity<'cents'>
export type CubicFeet = Quantity<'cubic feet'>

export const cubicFeetOf = (value: number) => value as CubicFeet

/** Time units in milliseconds. */
export const hourMs = 3_600_000
export const dayMs = 24 * hourMs

/**
 * Money is counted in whole cents. A fraction means a forgotten rounding and is rejected here, before it reaches an
 * invoice.
 */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Money is a whole number of cents, not ${value}`)
  return positiveZero(value) as Cents
}

/** Sum of amounts, zero for an empty list. */
export function sumCents(amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce<number>((total, amount) => total + amount, 0))
}

/** Percentage of a part in a whole, or null when the whole is zero. */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : exact((part * 100) / whole)
}

/** Rounds to a number of decimals, halves away from zero, so that a credit mirrors the charge it reverses. */
export function roundHalfUp(value: number, decimals = 0): number {
  if (!Number.isFinite(value)) return value
  const size = Math.abs(value)
  const isRound = Number.isInteger(size) && decimals >= 0
  const rounded = isRound ? size : shiftPoint(Math.round(shiftPoint(exact(size), decimals)), -decimals)
  return positiveZero(Math.sign(value) * rounded)
}

/**
 * Calculates value × factor ÷ divisor (above 0) for whole numbers, rounding halves away from zero. Exact at every size
 * and fast at the usual ones.
 */
export function scaleHalfUp(value: number, factor: number, divisor: number): number {
  const product = value * factor
  if (!Number.isSafeInteger(product)) return scaleLarge(BigInt(value) * BigInt(factor), BigInt(divisor))
  const size = Math.abs(product)
  const rest = size % divisor
  const rounded = (size - rest) / divisor + (rest * 2 >= divisor ? 1 : 0)
  return positiveZero(product < 0 ? -rounded : rounded)
}

/**
 * Removes the noise of binary fractions (0.1 + 0.2, 1.15 × 1.1) before a value is compared with a limit or rounded. A
 * double keeps fifteen digits of any decimal number.
 */
export function exact(value: number, digits = 15): number {
  // Whole numbers of this size have no noise, and the conversion through text is slow.
  if (Number.isInteger(value) && Math.abs(value) < 10 ** digits) return value
  return Number(value.toPrecision(digits))
}

function scaleLarge(product: bigint, divisor: bigint): number {
  const size = product < 0n ? -product : product
  const rounded = Number((size * 2n + divisor) / (divisor * 2n))
  return product < 0n ? -rounded : rounded
}

/** Moves the decimal point in the text of the number: 1.005 × 100 is 100.49999999999999, shifted it is 100.5. */
function shiftPoint(value: number, places: number): number {
  const [digits, exponent = '0'] = String(value).split('e')
  return Number(`${digits}e${Number(exponent) + places}`)
}

const positiveZero = (value: number) => (value === 0 ? 0 : value)

/** Miles of stored tenths of a mile; null stays null. */
export const milesOfTenths = (tenths: number | null) => (tenths === null ? null : tenths / 10)
