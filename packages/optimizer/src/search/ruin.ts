import type { Model } from '#model/model.ts'
import type { Editor } from '#search/edit.ts'
import type { Neighbours } from '#search/neighbours.ts'
import type { Random } from '#search/random.ts'
import { choiceOf, type Routes } from '#search/routes.ts'
import type { Undo } from '#search/undo.ts'

/** Orders that are currently in no route. */
export type Pool = { readonly orders: Int32Array; count: number; readonly gone: Uint8Array }

export const poolFor = (orders: number): Pool => ({
  orders: new Int32Array(orders + 1),
  count: 0,
  gone: new Uint8Array(orders),
})

export function putInPool(pool: Pool, order: number): void {
  pool.gone[order] = 1
  pool.orders[pool.count] = order
  pool.count += 1
}

/** Clears the pool. */
export function emptyPool(pool: Pool): void {
  for (let index = 0; index < pool.count; index += 1) pool.gone[pool.orders[index]!] = 0
  pool.count = 0
}

type Parts = { routes: Routes; neighbours: Neighbours; random: Random; undo: Undo; editor: Editor; model: Model }

/**
 * Parameters from the paper on slack induction by string removals: ten orders removed on average, strings of at most
 * ten units.
 */
const averageOut = 10
const longestString = 10
const splitChance = 0.5
const splitGrowth = 0.99

/** Removes strings of neighboring units from neighboring routes, with all their orders. */
export function ruinOf({ routes, neighbours, random, undo, editor, model }: Parts): (pool: Pool) => void {
  const { unit, length, stride, rowOf, at } = routes
  const ruined = new Int32Array(length.length).fill(-1)
  const touched: number[] = []
  const { orders, orderOf } = model
  let pass = 0
  const takeString = (row: number, position: number, most: number, pool: Pool) => {
    const size = length[row]!
    const count = Math.floor(1 + random() * Math.min(size, most))
    const spare = count > 1 && count < size && random() < splitChance ? spared(size - count) : 0
    const span = count + spare
    const low = Math.max(1, position - span + 1)
    const high = Math.min(position, size - span + 1)
    const from = low + Math.floor(random() * (high - low + 1))
    const spareFrom = spare > 0 ? from + Math.floor(random() * (count + 1)) : from
    for (let step = from; step < from + span; step += 1) {
      if (step >= spareFrom && step < spareFrom + spare) continue
      const order = orderOf[choiceOf(unit[row * stride + step]!)]!
      if (pool.gone[order] === 0) putInPool(pool, order)
    }
  }
  const spared = (most: number) => {
    let count = 1
    while (count < most && random() < splitGrowth) count += 1
    return Math.min(count, most)
  }
  const sweepTouched = (pool: Pool) => {
    let emptied = false
    for (const row of touched) {
      editor.sweep(row, pool.gone)
      emptied ||= length[row] === 0
    }
    if (emptied) for (let row = routes.count - 1; row >= 0; row -= 1) if (length[row] === 0) editor.drop(row)
  }
  return (pool) => {
    const planned = orders - pool.count
    const average = routes.count > 0 ? (2 * planned) / routes.count : 1
    const most = Math.min(longestString, Math.max(1, average))
    const strings = Math.floor(1 + random() * ((4 * averageOut) / (1 + most) - 1))
    const seed = Math.floor(random() * 2 * orders)
    const near = neighbours(seed)
    pass += 1
    touched.length = 0
    for (let index = -1; index < near.length && touched.length < strings; index += 1) {
      const one = index < 0 ? seed : near[index]!
      const row = rowOf[one >> 1]!
      if (pool.gone[one >> 1] === 1 || row < 0 || ruined[row] === pass) continue
      ruined[row] = pass
      undo.keep(row)
      touched.push(row)
      takeString(row, at[one]!, most, pool)
    }
    sweepTouched(pool)
  }
}
