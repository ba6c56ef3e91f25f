import type { Objective } from '@lanewise/optimizer/objective'

/** What one run over a freight problem is asked, and what it answers. */
export type FreightRun = {
  orders: number
  seconds: number
  seed: number
  slippage: boolean
  isCpu: boolean
  objective: Objective
}

/** Costs in cents, times in seconds, memory in bytes. */
export type Measured = {
  cost: number
  baseline: number
  trucks: number
  preplans: number
  impossible: number
  firstPlan: number
  firstCost: number
  marks: readonly { seconds: number; cost: number | null }[]
  perSecond: number
  rss: number
  heap: number
  faults: readonly string[]
}

/** When the cost is looked at. */
export const marks = [1, 5, 10, 30, 60, 120, 300]
