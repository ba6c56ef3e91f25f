import { describe, expect, it } from 'vitest'
import { checkPlan } from '#check/check-plan.ts'
import { solve } from '#solve.ts'
import { whenTold } from '#stop/stop.ts'
import { randomProblem } from '#testing/random-problem.ts'

describe('a search that is told to stop before it has begun', () => {
  it('puts the rest on trucks of their own and answers an honest plan at once', () => {
    const problem = randomProblem(11, 60)
    let asked = 0
    const isOver = () => {
      asked += 1
      return true
    }
    const plan = solve(problem, { seed: 1, stop: whenTold(isOver) })
    expect(checkPlan(problem, plan)).toEqual([])
    expect(plan.alone.length).toBeGreaterThan(30)
    // Once while the first plan is made, once when the search would begin.
    expect(asked).toBeLessThanOrEqual(2)
  })
})
