import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { checkPlan } from '@lanewise/optimizer/check/check-plan'
import { solve } from '@lanewise/optimizer/solve'
import { bars, secondsFor } from '#optimizer/classic/bars.ts'
import { type BestKnown, readBestKnown } from '#optimizer/classic/best-known.ts'
import { classicProblem } from '#optimizer/classic/classic-problem.ts'
import { type Instance, readInstance, sizeOf } from '#optimizer/classic/instance.ts'
import { columns, mean, percent, verdict, whole } from '#optimizer/columns.ts'
import type { BenchOptions, Goal } from '#optimizer/options.ts'
import { clockLabel, clockOf, countingStop } from '#optimizer/timer.ts'

type Result = { size: number; vehicles: number; gap: number; best: BestKnown; isValid: boolean }

/** Measures public problems with known best values, for the shortest plan and for the fewest vehicles. */
export function measureClassic(folder: string, options: BenchOptions): void {
  const bestKnown = readBestKnown(folder)
  const instances = globSync('*.txt', { cwd: folder })
    .map((file) => readInstance(basename(file, '.txt'), readFileSync(join(folder, file), 'utf8')))
    .filter(({ name }) => options.only?.includes(name) ?? true)
    .filter((instance) => options.sizes?.includes(sizeOf(instance)) ?? true)
    .sort((a, b) => sizeOf(a) - sizeOf(b) || (a.name < b.name ? -1 : 1))
  for (const goal of options.objectives) {
    console.log(`Problems of Li and Lim, ${goal}, seed ${options.seed}, one thread, ${clockLabel(options.isCpu)}`)
    row(['', 'vehicles', 'best', 'distance', 'best', 'gap', 'iterations/s', 'seconds', ''])
    summarize(
      goal,
      instances.map((instance) => measure(instance, goal, bestKnown(instance.name), options)),
    )
  }
}

const row = columns([12, 8, 6, 10, 10, 8, 12, 8, 2])

function measure(instance: Instance, goal: Goal, best: BestKnown, { seconds, seed, isCpu }: BenchOptions): Result {
  const size = sizeOf(instance)
  const problem = classicProblem(instance)
  const clock = clockOf(isCpu)
  const began = clock()
  const { stop, perSecond } = countingStop(seconds ?? secondsFor(size), clock)
  const plan = solve(problem, {
    seed,
    stop,
    objective: goal === 'distance' ? 'cheapest' : 'fewestTrucks',
  })
  const spent = (clock() - began) / 1_000
  const { miles: distance } = plan
  const faults = checkPlan(problem, plan)
  const known = goal === 'distance' ? best.distance : best.distanceOfFewest
  // Distances are comparable only for the same number of vehicles.
  const isComparable = goal === 'distance' || plan.trucks === best.vehicles
  const gap = isComparable ? distance / (known ?? Number.NaN) - 1 : Number.NaN
  row([
    instance.name,
    whole(plan.trucks),
    String(best.vehicles ?? '?'),
    distance.toFixed(2),
    known?.toFixed(2) ?? '?',
    Number.isNaN(gap) ? '' : percent(gap),
    whole(perSecond()),
    spent.toFixed(1),
    faults.length === 0 ? 'valid' : `INVALID: ${faults.slice(0, 3).join('; ')}`,
  ])
  return { size, vehicles: plan.trucks, gap, best, isValid: faults.length === 0 }
}

function summarize(goal: Goal, results: readonly Result[]): void {
  for (const [size, group] of Map.groupBy(results, (result) => result.size)) {
    const isKnown = group.some(({ best }) => (goal === 'distance' ? best.distance : best.vehicles) !== undefined)
    if (!isKnown) {
      console.log(`  ${size} tasks, ${group.length} problems: no best is known`)
      continue
    }
    const bar = bars[goal][size]
    const figure = goal === 'distance' ? meanGap(group) : extraVehicles(group)
    const name = goal === 'distance' ? 'mean gap' : 'vehicles beyond the best known'
    const isMet = bar === undefined || figure <= bar + 1e-6
    console.log(
      `  ${size} tasks, ${group.length} problems: ${name} ${percent(figure, 3)}` +
        (bar === undefined ? '' : ` (bar ${percent(bar)}, ${verdict(isMet)})`),
    )
  }
  const invalid = results.filter(({ isValid }) => !isValid).length
  if (invalid > 0) console.log(`  ${invalid} plans are not valid: ${verdict(false)}`)
}

const meanGap = (group: readonly Result[]) =>
  mean(group.filter(({ best }) => best.distance !== undefined).map(({ gap }) => gap))

function extraVehicles(group: readonly Result[]): number {
  const known = group.filter(({ best }) => best.vehicles !== undefined)
  const sum = (of: (result: Result) => number) => known.reduce((total, result) => total + of(result), 0)
  return sum(({ vehicles }) => vehicles) / sum(({ best }) => best.vehicles ?? 0) - 1
}
