import type { RouteFacts } from '#constraints/facts.ts'
import type { Limits } from '#problem.ts'

/** Names of numeric limits. */
export type LimitName = {
  [Name in keyof Limits]: Limits[Name] extends number | null ? Name : never
}[keyof Limits]

/** A limit of the plan: the amount by which a route exceeds it, and the explanation for a planner. */
export type Constraint = {
  name: LimitName
  /** A soft limit guides the search and holds only at the end; a hard limit holds all the time. */
  kind: 'hard' | 'soft'
  /** Amount over the limit; 0 or less when the limit holds. */
  excess(facts: RouteFacts, limit: number): number
  explain(excess: number, limit: number): string
}
