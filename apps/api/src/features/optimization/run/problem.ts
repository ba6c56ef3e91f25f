import type { Problem } from '@lanewise/optimizer/problem'

/** A problem as stored with its job. The miles are calculated from the places when the job runs. */
export type StoredProblem = Pick<Problem, 'places' | 'orders' | 'limits' | 'strategy' | 'prices'> & {
  /** Average speed of a moving truck. */
  milesPerHour: number
}

/**
 * Both matrices lie in shared memory, so that all threads use one copy. They have places × places entries, with the
 * yard as the last place.
 */
export type Matrices = { miles: Float64Array; minutes: Float64Array }

/** No order has a stop at the yard, so its position does not matter. */
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
