import { mostRecentSearches, withRecentSearch } from '@lanewise/domain/search/recent-searches'
import { useState } from 'react'
import { z } from 'zod'
import { readStored, writeStored } from '#platform/stored.ts'

const key = 'recentSearches'
const Kept = z.array(z.string().trim().min(1)).transform((texts) => texts.slice(0, mostRecentSearches))

/** What was searched lately in this browser, and how to remember one more. */
export function useRecentSearches(): { recent: readonly string[]; remember: (text: string) => void } {
  const [recent, setRecent] = useState<readonly string[]>(read)
  const remember = (text: string) => {
    const next = withRecentSearch(read(), text)
    writeStored(key, next)
    setRecent(next)
  }
  return { recent, remember }
}

const read = () => readStored(key, Kept, [])
