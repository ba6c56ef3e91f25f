import type { PlanOrder } from '#problem.ts'

/** What orders are and what they cannot travel with, as bits: equipment in the lowest six, exclusive freight above. */
export function traitsOf(orders: readonly PlanOrder[]) {
  const exclusive = 1 << 6
  const everybody = exclusive - 1
  const traits = new Int32Array(orders.length)
  const rejects = new Int32Array(orders.length)
  orders.forEach((order, index) => {
    const own = 1 << (order.equipmentMode - 1)
    const isExclusive = order.exclusiveBecause.length > 0
    traits[index] = isExclusive ? own | exclusive : own
    rejects[index] = (isExclusive ? everybody : everybody & ~own) | exclusive
  })
  return {
    traits,
    rejects,
    coldest: Float64Array.from(orders, ({ temperature }) => temperature?.least ?? Number.NEGATIVE_INFINITY),
    warmest: Float64Array.from(orders, ({ temperature }) => temperature?.most ?? Number.POSITIVE_INFINITY),
    isTeam: Uint8Array.from(orders, ({ isTeam }) => Number(isTeam)),
  }
}
