import { fold } from '@lanewise/geography/places/fold'
import { alsoCalled, commonNames } from './corrections.mjs'
import { groupBy } from './sources.mjs'

export const keyOf = ({ country, state, name }) => `${country}|${state}|${fold(name)}`

/** Each city once, by country, state and name; of two cities with the same name in a state the larger one is used. */
export function citiesOf(listed, codes) {
  const cities = new Map()
  for (const city of listed.map(commonlyNamed)) {
    const same = cities.get(keyOf(city))
    if (!same || same.population < city.population) cities.set(keyOf(city), city)
  }
  for (const [key, own] of groupBy(codes, keyOf)) {
    const city = cities.get(key)
    const mail = cityOfCodes(own)
    if (!city) cities.set(key, mail)
    else if (city.country === 'US') city.population = Math.max(city.population, mail.population)
  }
  return cities
}

/** Alternative names of cities, unless a city in the state has that name itself; a village does not count. */
export function aliasesOf(listed, cities) {
  const aliases = new Map()
  const add = (city, also) => {
    const [from, to] = [keyOf({ ...city, name: also }), keyOf(city)]
    const population = cities.get(to)?.population ?? 0
    if ((cities.get(from)?.population ?? 0) * 20 <= population) aliases.set(from, { name: also, of: to, population })
  }
  for (const city of listed) {
    const common = commonlyNamed(city)
    if (common !== city) add(common, city.name)
    if (city.country === 'MX' && city.name.startsWith('Ciudad ')) add(common, city.name.slice('Ciudad '.length))
  }
  for (const { also, ...city } of alsoCalled) add(city, also)
  return aliases
}

function commonlyNamed(city) {
  const name = commonNames[city.country][city.name]
  return name ? { ...city, name } : city
}

/** A city known only from postal codes is placed at its population center. */
function cityOfCodes(codes) {
  const weights = codes.map(({ population }) => population + 1)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const middle = (field) => codes.reduce((sum, code, index) => sum + code[field] * weights[index], 0) / total
  const [largest] = codes.toSorted((a, b) => b.population - a.population)
  const { country, state, name, zone } = largest
  const population = codes.reduce((sum, code) => sum + code.population, 0)
  return { country, state, name, zone, latitude: middle('latitude'), longitude: middle('longitude'), population }
}
