import { hazardClasses } from '@lanewise/domain/commodities/hazmat'
import { hazardClassOf, segregation } from '@lanewise/domain/commodities/segregation'
import type { PlanOrder } from '#problem.ts'

const exclusive = 1 << 6
const everyEquipment = exclusive - 1
const firstHazard = 7

/** Per hazard class: bits of the classes that may never share a truck with it. (DEF-114) */
const forbiddenTo = hazardClasses.map((one) =>
  hazardClasses.reduce(
    (bits, other, index) => (segregation(one, other) === 'forbidden' ? bits | (1 << (firstHazard + index)) : bits),
    0,
  ),
)

/**
 * Traits of orders and the traits that they reject, as bits: equipment in the lowest six, then exclusive freight, then
 * the twenty hazard classes.
 */
export function traitsOf(orders: readonly PlanOrder[], aloneBecause: readonly (readonly string[])[]) {
  const traits = new Int32Array(orders.length)
  const rejects = new Int32Array(orders.length)
  orders.forEach((order, index) => {
    const own = 1 << (order.equipmentMode - 1)
    const isExclusive = (aloneBecause[index]?.length ?? 0) > 0
    const { classes, forbidden } = hazardsOf(order)
    traits[index] = (isExclusive ? own | exclusive : own) | classes
    rejects[index] = (isExclusive ? everyEquipment : everyEquipment & ~own) | exclusive | forbidden
  })
  return {
    traits,
    rejects,
    coldest: Float64Array.from(orders, ({ temperature }) => temperature?.least ?? Number.NEGATIVE_INFINITY),
    warmest: Float64Array.from(orders, ({ temperature }) => temperature?.most ?? Number.POSITIVE_INFINITY),
    isTeam: Uint8Array.from(orders, ({ isTeam }) => Number(isTeam)),
  }
}

function hazardsOf(order: PlanOrder): { classes: number; forbidden: number } {
  let [classes, forbidden] = [0, 0]
  for (const text of order.hazardClasses) {
    const known = hazardClassOf(text)
    if (known === null) continue
    const index = hazardClasses.indexOf(known)
    classes |= 1 << (firstHazard + index)
    forbidden |= forbiddenTo[index]!
  }
  return { classes, forbidden }
}
