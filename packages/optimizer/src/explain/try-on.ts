import { constraints } from '#constraints/all.ts'
import { type Broken, brokenOnTrial, limitsInForce } from '#explain/broken.ts'
import { type Apart, apartFrom } from '#explain/company.ts'
import type { Lab } from '#explain/lab.ts'
import { lateness } from '#explain/late-stop.ts'
import { counted, listed, type NameOf } from '#explain/words.ts'
import { collectOf, refresh } from '#search/routes.ts'

/** What became of the best place of an order on a truck. */
export type Outcome =
  | ({ kind: 'apart' } & Apart)
  /** Every limit holds; what the truck then costs more. */
  | { kind: 'fits'; cost: number }
  /** What the place that comes nearest breaks; no limit is broken where the truck has no room for one order more. */
  | { kind: 'misses'; broken: readonly Broken[]; units: readonly number[] }

/** Tries every place and every date of an order on a truck, and keeps the cheapest, or the nearest miss. */
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

/** Two limits broken by a little are nearer than one that is broken by far; all else equal, one is nearer than two. */
export const isNearer = (one: readonly Broken[], other: readonly Broken[]): boolean => farness(one) < farness(other)

const farness = (broken: readonly Broken[]) => broken.reduce((sum, { share }) => sum + 0.02 + share, 0)

/** Who breaks many limits is told the worst of them. */
const mostNamed = 2

/** A miss in words: "3,400 lbs over the weight limit of 44,000". */
export function missInWords(lab: Lab, { broken, units }: Extract<Outcome, { kind: 'misses' }>, nameOf: NameOf): string {
  const limits = limitsInForce(lab.search.model, lab.problem.limits)
  if (broken.length === 0) return 'the truck has no room for one order more'
  const named = broken.slice(0, mostNamed).map(({ limit, excess }) => {
    if (limit === 'time') return lateness(lab, units, nameOf)
    return constraints.find(({ name }) => name === limit)!.explain(excess, limits[limit]!)
  })
  const rest = broken.length - named.length
  return listed(rest === 0 ? named : [...named, `${counted(rest, 'limit')} more`])
}
