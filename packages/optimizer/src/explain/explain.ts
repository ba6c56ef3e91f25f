import { type AloneExplanation, aloneText, impossibleText } from '#explain/alone.ts'
import { type ExcludedOrder, excludedOrders } from '#explain/excluded-orders.ts'
import { amountOf, byNumber, inMiles, type NameOf, plural } from '#explain/explanation-text.ts'
import { type Lab, labOf } from '#explain/lab.ts'
import { togetherBecause } from '#explain/together.ts'
import { type CostPart, truckParts } from '#explain/truck-parts.ts'
import type { Plan, Preplan } from '#plan.ts'
import type { Problem } from '#problem.ts'

export type PreplanExplanation = {
  preplanId: string
  /** Reasons why these orders travel together. */
  together: readonly string[]
  /** Savings compared with each order alone. */
  saving: readonly string[]
  /** Cost of the truck by part. */
  costs: readonly CostPart[]
  /** The nearest other orders, with the reason why they are not on the truck. */
  excluded: readonly ExcludedOrder[]
}

export type ExplainOptions = {
  nameOf?: NameOf
  /** Maximum number of explained orders that are not on the truck. */
  most?: number
}

/** Explains one preplan; null for an unknown id. */
export const explainPreplan = (problem: Problem, plan: Plan, preplanId: string, options?: ExplainOptions) =>
  explainerOf(problem, plan, options).preplan(preplanId)

/** Explains why an order shares no truck; null for an unknown order. */
export const explainAlone = (problem: Problem, plan: Plan, orderId: string, options?: ExplainOptions) =>
  explainerOf(problem, plan, options).alone(orderId)

/** Explains a plan; loads it once for any number of questions. */
export function explainerOf(problem: Problem, plan: Plan, { nameOf = byNumber, most = 3 }: ExplainOptions = {}) {
  const lab = labOf(problem, plan)
  return {
    preplan(id: string): PreplanExplanation | null {
      const preplan = plan.preplans.find((one) => one.id === id)
      if (!preplan) return null
      const row = lab.rowOf.get(id)
      return {
        preplanId: id,
        together: togetherBecause(problem, preplan, nameOf),
        saving: savingText(lab, preplan),
        costs: row === undefined ? [] : truckParts(lab, row, nameOf),
        excluded: row === undefined ? [] : excludedOrders(lab, row, most, nameOf),
      }
    },
    alone(id: string): AloneExplanation | null {
      const index = lab.indexOf.get(id)
      if (index !== undefined) return aloneText(lab, index, nameOf)
      const order = problem.orders.find((one) => one.id === id)
      return order ? impossibleText(problem, order, nameOf) : null
    },
  }
}

/** "Alone $1,240.00 + $980.00, together $1,905.00: $315.00 less." */
function savingText({ problem, search, indexOf }: Lab, { orderIds, cost, savedMiles }: Preplan): string[] {
  const amount = amountOf(problem)
  const { freight, reach } = search.model
  const known = orderIds.flatMap((id) => indexOf.get(id) ?? [])
  const alone = known.map((order) => Math.round(freight?.alone[order] ?? reach[order]!))
  const saved = alone.reduce((sum, one) => sum + one, 0) - cost
  const sums = `Alone ${alone.map(amount).join(' + ')}, together ${amount(cost)}`
  const gone = orderIds.length - known.length
  if (gone > 0) return [`${plural(gone, 'order')} of this truck ${gone === 1 ? 'is' : 'are'} no longer to be planned.`]
  const money = `${sums}: ${amount(Math.abs(saved))} ${saved < 0 ? 'more' : 'less'}.`
  if (problem.strategy === 'Distance' || problem.depot) return [money]
  const miles = `${inMiles(Math.abs(savedMiles))} ${savedMiles < 0 ? 'more' : 'fewer'} than each order on its own.`
  return [money, `The truck drives ${miles}`]
}
