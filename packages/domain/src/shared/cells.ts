/** A number in a cell of a file; spreadsheets write 12480 as "12,480" when the cell is formatted so. */
export function numberIn(text: string): number | undefined {
  return /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$|^\.\d+$/.test(text) ? Number(text.replaceAll(',', '')) : undefined
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
