import type { Plan } from '@lanewise/optimizer/plan'
import type { Clock } from '#optimizer/timer.ts'

/** Records the costs that a search finds over time. Times are milliseconds since the start. */
export function traceOf(clock: Clock) {
  const began = clock()
  const results: { at: number; cost: number }[] = []
  let firstPlan: { at: number; plan: Plan } | undefined
  return {
    onBetter({ cost, plan }: { cost: number; plan: () => Plan }) {
      results.push({ at: clock() - began, cost })
      if (firstPlan) return
      const made = plan()
      firstPlan = { at: clock() - began, plan: made }
    },
    firstPlan: () => firstPlan,
    /** Best cost after the given number of seconds, or undefined when there was none yet. */
    after: (seconds: number): number | undefined => results.findLast(({ at }) => at <= seconds * 1_000)?.cost,
  }
}
