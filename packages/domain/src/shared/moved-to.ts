/** The list with one entry at another place; places beyond the ends change nothing. */
export function movedTo<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list]
  if (to < 0 || to >= list.length) return next
  const [entry] = next.splice(from, 1)
  return entry === undefined ? next : next.toSpliced(to, 0, entry)
}
