import { constraints } from '#constraints/all.ts'
import type { Constraint } from '#constraints/constraint.ts'
import { noFacts, type RouteFacts, readFacts } from '#constraints/facts.ts'
import type { Freight, Model } from '#model/model.ts'
import type { Limits } from '#problem.ts'
import type { Routes } from '#search/routes.ts'

/** A limit that is set, and its figure. */
export type SetLimit = { constraint: Constraint; limit: number }

export const setLimits = (limits: Limits, kind: Constraint['kind']): SetLimit[] =>
  constraints.flatMap((constraint) => {
    const limit = limits[constraint.name]
    return limit === null || constraint.kind !== kind ? [] : [{ constraint, limit }]
  })

/** Room for what the arithmetic of miles and minutes loses. */
const tolerance = 1e-6

/** Asks whether a row, whose times and loads are worked out, keeps the limits of a kind. */
export function limitsOfRow(model: Model, freight: Freight, routes: Routes, kind: Constraint['kind']) {
  const limits = setLimits(freight.limits, kind)
  const facts: RouteFacts = noFacts()
  const keeps = (row: number): boolean => {
    if (limits.length === 0) return true
    readFacts(model, freight, routes, row, facts)
    for (const { constraint, limit } of limits) if (constraint.excess(facts, limit) > tolerance) return false
    return true
  }
  return { keeps, isFree: limits.length === 0 }
}
