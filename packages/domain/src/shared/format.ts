import { roundHalfUp } from '#shared/units.ts'
import { type Instant, type IsoDate, writtenDate, writtenDateTime, writtenDay } from '#shared/written-date.ts'

type Empty = null | undefined

const nothing = '-'

/** Formats an amount in cents as "$1,234.50", negative as "($1,234.50)", empty as "N/A". (UX-1, UX-2, UX-3, UX-4) */
export function formatMoney(cents: number | Empty): string {
  if (!isNumber(cents)) return 'N/A'
  const amount = roundHalfUp(cents)
  const size = Math.abs(amount)
  const dollars = `$${formatNumber(Math.floor(size / 100))}.${String(size % 100).padStart(2, '0')}`
  return amount < 0 ? `(${dollars})` : dollars
}

/** Formats a price per unit in ten-thousandths of a dollar with 2 to 4 decimals: "$4,999.00", "$0.525". (DEF-141) */
export function formatUnitRate(tenThousandths: number): string {
  const text = `$${unitRates.format(Math.abs(tenThousandths) / 10_000)}`
  return tenThousandths < 0 ? `(${text})` : text
}

const unitRates = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 })

/** Formats a percent rate with 4 decimals, 12.5 as "12.5000%". (UX-5) */
export function formatPercentRate(percent: number | Empty): string {
  return isNumber(percent) ? `${formatNumber(percent, 4)}%` : nothing
}

/** Formats a share as "96.4%" with at most 1 decimal, or "N/A" when it could not be calculated. */
export function formatPercent(percent: number | Empty): string {
  return isNumber(percent) ? `${formatNumber(roundHalfUp(percent, 1))}%` : 'N/A'
}

/** Formats a share for a column of numbers, always with its decimal: "50.0%". */
export function formatAlignedPercent(percent: number | Empty): string {
  return isNumber(percent) ? `${roundHalfUp(percent, 1).toFixed(1)}%` : 'N/A'
}

/** Formats a date, or the date of an instant in a time zone, as MM/DD/YYYY. (UX-6) */
export function formatDate(dateOrInstant: IsoDate | Instant | Empty, timeZone: string): string {
  return dateOrInstant ? writtenDate(dateOrInstant, timeZone) : nothing
}

/** Formats the day of an instant in a time zone as "Tuesday 11/17/2026". */
export function formatDay(instant: Instant | Empty, timeZone: string): string {
  return instant ? writtenDay(instant, timeZone) : nothing
}

/** Formats an instant in the time zone of the place as "01/05/2026 14:30 CST". */
export function formatDateTime(instant: Instant | Empty, timeZone: string): string {
  return instant ? writtenDateTime(instant, timeZone) : nothing
}

/** Formats a number with thousands separators. Without `decimals` it keeps up to 3. */
export function formatNumber(value: number | Empty, decimals?: number): string {
  if (!isNumber(value)) return nothing
  const rounded = roundHalfUp(value, decimals ?? 3)
  return !decimals && Number.isSafeInteger(rounded) ? grouped(rounded) : numberFormat(decimals).format(rounded)
}

/** Formats a count with its noun: "1 stop", "1,200 stops". `many` is for plurals that do not end in a plain s. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`

/** Formats at most one decimal, without a trailing ".0". (TRACK-38) */
export const formatOneDecimal = (value: number | Empty): string =>
  isNumber(value) ? formatNumber(roundHalfUp(value, 1)) : nothing

/** Formats a weight as "12,480 lbs". */
export function formatWeight(pounds: number | Empty): string {
  return isNumber(pounds) ? `${formatNumber(pounds)} lbs` : nothing
}

/** Formats length, width and height as "48 × 40 × 52 in". A missing one shows as "-". */
export function formatDimensions(length: number | Empty, width: number | Empty, height: number | Empty): string {
  const sides = [length, width, height]
  return sides.some(isNumber) ? `${sides.map((side) => formatNumber(side)).join(' × ')} in` : nothing
}

type Ends = { originCity: string; originState: string; destinationCity: string; destinationState: string }

/** Formats the ends of a trip as "Joliet, IL to Dallas, TX". */
export const formatEnds = ({ originCity, originState, destinationCity, destinationState }: Ends): string =>
  `${originCity}, ${originState} to ${destinationCity}, ${destinationState}`

/** Converts a stored value to words, `ReadyToShip` to "Ready To Ship". Abbreviations such as LTL stay together. */
export function humanize(value: string | Empty): string {
  if (!value) return nothing
  return value.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
}

/** Fast path for whole numbers, which are the most frequent: the explanation of a rate contains hundreds of them. */
function grouped(whole: number): string {
  const digits = String(Math.abs(whole))
  let text = digits.slice(-3)
  for (let end = digits.length - 3; end > 0; end -= 3) text = `${digits.slice(Math.max(0, end - 3), end)},${text}`
  return whole < 0 ? `-${text}` : text
}

/** Caches formatters, because creating one costs more than a hundred uses and tables format thousands of cells. */
const formats = new Map<number | undefined, Intl.NumberFormat>()

function numberFormat(decimals: number | undefined): Intl.NumberFormat {
  const known = formats.get(decimals)
  if (known) return known
  const format = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals ?? 3,
  })
  formats.set(decimals, format)
  return format
}

const isNumber = (value: number | Empty): value is number => typeof value === 'number' && Number.isFinite(value)
