/** DEF-99: the states of a job that has not ended; `pending` waits for another attempt. */
export const activeStatuses = ['queued', 'running', 'pending'] as const

/**
 * `completed` has plans, also when somebody cancelled the job: then the best that were found until then. `failed` has
 * an error, and the best plans so far if a worker broke down in the middle. `internal_error` used up its attempts.
 */
const finalStatuses = ['completed', 'failed', 'skipped', 'internal_error'] as const

export type OptimizationStatus = (typeof activeStatuses)[number] | (typeof finalStatuses)[number]

export const isActive = (status: string): boolean => activeStatuses.some((active) => active === status)

export const tooFewOrders = 'Fewer than two orders can be planned.'
export const cancelledWithoutPlan = 'The job was cancelled before it had a plan.'
export const usedUp = 'The job broke off repeatedly and is not tried again.'
export const noPlanInTime = (seconds: number) => `No plan was found within ${seconds} seconds.`
