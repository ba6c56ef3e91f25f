/** Messages for cells that hold no valid date or amount. */
export const notADate = 'Not a date. Write it as MM/DD/YYYY'
export const notAnAmount = 'Not an amount. Write it as 1985.00'

/** Parses a number from a cell. Spreadsheets write 12480 as "12,480" when the cell is formatted that way. */
export function numberIn(text: string): number | undefined {
  return /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$|^\.\d+$/.test(text) ? Number(text.replaceAll(',', '')) : undefined
}

/**
 * Parses an amount of money from a cell, with or without currency sign and separators. Parentheses make it negative.
 */
export function moneyIn(text: string): number | undefined {
  const [, amount] = /^\((.*)\)$/.exec(text.trim()) ?? []
  const plain = (amount ?? text).replace(/^\s*(-?)\s*(?:US\s?D?\s?)?\$?\s*|\s*(?:USD)?\s*$/gi, '$1')
  const number = numberIn(plain)
  return number !== undefined && amount !== undefined ? -number : number
}

/**
 * Parses a date from a cell to YYYY-MM-DD. Accepts YYYY-MM-DD, MM/DD/YYYY with or without leading zeros and century,
 * and the serial day numbers of spreadsheets.
 */
export function dayIn(text: string): string | undefined {
  if (/^\d{5}(\.\d+)?$/.test(text.trim())) return dayOfNumber(Math.floor(Number(text)))
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]00:00(?::00(?:\.0+)?)?Z?)?$/.exec(text.trim())
  const us = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text.trim())
  const [year, month, day] = iso ? iso.slice(1) : us ? [us[3], us[1], us[2]] : []
  if (!year || !month || !day) return undefined
  const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(date) ? date : undefined
}

/** Serial day number 25569 is January 1, 1970. Dates outside the 2000s cannot be freight dates. */
function dayOfNumber(count: number): string | undefined {
  const date = new Date((count - 25_569) * 86_400_000).toISOString().slice(0, 10)
  return /^20/.test(date) ? date : undefined
}

/**
 * Parses a time of day from a cell to HH:mm:ss. Accepts 8:00, 08:00:00, 0800, 5:30 PM, 5 pm, and the day fractions of
 * spreadsheets.
 */
export function timeIn(text: string): string | undefined {
  const written = text.trim().toLowerCase()
  if (/^0?\.\d+$|^0$/.test(written)) return timeOfSeconds(Math.round(Number(written) * 86_400))
  const [, hours, minutes, seconds = '00', half] =
    /^(\d{1,2}):?(\d{2})(?::(\d{2}))?\s*([ap])?\.?m?\.?$/.exec(written) ??
    /^(\d{1,2})()()\s*([ap])\.?m\.?$/.exec(written) ??
    []
  if (hours === undefined) return undefined
  const hour = half ? (Number(hours) % 12) + (half === 'p' ? 12 : 0) : Number(hours)
  if ((half && (Number(hours) < 1 || Number(hours) > 12)) || hour > 23) return undefined
  if (Number(minutes) > 59 || Number(seconds) > 59) return undefined
  return timeOfSeconds(hour * 3_600 + Number(minutes) * 60 + Number(seconds))
}

function timeOfSeconds(seconds: number): string | undefined {
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
  return seconds < 86_400 ? parts.map((part) => String(part).padStart(2, '0')).join(':') : undefined
}

/** Rejects dates such as 02/30, which `Date` would move into March. */
function isDay(date: string): boolean {
  const moment = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date)
}

/** Parses yes or no from a cell in any common spelling. */
export function answerIn(text: string): boolean | undefined {
  const answer = text.toLowerCase()
  if (['true', 'yes', 'y', '1', 'x'].includes(answer)) return true
  return ['false', 'no', 'n', '0'].includes(answer) ? false : undefined
}

/** Entries of a cell with several values, separated by semicolons. */
export const entriesIn = (text: string): string[] =>
  text
    .split(';')
    .map((entry) => entry.trim())
    .filter(Boolean)
