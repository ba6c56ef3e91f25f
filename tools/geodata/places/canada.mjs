import { createRequire } from 'node:module'
import { fold } from '@lanewise/geography/places/fold'
import { areasOfCities, brokenAreas, leftOut, lostLetters, ownTowns } from './corrections.mjs'
import { geoNamesCities, groupBy, kilometresBetween, nearest } from './sources.mjs'

const require = createRequire(import.meta.url)

const provinces = {
  '01': 'AB',
  '02': 'BC',
  '03': 'MB',
  '04': 'NB',
  '05': 'NL',
  '07': 'NS',
  '08': 'ON',
  '09': 'PE',
  10: 'QC',
  11: 'SK',
  12: 'YT',
  13: 'NT',
  14: 'NU',
}
const byFirstLetter = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  Y: 'YT',
}
/** Two territories share the letter X. */
const nunavut = ['X0A', 'X0B', 'X0C']
const farthest = 60
const suburb = 15

export function canada() {
  const cities = geoNamesCities('CA').map(({ admin, ...city }) => ({ ...city, state: provinces[admin] }))
  const byState = groupBy(cities, ({ state }) => state)
  const source = require('zipcodes/lib/codesCanada.js').codes
  const codes = Object.values(source)
    .filter(({ zip }) => !leftOut.includes(zip))
    .map((row) => areaOf(row, byState))
  return { cities, codes }
}

/** The first letter of an area determines the province. */
function stateOf(area) {
  if (area[0] === 'X') return nunavut.includes(area) ? 'NU' : 'NT'
  return byFirstLetter[area[0]]
}

function areaOf(row, byState) {
  const area = { ...row, name: row.city, ...brokenAreas[row.zip] }
  const state = stateOf(area.zip)
  const near = byState.get(state).filter((city) => kilometresBetween(area, city) < farthest)
  const city = cityOf(area, near)
  const closest = city ?? nearest(area, byState.get(state))
  return {
    country: 'CA',
    code: area.zip,
    name: city?.name ?? readable(townOf(area)),
    state,
    latitude: area.latitude,
    longitude: area.longitude,
    population: Math.round((city?.population ?? 0) / 10),
    zone: closest.zone,
  }
}

function cityOf(area, near) {
  const whole = areasOfCities.find(({ areas }) => areas.test(area.zip))
  const named = namedCity(townOf(area), near)
  if (whole && !ownTowns.includes(named?.name)) return near.find(({ name }) => name === whole.name)
  return named ?? (area.zip[1] === '0' ? undefined : townAround(area, near))
}

/** The city whose name is part of the area's name, longest first; a lost letter matches any letter. */
function namedCity(town, near) {
  const words = fold(town.replaceAll('- ', '-').replaceAll(lost, standIn))
  const matches = (name) =>
    ` ${words} `.includes(` ${name} `) ||
    (words.includes(standIn) && fitting(name).test(words.replaceAll(standIn, '.')))
  return near
    .filter(({ name }) => matches(fold(name)))
    .sort((a, b) => b.name.length - a.name.length || b.population - a.population)[0]
}

/** Accented letters are lost in the source; `fold` would drop their replacement character. */
const lost = '\ufffd'
const standIn = 'ø'
const fitting = (name) => new RegExp(`^${[...name].map((letter) => `[${letter}.]`).join('')}\\b`)

/** A neighborhood without a city's name belongs to the nearest larger city. */
function townAround(area, near) {
  return nearest(
    area,
    near.filter((city) => kilometresBetween(area, city) < suburb && city.population > 50_000),
  )
}

/** Rural areas name their main town in parentheses, other areas their neighborhoods. */
function townOf({ zip, name }) {
  const inside = /\(([^)/]+)/.exec(name)?.[1]
  return zip[1] === '0' && inside ? inside : name.replace(/\s*\(.*$/, '')
}

const compass =
  /\s+(?:(?:Inner|Outer|Upper|Lower)\s+)?(?:North|South|East|West|Central|Northeast|Northwest|Southeast|Southwest)$/

function readable(town) {
  const name = town
    .replaceAll('- ', '-')
    .replace(compass, '')
    .replace(compass, '')
    .replace(/(^|[\s-]|\bMc)(\p{Ll})/gu, (_all, before, letter) => before + letter.toUpperCase())
    .replace(/-(De|La|Des|Du|Sur|Aux|A)(?=-)/g, (part) => part.toLowerCase())
  return lostLetters[name] ?? name
}
