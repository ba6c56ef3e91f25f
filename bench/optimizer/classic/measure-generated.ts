import { checkPlan } from '@lanewise/optimizer/check/check-plan'
import { solve } from '@lanewise/optimizer/solve'
import { secondsFor } from '#optimizer/classic/bars.ts'
import { classicProblem } from '#optimizer/classic/classic-problem.ts'
import { classes, generate } from '#optimizer/classic/generate.ts'
import { columns, percent, verdict, whole } from '#optimizer/columns.ts'
import type { BenchOptions } from '#optimizer/options.ts'
import { clockLabel, clockOf, countingStop } from '#optimizer/timer.ts'
import { traceOf } from '#optimizer/trace.ts'

const row = columns([14, 8, 10, 8, 8, 8, 8, 12, 8])

/**
 * Measures generated problems of 1,000 tasks. Their best values are unknown, so the bench shows how the cost falls over
 * time.
 */
export function measureGenerated(options: BenchOptions): void {
  const names = Object.keys(classes) as (keyof typeof classes)[]
  const wanted = names.filter((name) => options.classes?.includes(name) ?? (name === 'r1' || name === 'rc2'))
  console.log(`Generated problems, distance, seed ${options.seed}, one thread, ${clockLabel(options.isCpu)}`)
  row(['', 'vehicles', 'distance', 'first', '30 s', '60 s', '120 s', 'iterations/s', ''])
  for (const name of wanted) for (const size of options.sizes ?? [1_000]) measure(name, size, options)
}

function measure(name: keyof typeof classes, size: number, { seconds, seed, isCpu }: BenchOptions): void {
  const instance = generate(name, size, 1)
  const problem = classicProblem(instance)
  const clock = clockOf(isCpu)
  const limit = seconds ?? secondsFor(size)
  const trace = traceOf(clock)
  const { stop, perSecond } = countingStop(limit, clock)
  const plan = solve(problem, { seed, stop, onBetter: trace.onBetter })
  const { miles: distance } = plan
  const faults = checkPlan(problem, plan)
  const against = (cost: number | undefined) => (cost === undefined ? '' : percent(cost / distance - 1))
  row([
    instance.name,
    whole(plan.trucks),
    distance.toFixed(1),
    against(trace.firstPlan()?.plan.miles),
    ...[30, 60, 120].map((mark) => (mark > limit ? '' : against(trace.after(mark)))),
    whole(perSecond()),
    faults.length === 0 ? 'valid' : `INVALID: ${faults.slice(0, 3).join('; ')}`,
  ])
  if (faults.length > 0) verdict(false)
}
