import type { EquipmentMode } from '#freight/modes.ts'
import { isActiveOn } from '#lanes/rate-sequence.ts'
import { normalizedCity } from '#locations/address.ts'
import { postalCodeKey } from '#locations/postal-code.ts'
import type { Country } from '#places/states.ts'
import { type Instant, momentOf } from '#shared/moments.ts'
import type { IsoDate } from '#shared/written-date.ts'

/** One end of a lane, or the first pickup or the last dropoff of a shipment. */
export type LaneEnd = { postalCode: string | null; city: string; state: string; country: Country }

type Way = { equipmentMode: EquipmentMode; origin: LaneEnd; destination: LaneEnd }

/** The lane that a truckload belongs to: matched by postal codes before by cities, then the newest; null for none. */
export function laneOf<Lane extends Way & { createdAt: Instant }>(shipment: Way, lanes: readonly Lane[]): Lane | null {
  const ranked = lanes
    .map((lane) => ({ lane, rank: matchRank(shipment, lane) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || momentOf(b.lane.createdAt) - momentOf(a.lane.createdAt))
  return ranked[0]?.lane ?? null
}

/** The rates of a lane that hold on the day a shipment leaves. */
export const ratesActiveOn = <Rate extends Parameters<typeof isActiveOn>[0]>(
  rates: readonly Rate[],
  shippingDate: IsoDate,
): Rate[] => rates.filter((rate) => isActiveOn(rate, shippingDate))

/** 2 where both ends match by postal code, 1 where both match by city and state, otherwise 0. */
function matchRank(shipment: Way, lane: Way): 0 | 1 | 2 {
  if (shipment.equipmentMode !== lane.equipmentMode) return 0
  const matches = (isSame: (a: LaneEnd, b: LaneEnd) => boolean) =>
    isSame(shipment.origin, lane.origin) && isSame(shipment.destination, lane.destination)
  if (matches(isSamePostalCode)) return 2
  return matches(isSameCity) ? 1 : 0
}

function isSamePostalCode(a: LaneEnd, b: LaneEnd): boolean {
  const code = postalArea(a)
  return code !== '' && a.country === b.country && code === postalArea(b)
}

/** A Canadian code names a side of a street; its first three characters name the area. */
function postalArea({ country, postalCode }: LaneEnd): string {
  const code = postalCodeKey(country, postalCode ?? '')
  return country === 'CA' ? code.slice(0, 3) : code
}

const isSameCity = (a: LaneEnd, b: LaneEnd): boolean => a.city.trim() !== '' && normalizedCity(a) === normalizedCity(b)
