import type { Model } from '#model/model.ts'
import { choiceOf, collectOf, type Routes, refresh, register } from '#search/routes.ts'
import type { Undo } from '#search/undo.ts'

/** Changes to routes; each keeps times, loads and prices of the affected rows up to date. */
export type Editor = ReturnType<typeof editorOf>

export function editorOf(model: Model, routes: Routes, price: (row: number) => number, undo: Undo) {
  const { unit, length, stride, rowOf, cost, version } = routes
  const { orderOf } = model
  let versions = 0
  const settle = (row: number) => {
    refresh(model, routes, row)
    register(model, routes, row)
    cost[row] = price(row)
    versions += 1
    version[row] = versions
  }
  const insert = (choice: number, row: number, collect: number, deliver: number) => {
    undo.keep(row)
    const first = row * stride
    const end = first + length[row]!
    for (let at = end; at > first + deliver; at -= 1) unit[at + 2] = unit[at]!
    unit[first + deliver + 2] = collectOf(choice) + 1
    for (let at = first + deliver; at > first + collect; at -= 1) unit[at + 1] = unit[at]!
    unit[first + collect + 1] = collectOf(choice)
    length[row] = length[row]! + 2
    settle(row)
  }
  const open = (choice: number): number => {
    const row = routes.count
    undo.keep(row)
    routes.count += 1
    length[row] = 0
    unit[row * stride] = 0
    insert(choice, row, 0, 0)
    return row
  }
  /** Closes the gaps of units marked as removed; a row may become empty. */
  const sweep = (row: number, gone: Uint8Array) => {
    const first = row * stride
    let to = first
    for (let at = first + 1; at <= first + length[row]!; at += 1)
      if (gone[orderOf[choiceOf(unit[at]!)]!] === 0) {
        to += 1
        unit[to] = unit[at]!
      }
    length[row] = to - first
    settle(row)
  }
  /** Removes a row from the list; the last row takes its number. */
  const drop = (row: number) => {
    undo.keep(row)
    const last = routes.count - 1
    if (row !== last) {
      undo.keep(last)
      const [to, from] = [row * stride, last * stride]
      length[row] = length[last]!
      for (let at = 1; at <= length[last]!; at += 1) unit[to + at] = unit[from + at]!
      settle(row)
    }
    routes.count = last
  }
  const remove = (order: number) => {
    const row = rowOf[order]!
    undo.keep(row)
    const first = row * stride
    let to = first
    for (let at = first + 1; at <= first + length[row]!; at += 1)
      if (orderOf[choiceOf(unit[at]!)] !== order) {
        to += 1
        unit[to] = unit[at]!
      }
    length[row] = to - first
    rowOf[order] = -1
    settle(row)
    return row
  }
  return { insert, open, sweep, drop, remove, settle }
}
