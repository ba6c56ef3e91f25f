import type { Tx } from '@lanewise/api/platform/db/database'
import { placeIdOf } from '@lanewise/domain/places/place-id'
import type { Country } from '@lanewise/domain/places/states'
import { findCity } from '@lanewise/geography/places/cities'
import type { Place } from '@lanewise/geography/places/place'
import { findPostalCode } from '@lanewise/geography/places/postal-codes'

/** A lane for quotes, with its road miles. */
export type QuotedLane = { from: Place & { id: string }; to: Place & { id: string }; miles: number }

/** The company's lanes, because LTL and volume freight uses the same ones. */
export async function readQuotedLanes(tx: Tx): Promise<QuotedLane[]> {
  const lanes = await tx
    .selectFrom('lanes')
    .select(['originCity', 'originState', 'originCountry', 'originPostalCode'])
    .select(['destinationCity', 'destinationState', 'destinationCountry', 'destinationPostalCode'])
    .select('estimatedMilesTenths')
    .orderBy('id')
    .execute()
  return lanes.flatMap((lane) => {
    const from = placeOf(lane.originCountry, lane.originState, lane.originCity, lane.originPostalCode)
    const to = placeOf(lane.destinationCountry, lane.destinationState, lane.destinationCity, lane.destinationPostalCode)
    return from && to && lane.estimatedMilesTenths ? [{ from, to, miles: lane.estimatedMilesTenths / 10 }] : []
  })
}

function placeOf(country: string, state: string, city: string, postalCode: string | null) {
  const known = country as Country
  const place = (postalCode && findPostalCode(known, postalCode)) || findCity(known, state, city)
  return place && { ...place, id: placeIdOf(place) }
}
