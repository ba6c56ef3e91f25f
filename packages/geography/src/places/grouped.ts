/** Rows by group: the rows of one group are adjacent. */
export type Grouped = { starts: Uint32Array; rows: Uint32Array }

/** Sorts rows by group in two passes (counting sort); rows of a group keep their order. */
export function grouped(groupOf: Uint32Array, groups: number): Grouped {
  const starts = new Uint32Array(groups + 1)
  for (const group of groupOf) starts[group + 1] = (starts[group + 1] ?? 0) + 1
  for (let group = 0; group < groups; group += 1) starts[group + 1] = (starts[group + 1] ?? 0) + (starts[group] ?? 0)
  const next = starts.slice()
  const rows = new Uint32Array(groupOf.length)
  groupOf.forEach((group, row) => {
    const place = next[group] ?? 0
    rows[place] = row
    next[group] = place + 1
  })
  return { starts, rows }
}

export const rowsOf = ({ starts, rows }: Grouped, group: number): Uint32Array =>
  rows.subarray(starts[group], starts[group + 1])
