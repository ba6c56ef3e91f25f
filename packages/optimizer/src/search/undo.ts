import type { Model } from '#model/model.ts'
import { type Routes, refresh, register } from '#search/routes.ts'

/** Saves routes before a move changes them, so that rolling back a rejected move costs only what it touched. */
export type Undo = {
  begin(): void
  /** Must be called before the first change of a row. */
  keep(row: number): void
  rollback(): void
}

export function undoOf(model: Model, routes: Routes, price: (row: number) => number): Undo {
  const { unit, length, stride, cost, version } = routes
  const savedVersion = new Int32Array(length.length)
  const savedUnits = new Int32Array(unit.length)
  const savedLength = new Int32Array(length.length)
  const stamps = new Int32Array(length.length).fill(-1)
  const rows = new Int32Array(length.length)
  let [depth, stamp, count] = [0, 0, 0]
  return {
    begin() {
      stamp += 1
      depth = 0
      count = routes.count
    },
    keep(row) {
      if (stamps[row] === stamp) return
      stamps[row] = stamp
      rows[depth] = row
      depth += 1
      if (row >= count) return
      const from = row * stride
      savedLength[row] = length[row]!
      savedVersion[row] = version[row]!
      for (let at = from + 1; at <= from + length[row]!; at += 1) savedUnits[at] = unit[at]!
    },
    rollback() {
      for (let index = 0; index < depth; index += 1) {
        const row = rows[index]!
        if (row >= count) continue
        const from = row * stride
        length[row] = savedLength[row]!
        for (let at = from + 1; at <= from + length[row]!; at += 1) unit[at] = savedUnits[at]!
        refresh(model, routes, row)
        register(model, routes, row)
        cost[row] = price(row)
        version[row] = savedVersion[row]!
      }
      routes.count = count
    },
  }
}
