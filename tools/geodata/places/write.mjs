import { writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { statesOf } from '@lanewise/domain/places/states'
import { timeZones } from '@lanewise/domain/shared/time-zones'
import { fold } from '@lanewise/geography/places/fold'
import { mergedZones } from './corrections.mjs'
import { aliasesOf, citiesOf, keyOf } from './index-of-cities.mjs'

const folder = new URL('../../../packages/geography/data/', import.meta.url)
const tenThousandths = 10_000

/**
 * Writes the columns of cities and codes that the geography package reads; see `packages/geography/src/places/data.ts`.
 */
export function writePlaces(listed, codes) {
  const cities = citiesOf(listed, codes)
  const rows = [
    ...[...cities].map(([key, city]) => ({ ...city, key })),
    ...[...aliasesOf(listed, cities).values()].map((alias) => ({ ...alias, key: alias.of })),
  ].sort((a, b) => compare(fold(a.name), fold(b.name)) || b.population - a.population || compare(a.key, b.key))
  const rowOf = new Map(rows.flatMap((row, index) => (row.of ? [] : [[row.key, index]])))
  const names = lists()
  write('cities.json.br', {
    ...names.lists,
    names: rows.map(({ name }) => name),
    places: rows.map((row) => (row.of ? -1 - rowOf.get(row.of) : names.place(row))),
    zoneOf: rows.map((row) => (row.of ? 0 : names.zone(row))),
    ...points(rows.map((row) => (row.of ? {} : row))),
  })
  const sorted = codes.toSorted((a, b) => compare(a.country, b.country) * -1 || compare(a.code, b.code))
  write('postal-codes.json.br', {
    codes: sorted.map(({ code }) => code).join(' '),
    cityOf: sorted.map((code) => rowOf.get(keyOf(code))),
    zoneOf: sorted.map(names.zone),
    ...points(sorted),
  })
}

/** States and time zones; their index is their number. */
function lists() {
  const states = ['US', 'CA', 'MX'].flatMap((country) => statesOf(country).map(({ code }) => `${country}-${code}`))
  const zones = timeZones.map(({ zone }) => zone)
  return {
    lists: { states, zones },
    place({ country, state, name }) {
      const index = states.indexOf(`${country}-${state}`)
      if (index < 0) throw new Error(`No state ${country}-${state} for ${name}`)
      return index
    },
    zone({ zone: given, name }) {
      const index = zones.indexOf(mergedZones[given] ?? given)
      if (index < 0) throw new Error(`No time zone ${given} for ${name}`)
      return index
    },
  }
}

function points(rows) {
  const column = (field, scale) => rows.map((row) => Math.round((row[field] ?? 0) * scale))
  return {
    latitudes: column('latitude', tenThousandths),
    longitudes: column('longitude', tenThousandths),
    populations: column('population', 1),
  }
}

function write(name, columns) {
  const text = Buffer.from(JSON.stringify(columns))
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 }
  const packed = brotliCompressSync(text, { params })
  writeFileSync(new URL(name, folder), packed)
  console.log(`${name}: ${Math.round(packed.length / 1024)} KB of ${Math.round(text.length / 1024)} KB`)
}

const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0)
