import { describe, expect, it } from 'vitest'
import { PartnerFailure } from '../wire.ts'
import type { OutsideEngine } from './outside-engine.ts'
import { listeningLog, pointsInARow, smallEngine } from './testing/given.ts'
import { withCircuit } from './with-circuit.ts'

const stops = pointsInARow(2)
const second = 1000

/** An engine that can be switched off, behind a circuit breaker with a test clock. */
function given() {
  const state = { now: 0, isDead: false, knowsWay: true }
  const engine = smallEngine()
  const log = listeningLog()
  const answer = <T>(ask: () => Promise<T>) => {
    if (!state.isDead) return state.knowsWay ? ask() : Promise.resolve(null)
    engine.asked.push('no answer')
    return Promise.reject(new PartnerFailure('Acme Roads', 'time-out', 'did not answer within 2 s'))
  }
  const switched: OutsideEngine = {
    ...engine,
    route: (points) => answer(() => engine.route(points)),
    matrix: (from, to) => answer(() => engine.matrix(from, to)),
  }
  const guarded = withCircuit(switched, { now: () => state.now, log })
  const attempt = () =>
    guarded.route(stops).then(
      () => 'answered',
      ({ message }: PartnerFailure) => message,
    )
  return { state, engine, log, guarded, attempt }
}

const late = 'Acme Roads did not answer within 2 s'
const resting = 'Acme Roads failed repeatedly and is left alone'

describe('an engine that fails', () => {
  it('is not asked for 30 seconds after three failures in a row', async () => {
    const { state, engine, attempt } = given()
    state.isDead = true
    expect([await attempt(), await attempt(), await attempt()]).toEqual([late, late, late])
    state.now = 30 * second - 1
    expect([await attempt(), await attempt()]).toEqual([resting, resting])
    expect(engine.asked).toHaveLength(3)
  })

  it('counts for routes and matrices together', async () => {
    const { state, engine, guarded, attempt } = given()
    state.isDead = true
    await Promise.allSettled([guarded.route(stops), guarded.matrix(stops, stops), guarded.route(stops)])
    expect(await attempt()).toBe(resting)
    await expect(guarded.matrix(stops, stops)).rejects.toThrow(resting)
    expect(engine.asked).toHaveLength(3)
  })

  it('is tried by one call after that time, and left alone again if that fails', async () => {
    const { state, engine, attempt } = given()
    state.isDead = true
    for (const _ of [1, 2, 3]) await attempt()
    state.now = 30 * second
    expect(await Promise.all([attempt(), attempt()])).toEqual([late, resting])
    state.now = 60 * second - 1
    expect(await attempt()).toBe(resting)
    expect(engine.asked).toHaveLength(4)
  })

  it('is asked by everybody again once it answered', async () => {
    const { state, attempt } = given()
    state.isDead = true
    for (const _ of [1, 2, 3]) await attempt()
    state.isDead = false
    expect(await attempt()).toBe(resting)
    state.now = 30 * second
    expect(await attempt()).toBe('answered')
    expect(await Promise.all([attempt(), attempt()])).toEqual(['answered', 'answered'])
  })

  it('is asked on when failures do not come in a row', async () => {
    const { state, engine, attempt } = given()
    for (const isDead of [true, true, false, true, true, false]) {
      state.isDead = isDead
      await attempt()
    }
    expect(engine.asked).toHaveLength(6)
  })

  it('is one line in the log per change', async () => {
    const { state, log, attempt } = given()
    await attempt()
    expect(log.lines).toEqual([])
    state.isDead = true
    for (const _ of [1, 2, 3, 4, 5]) await attempt()
    state.now = 30 * second
    await attempt()
    state.isDead = false
    state.now = 60 * second
    for (const _ of [1, 2, 3]) await attempt()
    expect(log.lines).toEqual([
      'warn: Acme Roads did not answer within 2 s: the own network gives the miles',
      'warn: Acme Roads is left alone for 30 s at a time',
      'info: Acme Roads answers again: it gives the miles',
    ])
  })
})

it('takes an engine that knows no way for one that answers', async () => {
  const { state, log, engine, attempt } = given()
  state.knowsWay = false
  for (const _ of [1, 2, 3, 4]) expect(await attempt()).toBe('answered')
  expect([log.lines, engine.asked]).toEqual([[], []])
})
