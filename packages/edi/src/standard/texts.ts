import { plainText } from '#x12-writer.ts'

/** A text in lines of a width, broken between words; a word that is longer than a line is cut. */
export function linesOf(text: string, width: number): string[] {
  const words = plainText(text)
    .split(/\s+/)
    .flatMap((word) => word.match(new RegExp(`.{1,${width}}`, 'g')) ?? [])
  const lines: string[] = []
  for (const word of words) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + 1 + word.length <= width) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Lines as the one text that they are; null for none. */
export const joinedLines = (lines: readonly string[]): string | null =>
  lines.filter((line) => line !== '').join(' ') || null

/** A number without the exponent that JavaScript gives to very large and small ones; at most three decimals. */
export const decimal = (value: number): string => value.toFixed(3).replace(/\.?0+$/, '')

/** The number in an element; null where there is none. */
export function readNumber(text: string): number | null {
  return /^-?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : null
}
