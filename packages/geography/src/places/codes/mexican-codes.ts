import { readFileSync } from 'node:fs'
import { findCity } from '../cities.ts'
import type { Place } from '../place.ts'

type CodeRange = { first: string; last: string; city: string; state: string }

const line = /^(\d{5}) (\d{5}) (.+), ([A-Z]+)$/
let ranges: CodeRange[] | undefined

/** Ranges of postal codes of Mexican cities, in ascending order, read from their file at the first call. */
export function mexicanRanges(): readonly CodeRange[] {
  ranges ??= readFileSync(new URL('../../../data/mexican-postal-codes.txt', import.meta.url), 'utf8')
    .split('\n')
    .flatMap((text) => {
      const [, first = '', last = '', city = '', state = ''] = line.exec(text) ?? []
      return first ? [{ first, last, city, state }] : []
    })
  return ranges
}

/** The city of a Mexican postal code, with that code; undefined outside the known ranges. */
export function mexicanPlace(code: string): Place | undefined {
  const range = /^\d{5}$/.test(code) && mexicanRanges().find(({ first, last }) => first <= code && code <= last)
  return range ? placeIn(range, code) : undefined
}

/** Places for a typed code: of the full code, or the first codes of the ranges that begin with the digits. */
export function mexicanPlaces(digits: string): Place[] {
  const matches =
    digits.length === 5
      ? [mexicanPlace(digits)]
      : mexicanRanges().flatMap((range) => (range.first.startsWith(digits) ? [placeIn(range, range.first)] : []))
  return matches.filter((place) => place !== undefined)
}

function placeIn({ city, state }: CodeRange, postalCode: string): Place | undefined {
  const place = findCity('MX', state, city)
  return place && { ...place, postalCode }
}
