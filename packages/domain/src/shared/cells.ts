/** A number in a cell of a file; spreadsheets write 12480 as "12,480" when the cell is formatted so. */
export function numberIn(text: string): number | undefined {
  return /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$|^\.\d+$/.test(text) ? Number(text.replaceAll(',', '')) : undefined
}

/** An amount of money in a cell of a file, with or without sign and separators; parentheses make it negative. */
export function moneyIn(text: string): number | undefined {
  const [, amount] = /^\((.*)\)$/.exec(text.trim()) ?? []
  const plain = (amount ?? text).replace(/^\s*(-?)\s*(?:US\s?D?\s?)?\$?\s*|\s*(?:USD)?\s*$/gi, '$1')
  const number = numberIn(plain)
  return number !== undefined && amount !== undefined ? -number : number
}

/** A day in a cell of a file as YYYY-MM-DD: written so, or as MM/DD/YYYY with or without leading zeros and century. */
export function dayIn(text: string): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]00:00(?::00(?:\.0+)?)?Z?)?$/.exec(text.trim())
  const us = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text.trim())
  const [year, month, day] = iso ? iso.slice(1) : us ? [us[3], us[1], us[2]] : []
  if (!year || !month || !day) return undefined
  const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(date) ? date : undefined
}

/** 02/30 is no day, although a calendar would take it for one of March. */
function isDay(date: string): boolean {
  const moment = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date)
}

/** A yes or no in a cell of a file, in any of the ways people write it. */
export function answerIn(text: string): boolean | undefined {
  const answer = text.toLowerCase()
  if (['true', 'yes', 'y', '1', 'x'].includes(answer)) return true
  return ['false', 'no', 'n', '0'].includes(answer) ? false : undefined
}

/** The entries of a cell that holds several, parted by semicolons. */
export const entriesIn = (text: string): string[] =>
  text
    .split(';')
    .map((entry) => entry.trim())
    .filter(Boolean)
