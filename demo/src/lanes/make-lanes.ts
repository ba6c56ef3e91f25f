import { LaneTerms } from '@lanewise/contract/lane-fields'
import type { EquipmentMode } from '@lanewise/domain/freight/modes'
import { laneKeys } from '@lanewise/domain/lanes/match-lane'
import { thinLine } from '@lanewise/domain/mileage/thin-line'
import type { Country } from '@lanewise/domain/places/states'
import { route } from '@lanewise/geography/roads/route'
import type { Random } from '#random.ts'
import { laneCodes } from './lane-codes.ts'
import { type DemoContract, type LaneCarrier, makeContracts, runs } from './make-contracts.ts'
import { type DemoWatcher, makeWatchers, type WatchingPerson } from './make-watchers.ts'

/** A location with the fields that a lane needs for its origin or destination. */
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
  /** Number of lanes from each of the company's own locations. */
  lanesPerSite: number
}

type LaneDraft = { from: LaneSite; to: LaneSite; equipmentMode: EquipmentMode; isLapsed: boolean; code: string }

const mostPoints = 300
/** Every lane with a multiple of this number has only expired rates. */
const lapsedEvery = 60

/** Creates the lanes of a company from its own locations to each other and to the cities of its customers. */
export function makeLanes(random: Random, network: LaneNetwork) {
  const own = network.locations.filter(({ knownCompanyId }) => knownCompanyId === null)
  const others = network.locations.filter(({ knownCompanyId }) => knownCompanyId !== null)
  const ends = own.flatMap((from) =>
    destinationsOf(random, from, { own, others, count: network.lanesPerSite }).map((to) => ({ from, to })),
  )
  const codeOf = laneCodes()
  return ends.flatMap((pair, index) => {
    const wanted = random.pick<EquipmentMode>([1, 1, 1, 1, 1, 2, 2, 2, 3])
    const equipmentMode = network.carriers.some((carrier) => runs(carrier, wanted)) ? wanted : 1
    const isLapsed = index % lapsedEvery === lapsedEvery - 1
    return laneOf(random, { ...pair, equipmentMode, isLapsed, code: codeOf({ ...pair, equipmentMode }) }, network) ?? []
  })
}

export type DemoLane = NonNullable<ReturnType<typeof laneOf>>

/** About half of the destinations are the company's own locations. No city occurs twice. */
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

function laneOf(random: Random, draft: LaneDraft, { carriers, people, today }: LaneNetwork) {
  const [origin, destination] = [endOf(draft.from, true), endOf(draft.to, random.chance(0.6))]
  const { miles, legs, source } = route([origin, destination])
  // No road connects these places.
  if (source === 'estimate') return null
  const { equipmentMode } = draft
  const tenderType = random.chance(0.7) ? 'Automatic' : 'Manual'
  const terms = LaneTerms.parse({
    customerReferenceNumber: draft.code,
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
      isLapsed: draft.isLapsed,
    }) satisfies DemoContract[],
    watchers: makeWatchers(random, people) satisfies DemoWatcher[],
  }
}

/** A postal code for a single fixed dock, otherwise the whole city. */
function endOf({ city, state, postalCode, country, latitude, longitude }: LaneSite, hasCode: boolean) {
  const place = { city, state, country: country as Country, postalCode: hasCode ? postalCode : null }
  return { ...place, ...laneKeys(place), latitude: latitude ?? 0, longitude: longitude ?? 0 }
}

const cityOf = ({ city, state }: LaneSite) => `${city}, ${state}`
