import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import type { Country } from '@lanewise/domain/places/states'
import { type Grouped, grouped } from './grouped.ts'

/** Cities sorted by folded name. An alias has no data of its own, only the row of its city. */
export type Cities = {
  names: string[]
  /** Row of the city that a name belongs to: its own row, or another one for an alias. */
  rowOf: Uint32Array
  stateOf: Uint8Array
} & Facts

/** US ZIP codes followed by Canadian areas, as ascending numbers (`numberOf`). */
export type PostalCodes = { numbers: Uint32Array; cityOf: Uint32Array; byCity: Grouped } & Facts

type Facts = { zoneOf: Uint8Array; latitudes: Int32Array; longitudes: Int32Array; populations: Uint32Array }

export type PlaceData = {
  states: { country: Country; code: string }[]
  zones: string[]
  cities: Cities
  postalCodes: PostalCodes
}

/** Converts a stored latitude or longitude, which is in ten-thousandths of a degree. */
export const degrees = (stored: number | undefined): number => (stored ?? 0) / 10_000

let data: PlaceData | undefined

/** Place data, read from its files at the first call (about 80 ms) and cached (about 6 MB). */
export function placeData(): PlaceData {
  data ??= read()
  return data
}

const canadaStarts = 100_000

/** A postal code as a number: a ZIP code unchanged, a Canadian area above all ZIP codes. */
export const numberOf = (code: string): number =>
  /^\d/.test(code) ? Number(code) : canadaStarts + Number.parseInt(code, 36)

/** Converts a number back to its code, with leading zeros. */
export const codeOf = (number: number): string =>
  number < canadaStarts ? String(number).padStart(5, '0') : (number - canadaStarts).toString(36).toUpperCase()

type Columns = { zoneOf: number[]; latitudes: number[]; longitudes: number[]; populations: number[] }
type CityColumns = Columns & { states: string[]; zones: string[]; names: string[]; places: number[] }
type CodeColumns = Columns & { codes: string; cityOf: number[] }

function read(): PlaceData {
  const cities = unpack<CityColumns>('cities.json.br')
  const codes = unpack<CodeColumns>('postal-codes.json.br')
  const cityOf = Uint32Array.from(codes.cityOf)
  return {
    states: cities.states.map(stateOf),
    zones: cities.zones,
    cities: {
      names: cities.names,
      rowOf: Uint32Array.from(cities.places, (place, row) => (place < 0 ? -1 - place : row)),
      stateOf: Uint8Array.from(cities.places, (place) => Math.max(0, place)),
      ...factsOf(cities),
    },
    postalCodes: {
      numbers: Uint32Array.from(codes.codes.split(' '), numberOf),
      cityOf,
      byCity: grouped(cityOf, cities.names.length),
      ...factsOf(codes),
    },
  }
}

const factsOf = ({ zoneOf, latitudes, longitudes, populations }: Columns): Facts => ({
  zoneOf: Uint8Array.from(zoneOf),
  latitudes: Int32Array.from(latitudes),
  longitudes: Int32Array.from(longitudes),
  populations: Uint32Array.from(populations),
})

function stateOf(text: string) {
  const [country, code] = text.split('-')
  return { country: country as Country, code: code ?? '' }
}

const unpack = <T>(file: string): T =>
  JSON.parse(brotliDecompressSync(readFileSync(new URL(`../../data/${file}`, import.meta.url))).toString()) as T
