/** Tender order as the API expects it, starting at 1. */
export const sequencesOf = (ids: readonly string[]) =>
  ids.map((contractId, index) => ({ contractId, sequence: index + 1 }))
