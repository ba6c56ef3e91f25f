import { LocationRow } from '@lanewise/contract/location-fields'
import { type Address, normalizedAddress, settledAddress } from '@lanewise/domain/locations/address'
import { findCity } from '@lanewise/geography/places/cities'
import type { Place } from '@lanewise/geography/places/place'
import { findPostalCode } from '@lanewise/geography/places/postal-codes'
import type { Random } from '#random.ts'
import { addressIn, type Town, townsOf } from './addresses.ts'
import type { Firm, SiteKind } from './firms.ts'
import { dockOf } from './hours.ts'
import type { OwnSite } from './own-sites.ts'
import { siteFacts } from './site-facts.ts'

type Placed = { address: Address; place: Place }
type LocationNames = {
  locationName: string
  locationAlias: string | null
  companyName: string | null
  companyAlias: string | null
}

/** The locations of a company and of its partner firms. No two share an address. */
export function makeLocations(random: Random, own: readonly OwnSite[], firms: readonly Firm[]) {
  const taken = new Set<string>()
  return [
    ...own.map((site) => ownLocation(random, site, taken)),
    ...firms.flatMap((firm) => locationsOf(random, firm, taken)),
  ]
}

export type DemoLocation = ReturnType<typeof makeLocations>[number]

function ownLocation(random: Random, { name, alias, kind, address: written }: OwnSite, taken: Set<string>) {
  const address = settledAddress(written)
  const { country, state, city, postalCode } = address
  const place = findPostalCode(country, postalCode) ?? findCity(country, state, city)
  if (!place) throw new Error(`There is no place for ${name}`)
  taken.add(normalizedAddress(address))
  const names = { locationName: name, locationAlias: alias, companyName: null, companyAlias: null }
  return locationOf(random, kind, { address, place }, { ...names, warehouseId: `AC${address.postalCode.slice(0, 3)}` })
}

function locationsOf(random: Random, firm: Firm, taken: Set<string>) {
  const towns = random.shuffle(townsOf(firm.regions))
  const kinds = (Object.entries(firm.sites) as [SiteKind, number][]).flatMap(([kind, count]) =>
    Array.from({ length: count }, () => kind),
  )
  return kinds.map((kind, index) => {
    const town = towns[index % towns.length]
    if (!town) throw new Error(`${firm.name} has no towns`)
    const placed = freeAddress(random, town, kind, taken)
    const number = 100 + index * 7 + random.whole(0, 6)
    const names = namesOf(random, firm, kind, {
      city: placed.address.city,
      number,
      round: Math.floor(index / towns.length),
    })
    return locationOf(random, kind, placed, { ...names, warehouseId: `${firm.code}${String(number).padStart(4, '0')}` })
  })
}

function freeAddress(random: Random, town: Town, kind: SiteKind, taken: Set<string>): Placed {
  const placed = addressIn(random, town, ['store', 'kitchen', 'home'].includes(kind) ? 'street' : 'yard')
  const key = normalizedAddress(placed.address)
  if (taken.has(key)) return freeAddress(random, town, kind, taken)
  taken.add(key)
  return placed
}

const siteLabels: Record<SiteKind, string> = {
  plant: 'Plant',
  center: 'Distribution Center',
  warehouse: 'Warehouse',
  store: 'Store',
  crossDock: 'Cross-Dock',
  port: 'Container Terminal',
  kitchen: 'Kitchen',
  home: 'Residence',
}

type Site = { city: string; number: number; round: number }

function namesOf(
  random: Random,
  { name, code, alias }: Firm,
  kind: SiteKind,
  { city, number, round }: Site,
): LocationNames {
  const numbered = kind === 'store' || kind === 'kitchen' ? ` ${number}` : round > 0 ? ` ${round + 1}` : ''
  const hasAlias = kind !== 'store' && random.chance(0.25)
  return {
    locationName: `${city} ${siteLabels[kind]}${numbered}`,
    locationAlias: hasAlias ? `${code} ${city}` : null,
    companyName: name,
    companyAlias: alias,
  }
}

/** Location fields that a user could have entered, validated like an import, with the coordinates. */
function locationOf(
  random: Random,
  kind: SiteKind,
  { address, place }: Placed,
  { warehouseId, ...names }: LocationNames & { warehouseId: string },
) {
  const { latitude, longitude, ianaTimeZone } = place
  const row = LocationRow.parse({
    ...address,
    ...names,
    ...siteFacts(random, kind, warehouseId),
    ...dockOf(random, kind),
  })
  return { ...row, id: random.id(), normalizedAddress: normalizedAddress(address), latitude, longitude, ianaTimeZone }
}
