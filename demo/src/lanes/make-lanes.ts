import { LaneTerms } from '@lanewise/contract/lane-fields'
import { type EquipmentMode, equipmentModeLabels } from '@lanewise/domain/freight/modes'
import { laneKeys } from '@lanewise/domain/lanes/match-lane'
import { thinLine } from '@lanewise/domain/mileage/thin-line'
import type { Country } from '@lanewise/domain/places/states'
import { route } from '@lanewise/geography/roads/route'
import type { Random } from '#random.ts'
import { type DemoContract, type LaneCarrier, makeContracts, runs } from './make-contracts.ts'
import { type DemoWatcher, makeWatchers, type WatchingPerson } from './make-watchers.ts'

/** A location as far as a lane may begin or end at it. */
export type LaneSite = {
  city: string
  state: string
  postalCode: string
  country: string
  latitude: number | null
  longitude: number | null
  knownCompanyId: string | null
}

export type LaneNetwork = {
  locations: readonly LaneSite[]
  carriers: readonly LaneCarrier[]
  people: readonly WatchingPerson[]
  today: string
  /** How many lanes begin at each location of the company itself. */
  lanesPerSite: number
}

type Way = { from: LaneSite; to: LaneSite; equipmentMode: EquipmentMode; isLapsed: boolean }

const mostPoints = 300
/** On every so manieth lane nobody has a rate any more. */
const lapsedEvery = 60

/** The lanes of a company: from its own locations to each other and to the cities of those it delivers to. */
export function makeLanes(random: Random, network: LaneNetwork) {
  const own = network.locations.filter(({ knownCompanyId }) => knownCompanyId === null)
  const others = network.locations.filter(({ knownCompanyId }) => knownCompanyId !== null)
  const ends = own.flatMap((from) =>
    destinationsOf(random, from, { own, others, count: network.lanesPerSite }).map((to) => ({ from, to })),
  )
  return ends.flatMap((way, index) => {
    const wanted = random.pick<EquipmentMode>([1, 1, 1, 1, 1, 2, 2, 2, 3])
    const equipmentMode = network.carriers.some((carrier) => runs(carrier, wanted)) ? wanted : 1
    const isLapsed = index % lapsedEvery === lapsedEvery - 1
    return laneOf(random, { ...way, equipmentMode, isLapsed }, network) ?? []
  })
}

export type DemoLane = NonNullable<ReturnType<typeof laneOf>>

/** About half of them own locations, and no city twice. */
function destinationsOf(
  random: Random,
  from: LaneSite,
  { own, others, count }: { own: readonly LaneSite[]; others: readonly LaneSite[]; count: number },
): LaneSite[] {
  const cities = new Set([cityOf(from)])
  const isNew = (site: LaneSite) => {
    const isKnown = cities.has(cityOf(site))
    cities.add(cityOf(site))
    return !isKnown && site.latitude !== null
  }
  const near = random.shuffle(own).slice(0, Math.ceil(count / 2) + 1)
  return [...near, ...random.shuffle(others)].filter(isNew).slice(0, count)
}

function laneOf(random: Random, way: Way, { carriers, people, today }: LaneNetwork) {
  const [origin, destination] = [endOf(way.from, true), endOf(way.to, random.chance(0.6))]
  const { miles, legs, source } = route([origin, destination])
  // Nobody drives there.
  if (source === 'estimate') return null
  const { equipmentMode } = way
  const tenderType = random.chance(0.7) ? 'Automatic' : 'Manual'
  const terms = LaneTerms.parse({
    customerReferenceNumber: nameOf(way),
    equipmentMode,
    tenderType,
    tenderMethod: random.pick(tenderType === 'Manual' ? ['Manual', 'Email'] : ['Email', 'Email', 'EDI', 'API']),
    tenderTime: random.pick([30, 60, 60, 90, 120, 240]),
    shipmentTenderingStart: random.whole(1, 5),
    expirationAction: random.pick([null, 'NotifyWatchers', 'NotifyWatchers', 'BroadcastToNetwork', 'RequestSpotQuote']),
  })
  const line = thinLine(
    legs.flatMap((leg) => leg.line),
    mostPoints,
  )
  return {
    id: random.id(),
    terms,
    origin,
    destination,
    miles,
    line,
    contracts: makeContracts(random, {
      equipmentMode,
      miles,
      carriers,
      today,
      isLapsed: way.isLapsed,
    }) satisfies DemoContract[],
    watchers: makeWatchers(random, people) satisfies DemoWatcher[],
  }
}

/** A postal code where trucks always go to one dock, otherwise the whole city. */
function endOf({ city, state, postalCode, country, latitude, longitude }: LaneSite, hasCode: boolean) {
  const place = { city, state, country: country as Country, postalCode: hasCode ? postalCode : null }
  return { ...place, ...laneKeys(place), latitude: latitude ?? 0, longitude: longitude ?? 0 }
}

function nameOf({ from, to, equipmentMode }: Way): string {
  const kind = equipmentMode === 1 ? '' : ` ${equipmentModeLabels[equipmentMode]}`
  return `${cityOf(from)} to ${cityOf(to)}${kind}`
}

const cityOf = ({ city, state }: LaneSite) => `${city}, ${state}`
