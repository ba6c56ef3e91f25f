import { constraints } from '#constraints/all.ts'
import { type Broken, brokenOnTrial, limitsInForce } from '#explain/broken.ts'
import { type Apart, apartFrom } from '#explain/company.ts'
import { listed, type NameOf, plural } from '#explain/explanation-text.ts'
import type { Lab } from '#explain/lab.ts'
import { lateness } from '#explain/late-stop.ts'
import { collectOf, refresh } from '#search/routes.ts'

/** Result of trying the best position of an order on a truck. */
export type Outcome =
  | ({ kind: 'apart' } & Apart)
  /** Every limit holds; `cost` is the additional cost of the truck. */
  | { kind: 'fits'; cost: number }
  /** Limits exceeded at the position closest to fitting; empty when the truck has no room for another order. */
  | { kind: 'misses'; broken: readonly Broken[]; units: readonly number[] }

/** Tries every position and every date of an order on a truck and returns the cheapest, or the nearest miss. */
export function tryOn(lab: Lab, order: number, row: number): Outcome {
  const { routes, model } = lab.search
  const apart = apartFrom(lab, order, row)
  if (apart) return { kind: 'apart', ...apart }
  const count = routes.length[row]!
  let cheapest = Number.POSITIVE_INFINITY
  let nearest: Extract<Outcome, { kind: 'misses' }> = { kind: 'misses', broken: [], units: [] }
  if (count + 2 > routes.most) return nearest
  const present = Array.from(routes.unit.subarray(row * routes.stride + 1, row * routes.stride + 1 + count))
  for (let choice = model.firstChoice[order]!; choice < model.firstChoice[order + 1]!; choice += 1)
    for (const units of insertions(present, collectOf(choice))) {
      const broken = tried(lab, units)
      if (broken.length === 0) cheapest = Math.min(cheapest, lab.search.price(routes.trial) - routes.cost[row]!)
      else if (nearest.units.length === 0 || isNearer(broken, nearest.broken)) nearest = { ...nearest, broken, units }
    }
  return Number.isFinite(cheapest) ? { kind: 'fits', cost: cheapest } : nearest
}

function* insertions(present: readonly number[], collect: number): Generator<number[]> {
  for (let from = 0; from <= present.length; from += 1)
    for (let to = from; to <= present.length; to += 1)
      yield [...present.slice(0, from), collect, ...present.slice(from, to), collect + 1, ...present.slice(to)]
}

function tried(lab: Lab, units: readonly number[]): Broken[] {
  const { routes, model } = lab.search
  routes.unit.set(units, routes.trial * routes.stride + 1)
  routes.length[routes.trial] = units.length
  refresh(model, routes, routes.trial)
  return brokenOnTrial(lab)
}

/** Two limits exceeded slightly are nearer than one exceeded by far; otherwise fewer limits are nearer. */
export const isNearer = (one: readonly Broken[], other: readonly Broken[]): boolean => farness(one) < farness(other)

const farness = (broken: readonly Broken[]) => broken.reduce((sum, { share }) => sum + 0.02 + share, 0)

/** Only the worst limits are mentioned. */
const maxMentioned = 2

/** Text of a miss: "3,400 lbs over the weight limit of 44,000". */
export function missText(lab: Lab, { broken, units }: Extract<Outcome, { kind: 'misses' }>, nameOf: NameOf): string {
  const limits = limitsInForce(lab.search.model, lab.problem.limits)
  if (broken.length === 0) return 'the truck has no room for one order more'
  const reasons = broken.slice(0, maxMentioned).map(({ limit, excess }) => {
    if (limit === 'time') return lateness(lab, units, nameOf)
    return constraints.find(({ name }) => name === limit)!.explain(excess, limits[limit]!)
  })
  const rest = broken.length - reasons.length
  return listed(rest === 0 ? reasons : [...reasons, `${plural(rest, 'limit')} more`])
}
