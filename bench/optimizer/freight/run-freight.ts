import { checkPlan } from '@lanewise/optimizer/check/check-plan'
import { solve } from '@lanewise/optimizer/solve'
import { freightProblem } from '#optimizer/freight/freight-problem.ts'
import { type FreightRun, type Measured, marks } from '#optimizer/freight/measured.ts'
import { clockOf, countingStop } from '#optimizer/timer.ts'
import { traceOf } from '#optimizer/trace.ts'

/** One run in its own process, so that its memory can be measured separately. The result goes to the parent process. */
const freightRun: FreightRun = JSON.parse(process.argv[2] ?? '')
const measured = run(freightRun)
if (process.send) process.send(measured)
else console.log(measured)

function run({ orders, seconds, seed, slippage, isCpu, objective }: FreightRun): Measured {
  const clock = clockOf(isCpu)
  const problem = freightProblem(orders, { seed: 1, slippage })
  const trace = traceOf(clock)
  const { stop, perSecond } = countingStop(seconds, clock)
  const plan = solve(problem, { seed, stop, objective, onBetter: trace.onBetter })
  const { heapUsed, external } = process.memoryUsage()
  const rss = 1_024 * process.resourceUsage().maxRSS
  const first = trace.firstPlan()
  return {
    cost: plan.cost,
    baseline: plan.baseline,
    trucks: plan.trucks,
    preplans: plan.preplans.length,
    impossible: plan.impossible.length,
    firstPlan: (first?.at ?? Number.NaN) / 1_000,
    firstCost: first?.plan.cost ?? Number.NaN,
    marks: marks
      .filter((mark) => mark <= seconds)
      .map((mark) => ({ seconds: mark, cost: (mark === seconds ? plan.cost : trace.after(mark)) ?? null })),
    perSecond: perSecond(),
    rss,
    heap: heapUsed + external,
    faults: checkPlan(problem, plan),
  }
}
