import { describe, expect, it } from 'vitest'
import { type Objective, objectives } from '#objective.ts'
import { solve } from '#solve.ts'
import { afterIterations } from '#stop/stop.ts'
import { randomProblem } from '#testing/random-problem.ts'

describe('the same seed and number of iterations', () => {
  for (const objective of Object.keys(objectives) as Objective[])
    it(`give the same plan again and again (${objective})`, () => {
      for (const seed of [3, 17]) {
        const plan = () => solve(randomProblem(seed, 14), { seed, objective, stop: afterIterations(64) })
        const first = plan()
        expect(plan()).toEqual(first)
        expect(plan()).toEqual(first)
      }
    })

  it('differ with another seed, at least now and then', () => {
    const problem = randomProblem(7, 30)
    const plans = [1, 2, 3, 4, 5].map((seed) => JSON.stringify(solve(problem, { seed, stop: afterIterations(30) })))
    expect(new Set(plans).size).toBeGreaterThan(1)
  })
})
