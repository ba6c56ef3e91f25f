/** SEARCH-24: how many searches are remembered. */
export const mostRecentSearches = 10

/** SEARCH-24, SEARCH-25: the searches with one more, newest first and none twice, whatever their case. */
export function withRecentSearch(recent: readonly string[], text: string): string[] {
  const added = text.trim()
  if (!added) return [...recent]
  const others = recent.filter((one) => one.toLowerCase() !== added.toLowerCase())
  return [added, ...others].slice(0, mostRecentSearches)
}
