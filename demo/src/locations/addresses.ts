import { type Address, settledAddress } from '@lanewise/domain/locations/address'
import type { Country } from '@lanewise/domain/places/states'
import { findCity, postalCodesOf } from '@lanewise/geography/places/cities'
import type { Place } from '@lanewise/geography/places/place'
import type { Random } from '#random.ts'
import { canadianRegions, mexicanRegions, type Region, regions } from './regions.ts'

/** A city for locations. Mexican cities include their postal code. */
export type Town = { country: Country; city: string; state: string; postalCode: string | null }

const countriesOf: [Country, Record<string, string>][] = [
  ['US', regions],
  ['CA', canadianRegions],
  ['MX', mexicanRegions],
]

/** The cities of the given regions, in list order. */
export const townsOf = (wanted: readonly Region[]): Town[] =>
  countriesOf.flatMap(([country, lists]) =>
    wanted.flatMap((region) => (lists[region]?.split('|') ?? []).map((entry) => townOf(country, entry))),
  )

function townOf(country: Country, entry: string): Town {
  const [, city = '', state = '', postalCode = null] = /^(.*?) ([A-Z]{2,4})(?: (\d{5}))?$/.exec(entry) ?? []
  return { country, city, state, postalCode }
}

/** An address with an invented street and a real postal code, and its coordinates. */
export function addressIn(random: Random, town: Town, kind: 'yard' | 'street'): { address: Address; place: Place } {
  const { country, state } = town
  const place = placeIn(random, town)
  const suite = kind === 'yard' && country !== 'MX' && random.chance(0.12)
  const address = settledAddress({
    addressLine1: streetIn(random, town, kind),
    addressLine2: suite ? `${random.pick(['Suite', 'Unit', 'Building'])} ${random.whole(1, 40)}` : null,
    city: place.city,
    state,
    postalCode: place.postalCode ?? '',
    country,
  })
  return { address, place }
}

/** Real postal codes of a town with residents. In Mexico, the postal code of the city center. */
const placesIn = new Map<string, Place[]>()

function placeIn(random: Random, town: Town): Place {
  const key = `${town.country} ${town.state} ${town.city}`
  const places = placesIn.get(key) ?? lookUp(town)
  placesIn.set(key, places)
  const place = random.pick(places)
  return place.country === 'CA' ? { ...place, postalCode: `${place.postalCode} ${firstUnits(random)}` } : place
}

function lookUp({ country, state, city, postalCode }: Town): Place[] {
  const codes = postalCodesOf(country, state, city)
  if (codes.length > 0) return codes.slice(0, Math.ceil(codes.length / 2))
  const whole = findCity(country, state, city)
  if (!whole || !postalCode) throw new Error(`There is no postal code of ${city} in ${country} ${state}`)
  return [{ ...whole, postalCode }]
}

/** A local delivery unit that every Canadian postal area has. */
const firstUnits = (random: Random) => `1${random.pick(['A', 'B', 'C'])}${random.whole(1, 9)}`

const streets = {
  yard: 'Industrial Pkwy|Commerce Dr|Distribution Way|Logistics Blvd|Enterprise Dr|Rail Spur Rd|Warehouse Row|Gateway Blvd|Foundry St|Terminal Ave|Crossroads Blvd|Interchange Dr|Freight Rd|Airport Rd|Progress Way|Millrace Rd|Stockyard Rd|Depot St|Quarry Rd|Innovation Ct'.split(
    '|',
  ),
  street:
    'Main St|Oak Ave|Maple Ave|Washington Blvd|Lincoln Hwy|Market St|Park Ave|Cedar Ln|Elm St|2nd St|5th Ave|Broadway|River Rd|Lake Shore Dr|College Ave|Franklin St|Jefferson Ave|Walnut St|Sunset Blvd|Orchard Rd'.split(
      '|',
    ),
}
const frenchStreets = [
  'rue de l’Industrie',
  'boul. Industriel',
  'rue du Parc',
  'av. des Érables',
  'rue Principale',
  'ch. du Moulin',
]
const spanishStreets = [
  'Av. de la Industria',
  'Blvd. Logístico',
  'Calle Morelos',
  'Av. Hidalgo',
  'Av. Las Torres',
  'Calle Juárez',
]

const spanishStreet = (random: Random) =>
  random.chance(0.25)
    ? `${random.pick(['Carretera Nacional km', 'Parque Industrial Norte, Nave'])} ${random.whole(1, 60)}`
    : `${random.pick(spanishStreets)} ${random.whole(10, 2400)}`

function streetIn(random: Random, { country, state }: Town, kind: 'yard' | 'street'): string {
  if (country === 'MX') return spanishStreet(random)
  if (state === 'QC') return `${random.whole(10, 9800)} ${random.pick(frenchStreets)}`
  const side = random.chance(0.2) ? `${random.pick(['N', 'S', 'E', 'W'])} ` : ''
  return `${random.whole(10, 9900)} ${side}${random.pick(streets[kind])}`
}
