import { constraints } from '#constraints/all.ts'
import type { LimitName } from '#constraints/constraint.ts'
import { noFacts, readFacts } from '#constraints/facts.ts'
import type { Lab } from '#explain/lab.ts'
import type { Model } from '#model/model.ts'
import type { Limits } from '#problem.ts'

/** A limit that a route breaks, by how much, and which share of the limit that is. */
export type Broken = { limit: LimitName | 'time'; excess: number; share: number }

const tolerance = 1e-6
const day = 1440

/** The limits as they hold: where none is set for a load, the trailer's own. */
export function limitsInForce({ capacity, freight }: Model, limits: Limits): Limits {
  const [weight = null, volume = null, pallets = null, feet = null] = capacity
  if (!freight) return { ...limits, maxWeight: weight }
  return { ...limits, maxWeight: weight, maxVolume: volume, maxPallets: pallets, maxLinearFeet: feet }
}

/** What the trial row breaks, the most broken first; its times and loads are worked out. */
export function brokenOnTrial({ search, problem }: Lab): Broken[] {
  const { model, routes } = search
  const late = latestBy(model, routes)
  const found: Broken[] = late > tolerance ? [{ limit: 'time', excess: late, share: late / day }] : []
  const limits = limitsInForce(model, problem.limits)
  const facts = noFacts()
  if (model.freight) readFacts(model, model.freight, routes, routes.trial, facts)
  else facts.peakWeight = peakWeight(model, routes)
  for (const { name, excess: over } of constraints) {
    const limit = limits[name]
    // With a depot the classic problem counts one load and time, nothing else.
    if (limit === null || (!model.freight && name !== 'maxWeight')) continue
    const excess = over(facts, limit)
    if (excess > tolerance) found.push({ limit: name, excess, share: excess / Math.max(1, scaleOf(name, limit)) })
  }
  return found.sort((a, b) => b.share - a.share)
}

/** The unit in which a limit's excess is counted; transit time is set in days and exceeded in minutes. */
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
