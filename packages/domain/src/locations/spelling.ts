/** An address line in mixed case; a line that already has mixed case is returned unchanged. */
export function properSpelling(line: string): string {
  if (line !== line.toUpperCase() && line !== line.toLowerCase()) return line
  return line
    .split(' ')
    .map((word) => (capitals.has(word.toUpperCase()) ? word.toUpperCase() : spelledWord(word)))
    .join(' ')
}

/** Directions and types of roads and boxes that are written in capitals. */
const capitals: ReadonlySet<string> = new Set('N S E W NE NW SE SW PO US FM CR SR RR RM'.split(' '))

/**
 * 1ST becomes 1st, 12B and I-80 stay in capitals, O'HARE and WILKES-BARRE get a capital after each punctuation mark.
 */
function spelledWord(word: string): string {
  if (/^\d+(ST|ND|RD|TH)$/i.test(word)) return word.toLowerCase()
  if (/\d/.test(word)) return word.toUpperCase()
  return word
    .toLowerCase()
    .replace(/(^|[^\p{L}])(\p{L})/gu, (_all, sign: string, letter: string) => sign + letter.toUpperCase())
}
