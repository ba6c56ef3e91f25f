import { type Inserter, type Probe, probeFor } from '#insertion/insertion.ts'
import type { Model } from '#model/model.ts'
import type { Routes } from '#search/routes.ts'

/** Caches the best position of an order in a row until the row changes; most rows stay unchanged most of the time. */
export type Memory = { consider(order: number, row: number, probe: Probe): void }

const mostEntries = 1 << 22

export function memoryOf({ orders, firstChoice }: Model, routes: Routes, inserter: Inserter): Memory {
  const rows = routes.length.length
  let size = 1024
  while (size < orders * rows && size < mostEntries) size *= 2
  const mask = size - 1
  /**
   * Stores the key plus one, so that unwritten memory matches no key, and pages that are never written stay untouched.
   */
  const keys = new Int32Array(size)
  const versions = new Int32Array(size)
  /** Cost of the best position; when there is none (choice -1), the upper bound of the search that found none. */
  const costs = new Float64Array(size)
  const choices = new Int32Array(size)
  const places = new Int32Array(size)
  const own = probeFor(0)
  const compute = (order: number, row: number, slot: number, limit: number) => {
    own.row = -1
    own.cost = limit
    own.choice = -1
    for (let choice = firstChoice[order]!; choice < firstChoice[order + 1]!; choice += 1) inserter(choice, row, own)
    keys[slot] = order * rows + row + 1
    versions[slot] = routes.version[row]!
    costs[slot] = own.cost
    choices[slot] = own.row < 0 ? -1 : own.choice
    places[slot] = (own.collect << 16) | own.deliver
  }
  return {
    consider(order, row, probe) {
      const key = order * rows + row
      const slot = key & mask
      const isKnown = keys[slot] === key + 1 && versions[slot] === routes.version[row]
      if (!isKnown || (choices[slot]! < 0 && costs[slot]! < probe.cost)) compute(order, row, slot, probe.cost)
      if (choices[slot]! < 0 || costs[slot]! >= probe.cost) return
      probe.cost = costs[slot]!
      probe.choice = choices[slot]!
      probe.row = row
      probe.collect = places[slot]! >> 16
      probe.deliver = places[slot]! & 0xffff
    },
  }
}
