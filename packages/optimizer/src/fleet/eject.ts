import { copyWithout } from '#fleet/scratch.ts'
import { type Inserter, probeFor } from '#insertion/insertion.ts'
import type { Model } from '#model/model.ts'
import type { Random } from '#search/random.ts'
import { choiceOf, type Routes } from '#search/routes.ts'

/** Orders to eject to make room for another one: from this row, without these two (-1 for none). */
export type Ejection = { row: number; one: number; other: number; penalty: number }

type Parts = {
  model: Model
  routes: Routes
  inserter: Inserter
  random: Random
  penalties: Float64Array
  price(row: number): number
}

/** Finds the one or two orders of a row that are easiest to place elsewhere, so that another order fits in. */
export function ejectorOf(parts: Parts) {
  const { model, routes, inserter, random, penalties } = parts
  const { unit, stride, length, scratch } = routes
  const members = new Int32Array(model.orders)
  const best: Ejection = { row: -1, one: -1, other: -1, penalty: 0 }
  const probe = probeFor(0)
  let ties = 0
  const membersOf = (row: number) => {
    let count = 0
    for (let at = row * stride + 1; at <= row * stride + length[row]!; at += 1)
      if ((unit[at]! & 1) === 1) {
        members[count] = model.orderOf[choiceOf(unit[at]!)]!
        count += 1
      }
    return count
  }
  const tryWithout = (order: number, row: number, one: number, other: number) => {
    const penalty = penalties[one]! + (other < 0 ? 0 : penalties[other]!)
    if (penalty > best.penalty) return
    copyWithout(parts, row, one, other)
    probe.row = -1
    probe.cost = Number.POSITIVE_INFINITY
    for (let choice = model.firstChoice[order]!; choice < model.firstChoice[order + 1]! && probe.row < 0; choice += 1)
      inserter(choice, scratch, probe)
    if (probe.row < 0) return
    ties = penalty < best.penalty ? 1 : ties + 1
    if (random() * ties >= 1) return
    best.penalty = penalty
    best.row = row
    best.one = one
    best.other = other
  }
  return (order: number): Ejection | null => {
    best.row = -1
    best.penalty = Number.POSITIVE_INFINITY
    for (let row = 0; row < routes.count; row += 1) {
      const count = membersOf(row)
      for (let index = 0; index < count; index += 1) tryWithout(order, row, members[index]!, -1)
      for (let index = 0; index < count; index += 1)
        for (let behind = index + 1; behind < count; behind += 1)
          if (penalties[members[index]!]! < best.penalty) tryWithout(order, row, members[index]!, members[behind]!)
    }
    return best.row < 0 ? null : best
  }
}
