/** How many places are remembered. */
export const mostRecentPlaces = 6

/** The places with one more, newest first and none twice. */
export const withRecentPlace = <P extends { id: string }>(recent: readonly P[], place: P): P[] =>
  [place, ...recent.filter(({ id }) => id !== place.id)].slice(0, mostRecentPlaces)
