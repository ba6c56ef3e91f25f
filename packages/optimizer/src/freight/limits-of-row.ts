import { constraints } from '#constraints/all.ts'
import type { Constraint } from '#constraints/constraint.ts'
import { noFacts, type RouteFacts, readFacts } from '#constraints/facts.ts'
import type { Freight, Model } from '#model/model.ts'
import type { Limits } from '#problem.ts'
import type { Routes } from '#search/routes.ts'

/** A limit that is set, with its value. */
export type SetLimit = { constraint: Constraint; limit: number }

export const setLimits = (limits: Limits, kind: Constraint['kind']): SetLimit[] =>
  constraints.flatMap((constraint) => {
    const limit = limits[constraint.name]
    return limit === null || constraint.kind !== kind ? [] : [{ constraint, limit }]
  })

/** Tolerance for rounding errors in miles and minutes. */
const tolerance = 1e-6

/** Checks whether a row keeps the limits of a kind; its times and loads must be up to date. */
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
