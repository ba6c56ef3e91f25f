import { businessDays } from '#rating/ltl/charge-text.ts'
import type { Reach } from '#rating/ltl/network/coverage.ts'
import { formatNumber } from '#shared/format.ts'

/** Transit days by miles, in business days, and the possible delay after the promised day. */
export type TransitTable = {
  /** Steps by distance, shortest first. The last step applies up to its own miles. */
  steps: readonly { upTo: number; days: number }[]
  /** Miles for each further day beyond the last step. */
  milesPerDay: number
  spread: number
}

export type Transit = { least: number; most: number; why: string }

/** Business days for a distance, including partner and border days. */
export function transitOf({ steps, milesPerDay, spread }: TransitTable, miles: number, reach: Reach): Transit {
  const partnerDays = reach.partner?.by.days ?? 0
  const borderDays = reach.border?.days ?? 0
  const least = ownDays(steps, milesPerDay, miles) + partnerDays + borderDays
  const added = [
    ...(partnerDays > 0 ? [`${partnerDays} with ${reach.partner?.by.name}`] : []),
    ...(borderDays > 0 ? [`${borderDays} at the border`] : []),
  ]
  const including = added.length > 0 ? `, including ${added.join(' and ')}` : ' direct'
  return { least, most: least + spread, why: `${businessDays(least)} for ${formatNumber(miles)} miles${including}` }
}

function ownDays(steps: TransitTable['steps'], milesPerDay: number, miles: number): number {
  const step = steps.find(({ upTo }) => miles <= upTo)
  if (step !== undefined) return step.days
  const last = steps.at(-1)
  return (last?.days ?? 0) + Math.ceil((miles - (last?.upTo ?? 0)) / milesPerDay)
}
