import type { Exchange } from '@lanewise/optimizer/search/exchange'
import type { Sketch } from '@lanewise/optimizer/search/search'

/** Memory shared by all threads of a run: the flags that end it, and the best plan of each searcher. */
export type SharedBoard = {
  searchers: number
  /** Maximum count of numbers in a sketch. */
  room: number
  flags: SharedArrayBuffer
  costs: SharedArrayBuffer
  sketches: SharedArrayBuffer
}

export type Pinned = { cost: number; sketch: Sketch; key: string }

/** Room for two units per order with the length of their route, and for the number of routes. */
const roomFor = (orders: number) => 3 * orders + 1

export function createBoard(searchers: number, orders: number): SharedBoard {
  const room = roomFor(orders)
  return {
    searchers,
    room,
    flags: new SharedArrayBuffer(4 * (1 + perSearcher * searchers)),
    costs: new SharedArrayBuffer(8 * 2 * searchers),
    sketches: new SharedArrayBuffer(4 * 2 * room * searchers),
  }
}

/**
 * Flag 0 marks the end of the run. Each searcher has three flags: the version of its plan, the searcher whose plan it
 * gets next, and its iterations.
 */
const perSearcher = 3
const versionAt = (searcher: number) => 1 + perSearcher * searcher
const handedAt = (searcher: number) => versionAt(searcher) + 1
const iterationsAt = (searcher: number) => versionAt(searcher) + 2

/**
 * Two pages are enough. When this many reads fail, the plan was replaced meanwhile, and the next call finds the new
 * one.
 */
const mostTries = 50

export type Board = ReturnType<typeof boardOf>

/**
 * The board as one thread sees it. Each searcher writes its plans to two pages alternately and marks a page as valid
 * when it is complete. No thread waits for another one, and a searcher that crashes leaves its last plan readable.
 */
export function boardOf(shared: SharedBoard) {
  const { searchers } = shared
  const flags = new Int32Array(shared.flags)
  const costs = new Float64Array(shared.costs)
  const everyone = Array.from({ length: searchers }, (_unused, searcher) => searcher)
  const read = (searcher: number) => readPage(shared, flags, costs, searcher)
  const costOf = (searcher: number) => {
    const version = Atomics.load(flags, versionAt(searcher))
    return version === 0 ? Number.POSITIVE_INFINITY : (costs[2 * searcher + (version & 1)] ?? 0)
  }
  const ranked = () => everyone.toSorted((a, b) => costOf(a) - costOf(b))
  return {
    end: () => Atomics.store(flags, 0, 1),
    isOver: () => Atomics.load(flags, 0) === 1,
    iterations: () => everyone.reduce((sum, one) => sum + Atomics.load(flags, iterationsAt(one)), 0),
    best: (): Pinned | null => read(ranked()[0] ?? 0),
    /** Gives the best plan to the searcher with the worst one. */
    handOver: () => {
      const [best = 0, worst = 0] = [ranked().at(0), ranked().at(-1)]
      if (costOf(best) < costOf(worst)) Atomics.store(flags, handedAt(worst), best + 1)
    },
    /** The board operations of one searcher. */
    own: (searcher: number): Exchange & { count(iterations: number): void } => ({
      offer: (cost, sketch) => pin(shared, flags, costs, { searcher, cost, sketch }),
      take: () => {
        const from = Atomics.load(flags, handedAt(searcher))
        if (from === 0) return null
        Atomics.store(flags, handedAt(searcher), 0)
        return read(from - 1)
      },
      count: (iterations) => Atomics.store(flags, iterationsAt(searcher), iterations),
    }),
  }
}

const pageOf = ({ sketches, room }: SharedBoard, searcher: number, version: number) =>
  new Int32Array(sketches, 4 * room * (2 * searcher + (version & 1)), room)

type Offer = { searcher: number; cost: number; sketch: Sketch }

function pin(shared: SharedBoard, flags: Int32Array, costs: Float64Array, { searcher, cost, sketch }: Offer) {
  const version = Atomics.load(flags, versionAt(searcher)) + 1
  const page = pageOf(shared, searcher, version)
  let at = 0
  page[at++] = sketch.length
  for (const units of sketch) {
    page[at++] = units.length
    for (const unit of units) page[at++] = unit
  }
  costs[2 * searcher + (version & 1)] = cost
  Atomics.store(flags, versionAt(searcher), version)
}

function readPage(shared: SharedBoard, flags: Int32Array, costs: Float64Array, searcher: number): Pinned | null {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const version = Atomics.load(flags, versionAt(searcher))
    if (version === 0) return null
    const cost = costs[2 * searcher + (version & 1)] ?? 0
    const copy = pageOf(shared, searcher, version).slice()
    if (Atomics.load(flags, versionAt(searcher)) !== version) continue
    return { cost, sketch: sketchIn(copy), key: `${searcher}.${version}` }
  }
  return null
}

function sketchIn(page: Int32Array): Sketch {
  let at = 1
  return Array.from({ length: page[0] ?? 0 }, () => {
    const from = at + 1
    at = from + (page[at] ?? 0)
    return Array.from(page.subarray(from, at))
  })
}
