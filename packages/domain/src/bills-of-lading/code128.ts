/**
 * Widths of bars and spaces, alternating, in modules. The index is the value of the symbol; the last pattern is the
 * stop symbol.
 */
const patterns =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'.split(
    ' ',
  )

const startB = 104
const startC = 105
const toB = 100
const toC = 99
const stop = 106

/** Characters that code set B can encode. */
const writable = /^[ -~]+$/

/**
 * Symbols of a Code 128 barcode for a text, with start, check, and stop symbols. Null if the text contains a character
 * that the barcode cannot hold. Pairs of digits use code set C where that makes the barcode shorter.
 */
export function code128Symbols(text: string): number[] | null {
  if (!writable.test(text)) return null
  const symbols: number[] = []
  let set: 'B' | 'C' = startsInPairs(text) ? 'C' : 'B'
  symbols.push(set === 'C' ? startC : startB)
  for (let at = 0; at < text.length; ) {
    const wanted = nextSet(set, text, at)
    if (wanted !== set) symbols.push(wanted === 'C' ? toC : toB)
    set = wanted
    symbols.push(set === 'C' ? Number(text.slice(at, at + 2)) : text.charCodeAt(at) - 32)
    at += set === 'C' ? 2 : 1
  }
  return [...symbols, checkOf(symbols), stop]
}

/** Barcode as widths in modules, alternating bar and space. */
export const code128Widths = (text: string): number[] | null =>
  code128Symbols(text)?.flatMap((symbol) => [...(patterns[symbol] ?? '')].map(Number)) ?? null

const digitsFrom = (text: string, at: number): number => /^\d*/.exec(text.slice(at))?.[0].length ?? 0

const startsInPairs = (text: string) => {
  const digits = digitsFrom(text, 0)
  return digits >= 4 || (digits === 2 && text.length === 2)
}

/**
 * Switching the code set costs a symbol, so digit pairs pay off from four digits at the end and from six in the middle.
 */
function nextSet(set: 'B' | 'C', text: string, at: number): 'B' | 'C' {
  const digits = digitsFrom(text, at)
  if (set === 'C') return digits >= 2 ? 'C' : 'B'
  const isAtEnd = at + digits === text.length
  return digits % 2 === 0 && digits >= (isAtEnd ? 4 : 6) ? 'C' : 'B'
}

const checkOf = ([start = 0, ...data]: readonly number[]): number =>
  data.reduce((sum, symbol, index) => sum + symbol * (index + 1), start) % 103
