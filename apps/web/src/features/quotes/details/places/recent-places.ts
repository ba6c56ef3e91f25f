import { QuotableLocation } from '@lanewise/contract/places'
import { mostRecentPlaces, withRecentPlace } from '@lanewise/domain/places/recent-places'
import { useState } from 'react'
import { z } from 'zod'
import { readStored, writeStored } from '#platform/stored.ts'

const key = 'recentPlaces'
const Kept = z.array(QuotableLocation).transform((places) => places.slice(0, mostRecentPlaces))
const read = () => readStored(key, Kept, [])

/** Places that were picked lately in this browser, and how to remember one more. */
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
