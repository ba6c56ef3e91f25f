import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PartnerFailure } from '../wire.ts'
import { legsInParts, matrixInParts } from './in-parts.ts'
import { milesOfPair, pointsInARow, smallEngine } from './testing/given.ts'

describe('a route with more stops than an engine takes', () => {
  it('is asked in stretches that share a stop', async () => {
    const engine = smallEngine()
    const stops = pointsInARow(6)
    const legs = await legsInParts(engine, stops)
    expect(engine.asked).toEqual(['0-1-2', '2-3-4', '4-5'])
    expect(legs?.map(({ miles }) => miles)).toEqual([1.5, 1002.5, 2003.5, 3004.5, 4005.5])
  })

  it('asks nothing for fewer than two stops', async () => {
    const engine = smallEngine()
    expect(await legsInParts(engine, pointsInARow(1))).toEqual([])
    expect(await legsInParts(engine, [])).toEqual([])
    expect(engine.asked).toEqual([])
  })

  it('has no way as soon as one stretch has none', async () => {
    const engine = smallEngine()
    const route: typeof engine.route = async (stops) => (await engine.route(stops)) && null
    expect(await legsInParts({ ...engine, route }, pointsInARow(6))).toBeNull()
    expect(engine.asked).toEqual(['0-1-2'])
  })
})

describe('a matrix with more points than an engine takes', () => {
  it('is asked in blocks', async () => {
    const engine = smallEngine()
    await matrixInParts(engine, { from: pointsInARow(3), to: pointsInARow(3) })
    expect(engine.asked.sort()).toEqual(['0,1 to 0,1', '0,1 to 2', '2 to 0,1', '2 to 2'])
  })

  it('is the same as one asked at once, whatever the size of the blocks', async () => {
    const side = fc.integer({ min: 0, max: 12 })
    await fc.assert(
      fc.asyncProperty(side, side, fc.integer({ min: 1, max: 13 }), async (rows, columns, mostPoints) => {
        const [from, to] = [pointsInARow(rows), pointsInARow(columns)]
        const miles = await matrixInParts({ ...smallEngine(), mostPoints }, { from, to })
        expect([...miles]).toEqual(from.flatMap((one) => to.map((other) => milesOfPair(one, other))))
      }),
      { numRuns: 100 },
    )
  })

  it('never asks for more than four blocks at the same time', async () => {
    const engine = smallEngine()
    let [running, most] = [0, 0]
    const matrix: typeof engine.matrix = async (from, to) => {
      running += 1
      most = Math.max(most, running)
      const answer = await engine.matrix(from, to)
      running -= 1
      return answer
    }
    await matrixInParts({ ...engine, matrix }, { from: pointsInARow(20), to: pointsInARow(20) })
    expect([most, engine.asked.length]).toEqual([4, 100])
  })

  it('lacks only the pairs of the blocks that failed or have no way', async () => {
    const engine = smallEngine()
    const matrix: typeof engine.matrix = (from, to) => {
      if (from.length > to.length) return Promise.reject(new PartnerFailure('Acme Roads', 'time-out', 'is late'))
      return from.length < to.length ? Promise.resolve(null) : engine.matrix(from, to)
    }
    const miles = await matrixInParts({ ...engine, matrix }, { from: pointsInARow(3), to: pointsInARow(3) })
    const none = Number.NaN
    expect([...miles]).toEqual([0.5, 1.5, none, 1000.5, 1001.5, none, none, none, 2002.5])
  })

  it('does not hide a mistake of ours', async () => {
    const matrix = () => Promise.reject(new TypeError('no such thing'))
    const pending = matrixInParts({ ...smallEngine(), matrix }, { from: pointsInARow(1), to: pointsInARow(1) })
    await expect(pending).rejects.toThrow(TypeError)
  })
})
