/**
 * Keeps the rows with the highest values in descending order. For equal values the earlier row comes first, and no row
 * is kept twice.
 */
export function largest(limit: number) {
  const best: { row: number; worth: number }[] = []
  return {
    add(row: number, worth: number) {
      const last = best.at(-1)
      if (limit < 1 || (best.length >= limit && last && last.worth >= worth)) return
      if (best.some((one) => one.row === row)) return
      const place = best.findLastIndex((one) => one.worth >= worth) + 1
      best.splice(place, 0, { row, worth })
      if (best.length > limit) best.pop()
    },
    rows: (): number[] => best.map(({ row }) => row),
  }
}
