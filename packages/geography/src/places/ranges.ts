import { type Cities, numberOf } from './data.ts'
import { fold } from './fold.ts'

/** A range of rows; `end` is exclusive. */
export type Range = { start: number; end: number }

/** Cities whose name begins with a folded prefix. */
export function citiesBeginning({ names }: Cities, prefix: string): Range {
  const nameAt = (row: number) => fold(names[row] ?? '').slice(0, prefix.length)
  return {
    start: firstWhere(names.length, (row) => nameAt(row) >= prefix),
    end: firstWhere(names.length, (row) => nameAt(row) > prefix),
  }
}

/** Cities whose name equals a folded name. */
export function citiesByName({ names }: Cities, name: string): Range {
  const nameAt = (row: number) => fold(names[row] ?? '')
  return {
    start: firstWhere(names.length, (row) => nameAt(row) >= name),
    end: firstWhere(names.length, (row) => nameAt(row) > name),
  }
}

/** Postal codes that begin with up to five digits, or with up to three characters of a Canadian area. */
export function codesBeginning(numbers: Uint32Array, prefix: string): Range {
  const [width, last] = /^\d/.test(prefix) ? [5, '9'] : [3, 'Z']
  const lowest = numberOf(prefix.padEnd(width, '0'))
  const highest = numberOf(prefix.padEnd(width, last))
  return {
    start: firstWhere(numbers.length, (row) => (numbers[row] ?? 0) >= lowest),
    end: firstWhere(numbers.length, (row) => (numbers[row] ?? 0) > highest),
  }
}

/** Binary search for the first of rows 0 … length that passes a monotonic test. */
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
