import { describe, expect, it } from 'vitest'
import { checkPlan } from '#check/check-plan.ts'
import { type Objective, objectives } from '#objective.ts'
import { solve } from '#solve.ts'
import { afterIterations, afterMilliseconds, firstOf, partOf, whenStopped, withPatience } from '#stop/stop.ts'
import { randomProblem } from '#testing/random-problem.ts'

describe('a stop', () => {
  it('comes after so many iterations, or so much time on the clock that it was given', () => {
    expect([0, 25, 50].map(afterIterations(50).progress)).toEqual([0, 0.5, 1])
    let now = 1_000
    const timed = afterMilliseconds(200, () => now)
    expect(timed.progress(9)).toBe(0)
    now = 1_150
    expect(timed.progress(9)).toBe(0.75)
  })

  it('comes when somebody says so, and of several the first decides', () => {
    let isOver = false
    const either = firstOf(
      afterIterations(100),
      whenStopped(() => isOver),
    )
    expect(either.progress(10)).toBe(0.1)
    isOver = true
    expect(either.progress(10)).toBe(1)
  })

  it('can be shared out: a part begins at 0, ends at 1, and ends with the whole', () => {
    const part = partOf(afterIterations(100), { from: 0.2, to: 0.6, spent: 10 })
    expect(part.progress(0)).toBe(0)
    expect(part.progress(30)).toBeCloseTo(0.5)
    expect(part.progress(50)).toBeCloseTo(1)
    expect(part.progress(90)).toBe(1)
  })
})

describe('a search that is told to stop', () => {
  for (const objective of Object.keys(objectives) as Objective[])
    it(`answers with the best plan until then (${objective})`, () => {
      for (const seed of [4, 31]) {
        const problem = randomProblem(seed, 20)
        let calls = 0
        const stop = whenStopped(() => {
          calls += 1
          return calls > 3
        })
        const plan = solve(problem, { seed, objective, stop })
        expect(checkPlan(problem, plan)).toEqual([])
        expect(plan.cost).toBeLessThanOrEqual(plan.baseline)
      }
    })

  it('has a plan even when it is told at once', () => {
    const problem = randomProblem(5, 25)
    const plan = solve(problem, { seed: 1, stop: whenStopped(() => true) })
    expect(checkPlan(problem, plan)).toEqual([])
  })
})

describe('a search that loses patience', () => {
  it('ends when so many iterations in a row found nothing better, with the plan it has', () => {
    const problem = randomProblem(5, 12)
    let iterations = 0
    const counting = {
      progress: (done: number) => {
        iterations = done
        return done / 1_000_000
      },
    }
    const plan = solve(problem, { seed: 3, stop: counting, patience: 300 })
    expect(checkPlan(problem, plan)).toEqual([])
    expect(iterations).toBeLessThan(20_000)
  })

  it('counts from the last better plan', () => {
    const stop = withPatience(afterIterations(1_000), 100)
    expect(stop.progress(90)).toBe(0.09)
    stop.better()
    expect(stop.progress(180)).toBe(0.18)
    expect(stop.progress(190)).toBe(1)
  })
})
