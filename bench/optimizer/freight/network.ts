import { codesOfCity } from '@lanewise/geography/places/codes/codes-of-city'
import { placeData } from '@lanewise/geography/places/data'
import { codePlace, type Place } from '@lanewise/geography/places/place'
import { matrix } from '@lanewise/geography/roads/road-miles'

/** A shipper with six plants and with customers in the largest cities. `places` begins with the plants. */
export type Network = {
  places: readonly Place[]
  plants: number
  /** Relative demand of each place after the plants. */
  demand: readonly number[]
  miles: Float64Array
  minutes: Float64Array
}

const plantCities = [
  ['IL', 'Joliet'],
  ['GA', 'Atlanta'],
  ['TX', 'Fort Worth'],
  ['OH', 'Columbus'],
  ['CA', 'Fresno'],
  ['PA', 'Allentown'],
] as const

/** Alaska, Hawaii and territories, which trucks from the other states cannot reach. */
const elsewhere = ['AK', 'HI', 'PR', 'VI', 'GU', 'AS', 'MP']

export function networkOf(customers: number): Network {
  const cities = citiesByPeople()
  const plants = plantCities.map(([state, city]) => {
    const match = cities.find(({ place }) => place.state === state && place.city === city)
    if (!match) throw new Error(`There is no ${city} in ${state}`)
    return match
  })
  const buyers = cities.filter((city) => !plants.includes(city)).slice(0, customers)
  const places = [...plants, ...buyers].map(({ place }) => place)
  const { miles } = matrix(places, places)
  return {
    places,
    plants: plants.length,
    demand: buyers.map(({ people }) => people ** 0.7),
    miles,
    minutes: miles.map(driveMinutes),
  }
}

/** Driving time at 50 miles an hour, with ten hours of rest after eleven hours of driving. */
function driveMinutes(miles: number): number {
  const hours = miles / 50
  return 60 * hours + 600 * Math.floor(hours / 11)
}

/** Cities by population, each located at its most populous postal code. */
function citiesByPeople(): { place: Place; people: number }[] {
  const data = placeData()
  const { cities, states } = data
  const rows = cities.names.map((_name, row) => row).filter((row) => cities.rowOf[row] === row)
  return rows
    .filter((row) => {
      const state = states[cities.stateOf[row] ?? 0]
      return state?.country === 'US' && !elsewhere.includes(state.code)
    })
    .sort((a, b) => (cities.populations[b] ?? 0) - (cities.populations[a] ?? 0))
    .flatMap((row) => {
      const [code] = codesOfCity(data, row, 1)
      return code === undefined ? [] : [{ place: codePlace(data, code), people: cities.populations[row] ?? 0 }]
    })
}
