import { segregation } from '@lanewise/domain/commodities/segregation'
import type { EquipmentMode } from '@lanewise/domain/freight/modes'
import { listed } from '#explain/explanation-text.ts'
import type { Lab } from '#explain/lab.ts'
import type { PlanOrder } from '#problem.ts'
import { mayTravelTogether, ordersOf } from '#replan/holds.ts'

/** Reason why orders may never share a truck, whatever the route. */
export type Apart = { reason: 'exclusive' | 'equipment' | 'temperature' | 'goods'; text: string }

/** Reason why an order may not travel with those of a row; null when it may. */
export function apartFrom(lab: Lab, order: number, row: number): Apart | null {
  const { freight } = lab.search.model
  if (!freight) return null
  const other = ordersOf(lab.search, row).find((one) => !mayTravelTogether(freight, [order, one]))
  return other === undefined ? null : because(lab, order, other)
}

function because(lab: Lab, order: number, partner: number): Apart {
  const [own, other] = [lab.problem.orders[order]!, lab.problem.orders[partner]!]
  for (const [index, { id }] of [[order, own] as const, [partner, other] as const]) {
    const reasons = staysAlone(lab, index)
    if (reasons.length === 0) continue
    return { reason: 'exclusive', text: `${index === order ? '' : `${id} `}travels alone: ${listed(reasons)}` }
  }
  if (own.equipmentMode !== other.equipmentMode)
    return { reason: 'equipment', text: `needs ${trailers[own.equipmentMode]}` }
  const [bears, needs] = [own.temperature, other.temperature]
  if (bears && needs && (bears.least > needs.most || needs.least > bears.most))
    return { reason: 'temperature', text: `needs ${degrees(bears)}, but ${other.id} ${degrees(needs)}` }
  return { reason: 'goods', text: `may not be loaded with ${other.id}: ${hazards(own, other)}` }
}

/** Sentences that say why an order shares no truck; empty when it may. */
export const staysAlone = ({ search }: Lab, order: number): readonly string[] =>
  search.model.freight?.aloneBecause[order] ?? []

/** The first two hazard classes that may not share a truck. */
function hazards(own: PlanOrder, other: PlanOrder): string {
  for (const one of own.hazardClasses)
    for (const another of other.hazardClasses)
      if (segregation(one, another) === 'forbidden') return `hazard classes ${one} and ${another}`
  return 'their goods'
}

const trailers: Readonly<Record<EquipmentMode, string>> = {
  1: 'a dry van',
  2: 'a refrigerated trailer',
  3: 'a flatbed',
  4: 'a bulk trailer',
  5: 'a container chassis',
  6: 'a tractor without trailer',
}

const degrees = ({ least, most }: { least: number; most: number }): string =>
  least === most ? `${least} °F` : `${least} to ${most} °F`
