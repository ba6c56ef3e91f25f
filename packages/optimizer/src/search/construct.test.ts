import { describe, expect, it } from 'vitest'
import { checkPlan } from '#check/check-plan.ts'
import { solve } from '#solve.ts'
import { whenStopped } from '#stop/stop.ts'
import { randomProblem } from '#testing/random-problem.ts'

describe('a search that is told to stop before it has begun', () => {
  it('puts the rest on trucks of their own and answers an honest plan at once', () => {
    const problem = randomProblem(11, 60)
    let calls = 0
    const isOver = () => {
      calls += 1
      return true
    }
    const plan = solve(problem, { seed: 1, stop: whenStopped(isOver) })
    expect(checkPlan(problem, plan)).toEqual([])
    expect(plan.alone.length).toBeGreaterThan(30)
    // Called once for the first plan and once when the search would begin.
    expect(calls).toBeLessThanOrEqual(2)
  })
})
