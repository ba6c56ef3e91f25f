import { type Objective, objectives } from '#objective.ts'
import type { Plan } from '#plan.ts'
import type { Problem } from '#problem.ts'
import { isBetter } from '#solutions/measures.ts'
import { type SolveOptions, solve } from '#solve.ts'
import { sharesOf } from '#stop/shares.ts'
import type { Stop } from '#stop/stop.ts'

/** A plan offered to the planner, with all objectives that it is best at: "Cheapest · Most on time". */
export type Solution = {
  /** The first of its objectives. */
  objective: Objective
  objectives: readonly Objective[]
  label: string
  plan: Plan
}

export type SolveAllOptions = {
  seed: number
  stop: Stop
  /** Called with every better plan of the current objective, with the cost in that objective's terms. */
  onProgress?: (progress: { objective: Objective; cost: number; plan: () => Plan }) => void
}

/** Share of the stop per objective; the others start from the cheapest plan, so they need less. */
const shares: Readonly<Record<Objective, number>> = {
  cheapest: 0.55,
  shortest: 0.15,
  fewestTrucks: 0.2,
  mostOnTime: 0.1,
}

/**
 * Several plans for one problem, the cheapest first. Each objective gets the best plan by its own measure out of all
 * plans, so "shortest" is never longer than another; a plan that is best at several objectives is offered once, under
 * all their names. After an early cancellation the result has the plans found so far, at least the cheapest.
 */
export function solveAll(problem: Problem, { seed, stop, onProgress }: SolveAllOptions): Solution[] {
  const aims = Object.keys(objectives) as Objective[]
  const dealt = sharesOf(
    stop,
    aims.map((aim) => shares[aim]),
  )
  const optionsFor = (objective: Objective, index: number): SolveOptions => ({
    seed,
    stop: dealt.stops[index]!,
    objective,
    ...(onProgress && { onBetter: (better) => onProgress({ objective, ...better }) }),
  })
  const plans: { aim: Objective; plan: Plan }[] = []
  for (const [index, aim] of aims.entries()) {
    const start = plans[0]?.plan
    if (start && dealt.isOver()) break
    plans.push({ aim, plan: solve(problem, { ...optionsFor(aim, index), ...(start && { start }) }) })
  }
  return solutionsOf(problem, plans)
}

/** The best plan of each finished objective, with identical plans merged. */
export function solutionsOf(problem: Problem, candidates: readonly { aim: Objective; plan: Plan }[]): Solution[] {
  const plans = new Map<string, { plan: Plan; aims: Objective[] }>()
  for (const { aim } of candidates) {
    // An objective keeps its own plan when another is only equally good.
    const own = candidates.find((one) => one.aim === aim)!.plan
    const plan = candidates.reduce((best, one) => (isBetter(problem, aim, one.plan, best) ? one.plan : best), own)
    const key = keyOf(plan)
    const known = plans.get(key)
    if (known) known.aims.push(aim)
    else plans.set(key, { plan, aims: [aim] })
  }
  return [...plans.values()].map(({ plan, aims }) => ({
    objective: aims[0]!,
    objectives: aims,
    label: aims.map((aim) => objectives[aim]).join(' · '),
    plan,
  }))
}

/** Two plans are the same when they have the same trucks with the same stops. */
const keyOf = ({ preplans }: Plan): string =>
  preplans
    .map(({ stops }) =>
      stops.flatMap(({ serves }) => serves.map(({ orderId, stopId }) => `${orderId}/${stopId}`)).join(),
    )
    .toSorted()
    .join(';')
