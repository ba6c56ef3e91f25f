import { ejectorOf } from '#fleet/eject.ts'
import { takeOut } from '#fleet/reduce-by-absence.ts'
import { shakerOf } from '#fleet/shake.ts'
import { probeFor } from '#insertion/insertion.ts'
import type { Search } from '#search/search.ts'
import type { Stop } from '#stop/stop.ts'

/**
 * Number of random moves between two ejections, and how far they may deviate from the cheapest position, in mean
 * distances.
 */
const movesPerEjection = 600
const looseness = 0.02

/**
 * Guided ejection search: removes a route and finds positions for its orders, ejecting orders that are easier to place
 * if necessary, until no more routes can be removed or the search stops. The smallest complete plan stays loaded.
 */
export function reduceFleet(search: Search, stop: Stop, fewest = 1): number {
  const { model, routes, random, undo, editor, inserter, inserterWith, price } = search
  const spread = looseness * meanDistance(search)
  const sampler = inserterWith(() => -spread * Math.log(random() + 1e-12))
  const anywhere = inserterWith(() => 1e9 * random())
  const penalties = new Float64Array(model.orders)
  const eject = ejectorOf({ model, routes, inserter, random, penalties, price })
  const shake = shakerOf({ model, routes, editor, sampler, random, price })
  const probe = probeFor(0)
  let best = search.sketch()
  let iterations = 0
  const isOver = () => {
    iterations += 1
    return (iterations & 3) === 0 && stop.progress(iterations) >= 1
  }
  /** Chooses a random feasible position of a row, each equally likely. */
  const probeRow = (order: number, row: number) => {
    probe.row = -1
    probe.cost = Number.POSITIVE_INFINITY
    for (let choice = model.firstChoice[order]!; choice < model.firstChoice[order + 1]!; choice += 1)
      anywhere(choice, row, probe)
  }
  const placed = (order: number) => {
    probe.row = -1
    probe.cost = Number.POSITIVE_INFINITY
    for (let row = 0; row < routes.count; row += 1)
      for (let choice = model.firstChoice[order]!; choice < model.firstChoice[order + 1]!; choice += 1)
        anywhere(choice, row, probe)
    if (probe.row >= 0) editor.insert(probe.choice, probe.row, probe.collect, probe.deliver)
    return probe.row >= 0
  }
  const makeRoom = (order: number, waiting: number[]) => {
    penalties[order] = penalties[order]! + 1
    const ejection = eject(order)
    if (!ejection) waiting.push(order)
    else {
      for (const out of [ejection.one, ejection.other])
        if (out >= 0) {
          editor.remove(out)
          waiting.push(out)
        }
      probeRow(order, ejection.row)
      editor.insert(probe.choice, probe.row, probe.collect, probe.deliver)
    }
    shake(movesPerEjection)
  }
  const withoutRoute = (): boolean => {
    const waiting = takeOut(search, Math.floor(random() * routes.count))
    penalties.fill(1)
    while (waiting.length > 0) {
      if (isOver()) return false
      undo.begin()
      const order = waiting.pop()!
      if (!placed(order)) makeRoom(order, waiting)
    }
    return true
  }
  while (routes.count > fewest && withoutRoute()) best = search.sketch()
  search.load(best)
  return iterations
}

function meanDistance({ model }: Search): number {
  let sum = 0
  for (const miles of model.miles) sum += miles
  return sum / model.miles.length
}
