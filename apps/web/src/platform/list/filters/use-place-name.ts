import { quotableLocations } from '@lanewise/contract/places'
import { placeIdOf, readPlaceId } from '@lanewise/domain/places/place-id'
import { placeName } from '@lanewise/domain/places/place-name'
import { query, useOperationQuery } from '#platform/query/query.ts'

type Named = Parameters<typeof placeName>[0]

/** What people call the place of an id: as a row says it, by asking, and until the answer comes by what the id says. */
export function usePlaceName(id: string, known?: Named | undefined): string {
  const words = wordsOf(id)
  const isAsked = known === undefined && words !== ''
  const { data } = useOperationQuery(query(quotableLocations, { query: { q: words } }), { enabled: isAsked })
  const place = known ?? (isAsked ? data?.items.find((one) => placeIdOf(one) === id) : undefined)
  return place ? placeName(place) : words
}

/** The words by which a place is found again; none for what is no place. */
function wordsOf(id: string): string {
  const named = readPlaceId(id)
  if (!named) return ''
  return named.postalCode === null ? `${named.city}, ${named.state}` : named.postalCode
}
