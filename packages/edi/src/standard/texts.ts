import { plainText } from '#x12-writer.ts'

/** Wraps text into lines of a width between words; a word longer than a line is split. */
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

/** Joins lines into one text; null when there are none. */
export const joinedLines = (lines: readonly string[]): string | null =>
  lines.filter((line) => line !== '').join(' ') || null

/**
 * Formats a number without the exponent that JavaScript uses for very large and small numbers, with at most three
 * decimals.
 */
export const decimal = (value: number): string => value.toFixed(3).replace(/\.?0+$/, '')

/** The number in an element; null when it is not a number. */
export function readNumber(text: string): number | null {
  return /^-?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : null
}
