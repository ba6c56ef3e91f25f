import fc from 'fast-check'
import { expect, it } from 'vitest'
import { roadKinds } from '#roads/network/kinds.ts'
import { networkOf } from '#roads/network/network.ts'
import { heapBy } from './heap.ts'
import { arcsOf, shortestPathsFrom, unreached } from './shortest-paths.ts'

const places = ['A', 'B', 'C', 'D', 'E', 'F', 'G']
const pointOf = new Map(places.map((place, row) => [place, { latitude: 40, longitude: -90 - row }]))
const anyRoads = fc.array(
  fc.record({
    road: fc.constant('road'),
    kind: fc.constantFrom('motorway' as const, 'road' as const),
    from: fc.constantFrom(...places),
    to: fc.constantFrom(...places),
    miles: fc.integer({ min: 1, max: 9 }),
  }),
  { minLength: 1, maxLength: 14 },
)

it('takes rows out of the heap by their worth, also after one fell', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 50 }), { minLength: 1, maxLength: 40 }), fc.nat(), (worths, chosen) => {
      const worth = Uint32Array.from(worths)
      const heap = heapBy(worth)
      worth.forEach((_worth, row) => {
        heap.put(row)
      })
      worth[chosen % worth.length] = 0
      heap.put(chosen % worth.length)
      const taken = Array.from(worth, () => worth[heap.take()] ?? -1)
      expect(taken).toEqual([...worth].sort((one, other) => one - other))
      expect(heap.take()).toBe(-1)
    }),
  )
})

it('finds the least costly way between all places, the same miles both ways', () => {
  fc.assert(
    fc.property(anyRoads, (roads) => {
      const network = networkOf(roads, pointOf)
      const rows = network.places.map((_place, row) => shortestPathsFrom(arcsOf(network), row))
      const least = leastCosts(
        network.places,
        roads.map(({ from, to, miles, kind }) => ({
          from,
          to,
          cost: Math.round(miles * roadKinds[kind].weight * 1000),
        })),
      )
      rows.forEach(({ costs, tenths }, from) => {
        least[from]?.forEach((cost, to) => {
          expect(costs[to]).toBe(cost === Number.POSITIVE_INFINITY ? unreached : cost)
          expect(tenths[to]).toBe(rows[to]?.tenths[from])
        })
      })
    }),
  )
})

/** Floyd–Warshall: each place in turn is tried as a stopover. */
function leastCosts(names: readonly string[], roads: { from: string; to: string; cost: number }[]): number[][] {
  const costs = names.map((_from, row) => names.map((_to, column) => (row === column ? 0 : Number.POSITIVE_INFINITY)))
  const lower = (row: number, column: number, cost: number) => {
    const line = costs[row]
    if (line && cost < (line[column] ?? 0)) line[column] = cost
  }
  for (const { from, to, cost } of roads) {
    lower(names.indexOf(from), names.indexOf(to), cost)
    lower(names.indexOf(to), names.indexOf(from), cost)
  }
  for (const over of names.keys())
    for (const row of names.keys())
      for (const column of names.keys()) lower(row, column, (costs[row]?.[over] ?? 0) + (costs[over]?.[column] ?? 0))
  return costs
}
