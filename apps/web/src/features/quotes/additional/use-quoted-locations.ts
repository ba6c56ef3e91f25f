import type { DockSchedule, Location } from '@lanewise/contract/location-shapes'
import { findAllLocations } from '@lanewise/contract/locations'
import type { QuotableLocation } from '@lanewise/contract/places'
import type { QuoteDraft } from '@lanewise/contract/quote-form'
import { useDockSchedule } from '#features/locations/index.ts'
import { useRefusalOf } from '#platform/allowed.tsx'
import { query, useOperationQuery } from '#platform/query/query.ts'

export type QuotedLocation = { location: Location; dock: DockSchedule | null }
/** Of pickup and delivery; null where none or several locations fit. */
export type QuotedLocations = readonly (QuotedLocation | null)[]

/** The location at each quoted postal code, where there is exactly one. A failure leaves the choice to the user. */
export function useQuotedLocations({ pickupLocation, dropoffLocation }: QuoteDraft) {
  const pickup = useOnlyLocation(pickupLocation)
  const dropoff = useOnlyLocation(dropoffLocation)
  const locations: QuotedLocations = [pickup.match, dropoff.match]
  return { locations, isLoading: pickup.isLoading || dropoff.isLoading }
}

function useOnlyLocation(place: QuotableLocation | null) {
  const postalCode = place?.postalCode ?? null
  const mayRead = useRefusalOf(findAllLocations) === undefined
  // Two are enough to know that there are several.
  const search = query(findAllLocations, { body: { page: 1, pageSize: 2, postalCode: postalCode ?? '' } })
  const { data, status } = useOperationQuery(search, { enabled: postalCode !== null && mayRead })
  const [only, another] = data?.data ?? []
  const location = only && !another && only.country === place?.country ? only : null
  const dock = useDockSchedule(location?.locationNumber ?? '', location !== null)
  const match: QuotedLocation | null = location && { location, dock: dock.data ?? null }
  return { match, isLoading: status === 'loading' || dock.status === 'loading' }
}
