import { quotableLocations } from '@lanewise/contract/places'
import { placeIdOf, readPlaceId } from '@lanewise/domain/places/place-id'
import { placeName } from '@lanewise/domain/places/place-name'
import { query, useOperationQuery } from '#platform/query/query.ts'

type NamedPlace = Parameters<typeof placeName>[0]

/**
 * Display name of a place id. It comes from a row or from an API call, and until that call returns from the id itself.
 */
export function usePlaceName(id: string, known?: NamedPlace | undefined): string {
  const searchText = searchTextOf(id)
  const isFetched = known === undefined && searchText !== ''
  const { data } = useOperationQuery(query(quotableLocations, { query: { q: searchText } }), { enabled: isFetched })
  const place = known ?? (isFetched ? data?.items.find((one) => placeIdOf(one) === id) : undefined)
  return place ? placeName(place) : searchText
}

/** Search text that finds the place again; empty when the id is not a place. */
function searchTextOf(id: string): string {
  const parsed = readPlaceId(id)
  if (!parsed) return ''
  return parsed.postalCode === null ? `${parsed.city}, ${parsed.state}` : parsed.postalCode
}
