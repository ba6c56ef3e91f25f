import type { Plan } from '@lanewise/optimizer/plan'
import type { Clock } from '#optimizer/timer.ts'

/** Keeps what a search has found by when; times are milliseconds since its begin. */
export function traceOf(clock: Clock) {
  const began = clock()
  const found: { at: number; cost: number }[] = []
  let firstPlan: { at: number; plan: Plan } | undefined
  return {
    onBetter({ cost, plan }: { cost: number; plan: () => Plan }) {
      found.push({ at: clock() - began, cost })
      if (firstPlan) return
      const made = plan()
      firstPlan = { at: clock() - began, plan: made }
    },
    firstPlan: () => firstPlan,
    /** The best after some seconds; nothing when there was none yet. */
    after: (seconds: number): number | undefined => found.findLast(({ at }) => at <= seconds * 1_000)?.cost,
  }
}
