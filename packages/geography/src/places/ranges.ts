import { type Cities, numberOf } from './data.ts'
import { fold } from './fold.ts'

/** A run of rows, without its end. */
export type Range = { start: number; end: number }

/** The names that begin with a folded prefix. */
export function citiesBeginning({ names }: Cities, prefix: string): Range {
  const nameAt = (row: number) => fold(names[row] ?? '').slice(0, prefix.length)
  return {
    start: firstWhere(names.length, (row) => nameAt(row) >= prefix),
    end: firstWhere(names.length, (row) => nameAt(row) > prefix),
  }
}

/** The names that are a folded name. */
export function citiesNamed({ names }: Cities, name: string): Range {
  const nameAt = (row: number) => fold(names[row] ?? '')
  return {
    start: firstWhere(names.length, (row) => nameAt(row) >= name),
    end: firstWhere(names.length, (row) => nameAt(row) > name),
  }
}

/** The postal codes that begin with up to five digits, or with up to three characters of a Canadian area. */
export function codesBeginning(numbers: Uint32Array, prefix: string): Range {
  const [width, last] = /^\d/.test(prefix) ? [5, '9'] : [3, 'Z']
  const lowest = numberOf(prefix.padEnd(width, '0'))
  const highest = numberOf(prefix.padEnd(width, last))
  return {
    start: firstWhere(numbers.length, (row) => (numbers[row] ?? 0) >= lowest),
    end: firstWhere(numbers.length, (row) => (numbers[row] ?? 0) > highest),
  }
}

/** The first of rows 0 … length for which a test that turns true once and stays true holds. */
function firstWhere(length: number, holds: (row: number) => boolean): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
