/** The order as the call names it, counted from 1. */
export const sequencesOf = (ids: readonly string[]) =>
  ids.map((contractId, index) => ({ contractId, sequence: index + 1 }))
