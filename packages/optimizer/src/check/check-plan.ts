import { clockFaults } from '#check/clock.ts'
import { companyFaults } from '#check/company.ts'
import { limitFaults } from '#check/limits.ts'
import { planMoneyFaults, truckMoneyFaults } from '#check/money.ts'
import { rollCall } from '#check/roll-call.ts'
import { sequenceFaults } from '#check/sequence.ts'
import { visitsOf } from '#check/visits.ts'
import type { Plan, Preplan } from '#plan.ts'
import type { Problem } from '#problem.ts'

/**
 * Checks a plan and returns its errors as sentences; empty for a correct plan. The checker calculates everything from
 * the problem and shares no code with the search, so that an error goes unnoticed only if both have it.
 */
export function checkPlan(problem: Problem, plan: Plan): string[] {
  return [
    ...rollCall(problem, plan),
    ...plan.preplans.flatMap((preplan) =>
      truckFaults(problem, preplan).map((fault) => `Truck ${preplan.id}: ${fault}`),
    ),
    ...planMoneyFaults(problem, plan),
  ]
}

function truckFaults(problem: Problem, preplan: Preplan): string[] {
  const visits = visitsOf(problem, preplan)
  const orders = problem.orders.filter(({ id }) => preplan.orderIds.includes(id))
  return [
    ...sequenceFaults(problem, preplan, visits),
    ...clockFaults(problem, preplan, visits),
    ...limitFaults(problem, visits),
    ...(problem.depot ? [] : companyFaults(orders, preplan.warnings)),
    ...truckMoneyFaults(problem, preplan, visits),
  ]
}
