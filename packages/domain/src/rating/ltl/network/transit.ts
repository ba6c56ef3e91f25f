import type { Reach } from '#rating/ltl/network/coverage.ts'
import { businessDays } from '#rating/ltl/words.ts'
import { formatNumber } from '#shared/format.ts'

/** Business days by miles, and how much later than promised freight may come. */
export type TransitTable = {
  /** Shortest first; the last day counts up to its miles. */
  steps: readonly { upTo: number; days: number }[]
  /** Miles that every further day covers. */
  milesPerDay: number
  spread: number
}

export type Transit = { least: number; most: number; why: string }

/** Business days of a way, with those of a partner and of a border. */
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
