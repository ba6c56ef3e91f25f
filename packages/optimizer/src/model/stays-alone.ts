import { segregation } from '@lanewise/domain/commodities/segregation'
import { constraints } from '#constraints/all.ts'
import type { LimitName } from '#constraints/constraint.ts'
import { noFacts, readFacts } from '#constraints/facts.ts'
import type { Freight, Model } from '#model/model.ts'
import type { PlanOrder, Problem } from '#problem.ts'
import { collectOf, emptyRoutes, refresh } from '#search/routes.ts'

/** Tolerance for rounding errors in miles and minutes. */
const tolerance = 1e-6

/**
 * Per order: sentences that say why it shares no truck; empty when it may. Besides the given reasons, an order that
 * exceeds a limit by itself, or whose own freight may not be loaded together, shares no truck.
 */
export function staysAloneBecause(problem: Problem, model: Model, freight: Freight): string[][] {
  const broken = brokenLimits(problem, model, freight)
  return problem.orders.map((order, index) => [
    ...order.exclusiveBecause,
    ...broken(index).map((text) => `on its own already ${text}`),
    ...ownConflicts(order),
  ])
}

/** Limits that an order exceeds on a truck of its own, whichever dates it takes. */
function brokenLimits({ limits }: Problem, model: Model, freight: Freight): (order: number) => string[] {
  const routes = emptyRoutes({ ...model, orders: 1 }, 2)
  const facts = noFacts()
  const held = constraints.flatMap((constraint) => {
    const limit = limits[constraint.name] ?? trailerLimit(model, constraint.name)
    return limit === null || constraint.kind === 'soft' ? [] : [{ constraint, limit }]
  })
  const brokenBy = (choice: number) => {
    routes.length[0] = 2
    routes.unit[1] = collectOf(choice)
    routes.unit[2] = collectOf(choice) + 1
    refresh(model, routes, 0)
    readFacts(model, freight, routes, 0, facts)
    return held
      .map(({ constraint, limit }) => ({ constraint, limit, excess: constraint.excess(facts, limit) }))
      .filter(({ excess }) => excess > tolerance)
  }
  return (order) => {
    let broken: ReturnType<typeof brokenBy> = []
    for (let choice = model.firstChoice[order + 1]! - 1; choice >= model.firstChoice[order]!; choice -= 1) {
      broken = brokenBy(choice)
      if (broken.length === 0) break
    }
    return broken.map(({ constraint, excess, limit }) => constraint.explain(excess, limit))
  }
}

const loadLimits: readonly LimitName[] = ['maxWeight', 'maxVolume', 'maxPallets', 'maxLinearFeet']

const trailerLimit = ({ capacity }: Model, name: LimitName): number | null => capacity[loadLimits.indexOf(name)] ?? null

function ownConflicts({ hazardClasses }: PlanOrder): string[] {
  return hazardClasses.flatMap((one, index) =>
    hazardClasses
      .slice(index + 1)
      .filter((other) => segregation(one, other) === 'forbidden')
      .map((other) => `its own hazard classes ${one} and ${other} may not share a truck`),
  )
}
