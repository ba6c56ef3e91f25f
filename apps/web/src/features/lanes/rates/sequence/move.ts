/** The list with one entry at another place; places beyond the ends change nothing. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list]
  if (to < 0 || to >= list.length) return next
  const [entry] = next.splice(from, 1)
  return entry === undefined ? next : next.toSpliced(to, 0, entry)
}

/** The order as the call names it, counted from 1. */
export const sequencesOf = (ids: readonly string[]) =>
  ids.map((contractId, index) => ({ contractId, sequence: index + 1 }))
