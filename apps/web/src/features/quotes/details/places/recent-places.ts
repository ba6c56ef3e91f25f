import { QuotableLocation } from '@lanewise/contract/places'
import { mostRecentPlaces, withRecentPlace } from '@lanewise/domain/places/recent-places'
import { useState } from 'react'
import { z } from 'zod'
import { readStored, writeStored } from '#platform/stored.ts'

const key = 'recentPlaces'
const StoredPlaces = z.array(QuotableLocation).transform((places) => places.slice(0, mostRecentPlaces))
const read = () => readStored(key, StoredPlaces, [])

/** Places recently picked in this browser, and a function that remembers one more. */
export function useRecentPlaces() {
  const [recent, setRecent] = useState<readonly QuotableLocation[]>(read)
  const remember = (place: QuotableLocation) => {
    const next = withRecentPlace(read(), place)
    writeStored(key, next)
    setRecent(next)
  }
  return { recent, remember }
}
export type RecentPlaces = ReturnType<typeof useRecentPlaces>
