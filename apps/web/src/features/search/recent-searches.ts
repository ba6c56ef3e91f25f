import { mostRecentSearches, withRecentSearch } from '@lanewise/domain/search/recent-searches'
import { useState } from 'react'
import { z } from 'zod'
import { readStored, writeStored } from '#platform/stored.ts'

const key = 'recentSearches'
const StoredSearches = z.array(z.string().trim().min(1)).transform((texts) => texts.slice(0, mostRecentSearches))

/** Recent searches in this browser, and a function that remembers one more. */
export function useRecentSearches(): { recent: readonly string[]; remember: (text: string) => void } {
  const [recent, setRecent] = useState<readonly string[]>(read)
  const remember = (text: string) => {
    const next = withRecentSearch(read(), text)
    writeStored(key, next)
    setRecent(next)
  }
  return { recent, remember }
}

const read = () => readStored(key, StoredSearches, [])
