/** Number of recent places that are stored. */
export const mostRecentPlaces = 6

/** Adds a place to the recent places: newest first, without duplicates. */
export const withRecentPlace = <P extends { id: string }>(recent: readonly P[], place: P): P[] =>
  [place, ...recent.filter(({ id }) => id !== place.id)].slice(0, mostRecentPlaces)
