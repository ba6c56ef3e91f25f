import { constraints } from '#constraints/all.ts'
import type { LimitName } from '#constraints/constraint.ts'
import { noFacts, readFacts } from '#constraints/facts.ts'
import type { Lab } from '#explain/lab.ts'
import type { Model } from '#model/model.ts'
import type { Limits } from '#problem.ts'

/** A limit that a route exceeds, with the excess and its share of the limit. */
export type Broken = { limit: LimitName | 'time'; excess: number; share: number }

const tolerance = 1e-6
const day = 1440

/** Effective limits: without a set limit for a load, the capacity of the trailer applies. */
export function limitsInForce({ capacity, freight }: Model, limits: Limits): Limits {
  const [weight = null, volume = null, pallets = null, feet = null] = capacity
  if (!freight) return { ...limits, maxWeight: weight }
  return { ...limits, maxWeight: weight, maxVolume: volume, maxPallets: pallets, maxLinearFeet: feet }
}

/** Limits that the trial row exceeds, the worst first; its times and loads must be up to date. */
export function brokenOnTrial({ search, problem }: Lab): Broken[] {
  const { model, routes } = search
  const late = latestBy(model, routes)
  const violations: Broken[] = late > tolerance ? [{ limit: 'time', excess: late, share: late / day }] : []
  const limits = limitsInForce(model, problem.limits)
  const facts = noFacts()
  if (model.freight) readFacts(model, model.freight, routes, routes.trial, facts)
  else facts.peakWeight = peakWeight(model, routes)
  for (const { name, excess: over } of constraints) {
    const limit = limits[name]
    // With a depot the classic problem has only one load dimension and time.
    if (limit === null || (!model.freight && name !== 'maxWeight')) continue
    const excess = over(facts, limit)
    if (excess > tolerance) violations.push({ limit: name, excess, share: excess / Math.max(1, scaleOf(name, limit)) })
  }
  return violations.sort((a, b) => b.share - a.share)
}

/** The unit of a limit's excess; transit time is set in days and its excess is in minutes. */
const scaleOf = (name: LimitName, limit: number) => (name === 'maxRouteTransitTime' ? limit * day : limit)

function latestBy({ closes }: Model, { unit, start, stride, length, trial }: Lab['search']['routes']): number {
  let late = 0
  for (let at = trial * stride + 1; at <= trial * stride + length[trial]! + 1; at += 1)
    late = Math.max(late, start[at]! - closes[unit[at]!]!)
  return late
}

function peakWeight({ peaks }: Model, { unit, load, stride, length, trial }: Lab['search']['routes']): number {
  let peak = 0
  for (let at = trial * stride + 1; at <= trial * stride + length[trial]!; at += 1)
    peak = Math.max(peak, load[0]![at - 1]! + peaks[0]![unit[at]!]!)
  return peak
}
