import type { EquipmentMode } from '#freight/modes.ts'
import { normalizedCity } from '#locations/address.ts'
import { postalCodeKey } from '#locations/postal-code.ts'
import type { Country } from '#places/states.ts'
import { type Instant, momentOf } from '#shared/moments.ts'

/** One end of a lane, or the first pickup or the last dropoff of a shipment. */
export type LaneEnd = { postalCode: string | null; city: string; state: string; country: Country }

type EndFacts = { [F in 'City' | 'State' | 'PostalCode' | 'Country' as `${'origin' | 'destination'}${F}`]: string }

export const laneEndOf = (facts: EndFacts, end: 'origin' | 'destination'): LaneEnd => ({
  city: facts[`${end}City`],
  state: facts[`${end}State`],
  postalCode: facts[`${end}PostalCode`],
  country: facts[`${end}Country`] as Country,
})

type MatchFacts = { equipmentMode: EquipmentMode; origin: LaneEnd; destination: LaneEnd }

/**
 * The lane that a truckload belongs to: matched by postal codes before by cities, then the newest; null for none.
 * The product asks the database (`lanes/finding`); this function checks its answers in a test.
 * @oracle lanes/finding
 */
export function laneOf<Lane extends MatchFacts & { createdAt: Instant }>(
  shipment: MatchFacts,
  lanes: readonly Lane[],
): Lane | null {
  const ranked = lanes
    .map((lane) => ({ lane, rank: matchRank(shipment, lane) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || momentOf(b.lane.createdAt) - momentOf(a.lane.createdAt))
  return ranked[0]?.lane ?? null
}

/** 2 if both ends match by postal code, 1 if both match by city and state, otherwise 0. */
function matchRank(shipment: MatchFacts, lane: MatchFacts): 0 | 1 | 2 {
  if (shipment.equipmentMode !== lane.equipmentMode) return 0
  const [from, to] = [laneKeys(shipment.origin), laneKeys(shipment.destination)]
  const [origin, destination] = [laneKeys(lane.origin), laneKeys(lane.destination)]
  const isSame = (key: keyof LaneKeys) =>
    from[key] !== null && to[key] !== null && from[key] === origin[key] && to[key] === destination[key]
  if (isSame('postalKey')) return 2
  return isSame('cityKey') ? 1 : 0
}

/** Keys for matching a lane end: country and postal area, and country, state, and city. Null matches nothing. */
export type LaneKeys = { postalKey: string | null; cityKey: string | null }

/** Keys under which a lane end is stored and looked up for a shipment. (DEF-65) */
export function laneKeys(end: LaneEnd): LaneKeys {
  const area = postalArea(end)
  return {
    postalKey: area === '' ? null : `${end.country}|${area}`,
    cityKey: end.city.trim() === '' ? null : normalizedCity(end),
  }
}

/** A full Canadian postal code is as narrow as one side of a street; its first three characters name the area. */
function postalArea({ country, postalCode }: LaneEnd): string {
  const code = postalCodeKey(country, postalCode ?? '')
  return country === 'CA' ? code.slice(0, 3) : code
}
