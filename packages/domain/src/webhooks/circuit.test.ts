import { describe, expect, it } from 'vitest'
import { type Circuit, circuitAfter, isAnswer, isFailing, isResting } from './circuit.ts'

const now = new Date('2026-03-02T10:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const closed: Circuit = { failures: 0, restsUntil: null }

function after(calls: readonly boolean[]): Circuit {
  return calls.reduce((circuit, hasAnswered) => circuitAfter(circuit, hasAnswered, now) ?? circuit, closed)
}

describe('a receiver that does not answer', () => {
  it('rests after five calls without an answer in a row', () => {
    expect(after([false, false, false, false])).toEqual({ failures: 4, restsUntil: null })
    expect(isFailing(after([false, false, false, false]))).toBe(false)
    const open = after([false, false, false, false, false])
    expect(isFailing(open)).toBe(true)
    expect([isResting(open, now), isResting(open, later(44)), isResting(open, later(46))]).toEqual([true, true, false])
  })

  it('is as good as new after one answer', () => {
    expect(after([false, false, false, false, false, false, true])).toEqual(closed)
    expect(after([false, false, true, false, false])).toEqual({ failures: 2, restsUntil: null })
    expect(circuitAfter(closed, true, now)).toBeNull()
  })
})

it('a refusal is an answer; an error of the server, "too many" and silence are none', () => {
  expect([200, 302, 400, 404, 410].map(isAnswer)).toEqual([true, true, true, true, true])
  expect([null, 408, 429, 500, 503].map(isAnswer)).toEqual([false, false, false, false, false])
})
