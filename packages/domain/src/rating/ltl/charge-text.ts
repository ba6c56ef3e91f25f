import type { TenThousandths } from '#rating/charges.ts'
import { formatMoney, formatNumber } from '#shared/format.ts'
import type { Cents } from '#shared/units.ts'
import { type IsoDate, writtenDate } from '#shared/written-date.ts'

/** Percent in ten-thousandths as "74%" or "28.40%", with further decimals only when needed. */
export function percentText(percent: TenThousandths): string {
  if (percent % 10_000 === 0) return `${percent / 10_000}%`
  return `${decimalsOf(percent, 2)}%`
}

/** Price per gallon, "$3.812". */
export const dollarsPerGallon = (price: TenThousandths): string => `$${decimalsOf(price, 3)}`

/** Rate in dollars, "$55.00" or "$55.165". */
export const dollarRate = (rate: TenThousandths): string => `$${decimalsOf(rate, 2)}`

export const poundsText = (pounds: number): string => `${formatNumber(pounds)} lb`

/** Inches as feet and inches, "20 ft" or "8 ft 4 in". */
export function feetText(inches: number): string {
  const feet = Math.floor(inches / 12)
  const rest = inches - feet * 12
  return rest === 0 ? `${feet} ft` : `${feet} ft ${formatNumber(rest)} in`
}

export const tariffText = (name: string, { version, effective }: { version: string; effective: IsoDate }): string =>
  `Tariff ${name}, version ${version}, in force since ${writtenDate(effective, 'UTC')}`

export const minimumText = (floor: Cents): string => `Minimum charge ${formatMoney(floor)} applies`

export const businessDays = (days: number): string => `${days} business ${days === 1 ? 'day' : 'days'}`

/** Joins texts to a list: "a, b and c". */
export function listOf(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`
}

/** Writes up to four decimals without trailing zeros, but at least the given number of decimals. */
function decimalsOf(value: TenThousandths, least: number): string {
  const rest = String(value % 10_000).padStart(4, '0')
  const shown = rest.slice(0, least) + rest.slice(least).replace(/0+$/, '')
  return `${formatNumber(Math.floor(value / 10_000))}.${shown}`
}
