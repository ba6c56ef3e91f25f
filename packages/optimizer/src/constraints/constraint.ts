import type { RouteFacts } from '#constraints/facts.ts'
import type { Limits } from '#problem.ts'

/** Limits that are a number. */
export type LimitName = {
  [Name in keyof Limits]: Limits[Name] extends number | null ? Name : never
}[keyof Limits]

/** A limit of the plan: by how much a route breaks it, and what a planner is told. */
export type Constraint = {
  name: LimitName
  /** A soft limit guides the search and holds at its end; a hard one holds all the time. */
  kind: 'hard' | 'soft'
  /** By how much the limit is broken; 0 or less when it holds. */
  excess(facts: RouteFacts, limit: number): number
  explain(excess: number, limit: number): string
}
