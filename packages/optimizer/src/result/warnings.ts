import { segregation } from '@lanewise/domain/commodities/segregation'
import type { PlanOrder } from '#problem.ts'

/**
 * Warnings for pairs of orders whose freight may share the truck only when well separated, with their hazard classes.
 * (DEF-114)
 */
export function warningsOf(orders: readonly PlanOrder[]): string[] {
  return orders.flatMap((one, index) => orders.slice(index + 1).flatMap((other) => between(one, other)))
}

const between = (one: PlanOrder, other: PlanOrder): string[] =>
  one.hazardClasses.flatMap((mine) =>
    other.hazardClasses
      .filter((theirs) => segregation(mine, theirs) === 'restricted')
      .map(
        (theirs) =>
          `Hazard class ${mine} of order ${one.id} and ${theirs} of order ${other.id} must be kept apart on the truck`,
      ),
  )
