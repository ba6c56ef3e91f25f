/** An address line in the usual mixture of large and small letters; one that mixes them already was meant so. */
export function properSpelling(line: string): string {
  if (line !== line.toUpperCase() && line !== line.toLowerCase()) return line
  return line
    .split(' ')
    .map((word) => (capitals.has(word.toUpperCase()) ? word.toUpperCase() : spelledWord(word)))
    .join(' ')
}

/** Directions and kinds of roads and boxes that are written in capitals. */
const capitals: ReadonlySet<string> = new Set('N S E W NE NW SE SW PO US FM CR SR RR RM'.split(' '))

/** 1ST as 1st, 12B and I-80 in capitals, O'HARE and WILKES-BARRE with a capital after each sign. */
function spelledWord(word: string): string {
  if (/^\d+(ST|ND|RD|TH)$/i.test(word)) return word.toLowerCase()
  if (/\d/.test(word)) return word.toUpperCase()
  return word
    .toLowerCase()
    .replace(/(^|[^\p{L}])(\p{L})/gu, (_all, sign: string, letter: string) => sign + letter.toUpperCase())
}
