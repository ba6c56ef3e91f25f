/** Keeps the rows of the greatest worth, the greatest first; of equal ones the earlier, and none twice. */
export function largest(limit: number) {
  const kept: { row: number; worth: number }[] = []
  return {
    add(row: number, worth: number) {
      const last = kept.at(-1)
      if (limit < 1 || (kept.length >= limit && last && last.worth >= worth)) return
      if (kept.some((one) => one.row === row)) return
      const place = kept.findLastIndex((one) => one.worth >= worth) + 1
      kept.splice(place, 0, { row, worth })
      if (kept.length > limit) kept.pop()
    },
    rows: (): number[] => kept.map(({ row }) => row),
  }
}
