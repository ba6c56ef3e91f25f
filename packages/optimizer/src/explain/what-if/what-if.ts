import { formatPercent } from '@lanewise/domain/shared/format'
import { amountOf, isSame, plural } from '#explain/explanation-text.ts'
import { type RelaxableLimit, type Relaxed, relaxed } from '#explain/what-if/relaxed.ts'
import { compile, impossibleOf } from '#model/compile.ts'
import type { Plan } from '#plan.ts'
import type { Problem } from '#problem.ts'
import { replan } from '#replan/replan.ts'
import { replay } from '#replan/start-from.ts'
import { unpack } from '#result/unpack.ts'
import { randomFrom } from '#search/random.ts'
import { searchOver } from '#search/search.ts'
import { sharesOf } from '#stop/shares.ts'
import type { Stop } from '#stop/stop.ts'

export type WhatIfOptions = {
  seed: number
  /** Budget for everything: each limit and the plan with all limits get an equal share. */
  stop: Stop
  /** Preplans that must not change. */
  frozen?: readonly string[]
}

export type Relaxation = {
  limit: RelaxableLimit
  /** Amount by which the plan would be cheaper; 0 for no savings. */
  saving: number
  /** Saving in percent of the plan's cost. */
  percent: number
  text: string
  /** The plan without the limit; the current plan when nothing is saved. */
  plan: Plan
}

/** Cost of one limit; null when the problem does not set it. */
export const whatIf = (problem: Problem, plan: Plan, limit: RelaxableLimit, options: WhatIfOptions) =>
  relax(problem, plan, [limit], options)[0] ?? null

/** Cost of each limit of the problem, the most expensive first. */
export const relaxations = (problem: Problem, plan: Plan, options: WhatIfOptions): Relaxation[] =>
  relax(problem, plan, Object.keys(problem.limits) as RelaxableLimit[], options)

/**
 * Continues planning from the plan, once with all limits and once with each limit relaxed, all with the same seed. Only
 * the savings against the best plan that keeps every limit count, because savings from longer planning are not due to
 * the limit.
 */
function relax(given: Problem, plan: Plan, names: readonly RelaxableLimit[], options: WhatIfOptions): Relaxation[] {
  const gone = new Set(impossibleOf(given))
  const problem = { ...given, orders: given.orders.filter((_order, index) => !gone.has(index)) }
  const candidates = names.flatMap((name) => {
    const looser = relaxed(given, name)
    return looser ? [{ name, looser, more: gone.size - impossibleOf({ ...given, limits: looser.limits }).length }] : []
  })
  const { stops } = sharesOf(options.stop, [1, ...candidates.map(() => 1)])
  const planned = (one: Problem, index: number) =>
    replan(one, plan, { frozen: options.frozen ?? [], seed: options.seed, stop: stops[index]! })
  const control = planned(problem, 0)
  const tried = candidates.map((one, index) => ({
    ...one,
    plan: planned({ ...problem, limits: one.looser.limits }, index + 1),
  }))
  const keeps = keeperOf(problem, options.frozen ?? [])
  const base = tried.filter((one) => keeps(one.plan)).reduce((least, one) => cheaper(least, one.plan), control)
  return tried
    .map(({ name, looser, more, plan: relaxed }) => relaxationOf(problem, base, { name, looser, more, relaxed }))
    .sort((a, b) => b.saving - a.saving)
}

const cheaper = (one: Plan, other: Plan): Plan => (other.cost < one.cost ? other : one)

type RelaxedPlan = { name: RelaxableLimit; looser: Relaxed; more: number; relaxed: Plan }

function relaxationOf(problem: Problem, base: Plan, { name, looser, more, relaxed }: RelaxedPlan): Relaxation {
  const difference = base.cost - relaxed.cost
  const saving = difference > 0 && !isSame(problem, difference, 0) ? difference : 0
  const percent = base.cost > 0 ? (saving / base.cost) * 100 : 0
  const served = more > 0 ? ` and ${plural(more, 'order')} more could be served` : ''
  return {
    limit: name,
    saving,
    percent,
    text: `${looser.begins} the plan would ${savingText(problem, saving, percent)}${served}.`,
    plan: saving > 0 ? relaxed : base,
  }
}

function savingText(problem: Problem, saving: number, percent: number): string {
  const isMoney = problem.strategy === 'Cost' && !problem.depot
  if (saving === 0) return isMoney ? 'cost the same' : 'be as long'
  const amount = amountOf(problem)(saving)
  return `${isMoney ? `cost ${amount} less` : `be ${amount} shorter`} (${formatPercent(percent)})`
}

/** Checks whether a plan keeps the limits of a problem: loaded unchanged, it must cost the same. */
function keeperOf(problem: Problem, frozen: readonly string[]): (plan: Plan) => boolean {
  const isFrozen = new Set(frozen)
  const search = searchOver(compile(problem).model, randomFrom(1))
  return (plan) => {
    const preplans = plan.preplans.filter(({ id }) => !isFrozen.has(id))
    replay(search, problem, { ...plan, preplans })
    const costs = new Map(unpack(problem, search).preplans.map(({ id, cost }) => [id, cost]))
    return preplans.every(({ id, cost }) => costs.get(id) === cost)
  }
}
