import type { Problem } from '@lanewise/optimizer/problem'

/** A problem as a job keeps it: the miles are worked out from the places when it runs. */
export type StoredProblem = Pick<Problem, 'places' | 'orders' | 'limits' | 'strategy' | 'prices'> & {
  /** The average speed of a truck while it drives. */
  milesPerHour: number
}

/** Both lie in shared memory, places × places with the yard as the last place, so that they exist once for all threads. */
export type Matrices = { miles: Float64Array; minutes: Float64Array }

/** No order has a stop at the yard, so it may lie anywhere. */
const yard = { latitude: 0, longitude: 0 }

export const problemOf = (
  { places, orders, limits, strategy, prices }: StoredProblem,
  matrices: Matrices,
): Problem => ({
  places: [...places, yard],
  ...matrices,
  hasYard: true,
  orders,
  limits,
  strategy,
  prices,
  depot: null,
})
