/** Number of recent searches that are stored. (SEARCH-24) */
export const mostRecentSearches = 10

/** Adds a search to the recent searches: newest first, without duplicates, ignoring case. (SEARCH-24, SEARCH-25) */
export function withRecentSearch(recent: readonly string[], text: string): string[] {
  const added = text.trim()
  if (!added) return [...recent]
  const others = recent.filter((one) => one.toLowerCase() !== added.toLowerCase())
  return [added, ...others].slice(0, mostRecentSearches)
}
