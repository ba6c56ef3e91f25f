import { describe, expect, it } from 'vitest'
import { boardOf, createBoard } from './board.ts'
import { phasesFor } from './rounds.ts'

const sketch = [[1, 2], [3, 5, 4, 6], []]

describe('the board of a run', () => {
  it('shows the best plan that any searcher pinned, and nothing before', () => {
    const shared = createBoard(3, 4)
    const [here, there] = [boardOf(shared), boardOf(shared)]
    expect(here.best()).toBeNull()
    there.own(1).offer(500, [[1, 2]])
    there.own(2).offer(400, sketch)
    expect(here.best()).toMatchObject({ cost: 400, sketch })
    there.own(1).offer(300, [[3, 4]])
    expect(here.best()).toMatchObject({ cost: 300, sketch: [[3, 4]] })
  })

  it('names every plan differently, so that none is written down twice', () => {
    const board = boardOf(createBoard(1, 4))
    const keys = [3, 2, 1].map((cost) => {
      board.own(0).offer(cost, sketch)
      return board.best()?.key
    })
    expect(new Set(keys).size).toBe(3)
  })

  it('hands the best plan to the searcher farthest behind, once', () => {
    const board = boardOf(createBoard(3, 4))
    board.handOver()
    ;[500, 300, 700].forEach((cost, searcher) => {
      board.own(searcher).offer(cost, [[searcher + 1]])
    })
    board.handOver()
    expect([0, 1].map((searcher) => board.own(searcher).take())).toEqual([null, null])
    expect(board.own(2).take()).toMatchObject({ cost: 300, sketch: [[2]] })
    expect(board.own(2).take()).toBeNull()
  })

  it('hands nothing over between searchers that are equally good', () => {
    const board = boardOf(createBoard(2, 4))
    for (const searcher of [0, 1]) board.own(searcher).offer(300, sketch)
    board.handOver()
    expect([0, 1].map((searcher) => board.own(searcher).take())).toEqual([null, null])
  })

  it('has room for every order on a route of its own', () => {
    const board = boardOf(createBoard(1, 4))
    const alone = Array.from({ length: 4 }, (_unused, order) => [2 * order + 1, 2 * order + 2])
    board.own(0).offer(1, alone)
    expect(board.best()?.sketch).toEqual(alone)
  })

  it('counts iterations of all and tells everybody when it is over', () => {
    const shared = createBoard(2, 4)
    const board = boardOf(shared)
    board.own(0).count(32)
    board.own(1).count(64)
    expect(board.iterations()).toBe(96)
    expect(board.isOver()).toBe(false)
    boardOf(shared).end()
    expect(board.isOver()).toBe(true)
  })
})

describe('the rounds of a run', () => {
  it.each([1, 2, 3, 4, 8])('give all searchers work all the time, the cheapest plan first (%i)', (searchers) => {
    const phases = phasesFor(searchers)
    expect(phases.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
    for (const { aims } of phases) expect(aims).toHaveLength(searchers)
    expect(new Set(phases[0]?.aims)).toEqual(new Set(['cheapest']))
    expect(new Set(phases.slice(1).flatMap(({ aims }) => aims))).toEqual(
      new Set(['shortest', 'fewestTrucks', 'mostOnTime']),
    )
  })
})
