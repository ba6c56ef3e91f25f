import { type FreightRows, joined } from '#freight/freight-rows.ts'
import type { Pricer } from '#freight/price.ts'
import type { Inserter, Noise, Probe } from '#insertion/insertion.ts'
import type { Freight, Model } from '#model/model.ts'
import { collectOf, type Routes } from '#search/routes.ts'

/** Checks the limits that need the whole row, with a choice inserted at two positions. */
export type Admits = (choice: number, row: number, collect: number, deliver: number) => boolean

type Parts = {
  model: Model
  freight: Freight
  routes: Routes
  rows: FreightRows
  pricer: Pricer
  admits: Admits
  noise: Noise | null
}

/** Insertion for trucks with all limits, at the resulting price of the whole truck. */
export function freightInserter({ model, freight, routes, rows, pricer, admits, noise }: Parts): Inserter {
  const { miles, minutes, rowOut, placeIn, opens, closes, takes, inner, adds, peaks, capacity, orderOf } = model
  const { unit, start, latest, stride, length, load } = routes
  const dimensions = capacity.length
  const travelsWith = (order: number, row: number) =>
    (freight.traits[order]! & rows.rejects[row]!) === 0 &&
    (freight.rejects[order]! & rows.traits[row]!) === 0 &&
    Math.max(freight.coldest[order]!, rows.coldest[row]!) <= Math.min(freight.warmest[order]!, rows.warmest[row]!)
  const fits = (one: number, at: number) => {
    for (let k = 0; k < dimensions; k += 1) if (load[k]![at]! + peaks[k]![one]! > capacity[k]!) return false
    return true
  }
  /**
   * True when the load that a unit picks up may stay on board through a position, which may need more during its work
   * than after it.
   */
  const carries = (one: number, at: number) => {
    for (let k = 0; k < dimensions; k += 1)
      if (load[k]![at - 1]! + peaks[k]![unit[at]!]! + adds[k]![one]! > capacity[k]!) return false
    return true
  }
  const meets = (from: number, to: number) => Number(joined(model, freight, from, to))
  /** Number of stops that are joined when a unit is inserted between two others. */
  const joins = (from: number, one: number, to: number) => meets(from, one) + meets(one, to) - meets(from, to)
  const legMiles = (from: number, to: number) => miles[rowOut[from]! + placeIn[to]!]!
  const ride = (from: number, to: number) => minutes[rowOut[from]! + placeIn[to]!]!
  return (choice, row, probe) => {
    const order = orderOf[choice]!
    if (length[row]! + 2 > routes.most || !travelsWith(order, row)) return
    const p = collectOf(choice)
    const d = p + 1
    const first = row * stride
    const last = first + length[row]!
    const isTeam = (rows.isTeam[row]! | freight.isTeam[order]!) === 1
    const before = rows.base[row]! - freight.slipCost[choice]!
    const own = inner[p]! + inner[d]!
    const stops = rows.stops[row]! + freight.stopsIn[p]! + freight.stopsIn[d]!
    const offer = (i: number, j: number, added: number, gone: number) => {
      const head = i === first ? p : unit[first + 1]!
      const tail = j === last ? d : unit[last]!
      const truck = pricer(head, tail, routes.miles[row]! + own + added, stops - gone, order, isTeam)
      const cost = truck - before + (noise ? noise() : 0)
      if (cost < probe.cost && admits(choice, row, i - first, j - first))
        keep(probe, choice, row, i - first, j - first, cost)
    }
    for (let i = first; i <= last; i += 1) {
      const u = unit[i]!
      const begin = Math.max(opens[p]!, start[i]! + takes[u]! + ride(u, p))
      if (begin > closes[p]! || !fits(p, i)) continue
      const v = unit[i + 1]!
      const leaves = begin + takes[p]!
      const there = Math.max(opens[d]!, leaves + ride(p, d))
      if (there <= closes[d]! && there + takes[d]! + ride(d, v) <= latest[i + 1]!)
        offer(
          i,
          i,
          legMiles(u, p) + legMiles(p, d) + legMiles(d, v) - legMiles(u, v),
          joins(u, p, v) + meets(d, v) - meets(p, v),
        )
      let clock = leaves + ride(p, v)
      const detour = legMiles(u, p) + legMiles(p, v) - legMiles(u, v)
      const joinsHere = joins(u, p, v)
      for (let j = i + 1; j <= last && clock <= latest[j]! && carries(p, j); j += 1) {
        const w = unit[j]!
        clock = Math.max(clock, opens[w]!) + takes[w]!
        const at = Math.max(opens[d]!, clock + ride(w, d))
        const x = unit[j + 1]!
        if (at <= closes[d]! && at + takes[d]! + ride(d, x) <= latest[j + 1]!)
          offer(i, j, detour + legMiles(w, d) + legMiles(d, x) - legMiles(w, x), joinsHere + joins(w, d, x))
        clock += ride(w, x)
      }
    }
  }
}

function keep(probe: Probe, choice: number, row: number, collect: number, deliver: number, cost: number): void {
  probe.cost = cost
  probe.choice = choice
  probe.row = row
  probe.collect = collect
  probe.deliver = deliver
}
