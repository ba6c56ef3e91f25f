/** States of a job that has not ended. A `pending` job waits for another attempt. (DEF-99) */
export const activeStatuses = ['queued', 'running', 'pending'] as const

/**
 * A `completed` job has plans. A cancelled job with plans is `completed` too, with the best plans found until then. A
 * `failed` job has an error, and its best plans so far when a worker crashed in the middle. An `internal_error` job
 * used up its attempts.
 */
const finalStatuses = ['completed', 'failed', 'skipped', 'internal_error'] as const

export type OptimizationStatus = (typeof activeStatuses)[number] | (typeof finalStatuses)[number]

export const isActive = (status: string): boolean => activeStatuses.some((active) => active === status)

export const tooFewOrders = 'Fewer than two orders can be planned.'
export const cancelledWithoutPlan = 'The job was cancelled before it had a plan.'
export const usedUp = 'The job was interrupted repeatedly and will not be retried.'
export const noPlanInTime = (seconds: number) => `No plan was found within ${seconds} seconds.`
