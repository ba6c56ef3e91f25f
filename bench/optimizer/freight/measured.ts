import type { Objective } from '@lanewise/optimizer/objective'

export type FreightRun = {
  orders: number
  seconds: number
  seed: number
  slippage: boolean
  isCpu: boolean
  objective: Objective
}

/** Result of one run. Costs in cents, times in seconds, memory in bytes. */
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

/** Seconds after which the cost is recorded. */
export const marks = [1, 5, 10, 30, 60, 120, 300]
