import { segregation } from '@lanewise/domain/commodities/segregation'
import type { PlanOrder } from '#problem.ts'

/** Orders on a truck must be compatible; those that need separation must have a warning. */
export function companyFaults(orders: readonly PlanOrder[], warnings: readonly string[]): string[] {
  const coldest = Math.max(...orders.map(({ temperature }) => temperature?.least ?? Number.NEGATIVE_INFINITY))
  const warmest = Math.min(...orders.map(({ temperature }) => temperature?.most ?? Number.POSITIVE_INFINITY))
  return [
    ...orders
      .filter(({ exclusiveBecause }) => exclusiveBecause.length > 0)
      .map(({ id }) => `order ${id} must travel alone`),
    ...(new Set(orders.map(({ equipmentMode }) => equipmentMode)).size > 1 ? ['its orders need several trailers'] : []),
    ...(coldest > warmest ? ['no temperature suits all its orders'] : []),
    ...orders.flatMap((one, index) => orders.slice(index + 1).flatMap((other) => hazardFaults(one, other, warnings))),
  ]
}

function hazardFaults(one: PlanOrder, other: PlanOrder, warnings: readonly string[]): string[] {
  const pairs = one.hazardClasses.flatMap((mine) => other.hazardClasses.map((theirs) => segregation(mine, theirs)))
  const hasWarning = warnings.some((warning) => warning.includes(one.id) && warning.includes(other.id))
  return [
    ...(pairs.includes('forbidden') ? [`the hazard classes of ${one.id} and ${other.id} may not share a truck`] : []),
    ...(pairs.includes('restricted') && !hasWarning ? [`nobody is warned of ${one.id} and ${other.id}`] : []),
  ]
}
