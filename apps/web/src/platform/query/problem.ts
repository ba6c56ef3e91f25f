import { CallError, errorLines, errorText, fieldErrors } from '@lanewise/client/call-error'
import { stillUnderWay } from '@lanewise/contract/messages'
import { type FieldConflict, Problem } from '@lanewise/contract/problem'

export { CallError, errorLines, errorText, fieldErrors }

/** Fields that the rejected save and another user both changed; null for every other failure. */
export const conflictsIn = (error: unknown): FieldConflict[] | null =>
  Problem.safeParse(error instanceof CallError ? error.content : null).data?.conflicts ?? null

/** Number of the existing record that a rejected save would duplicate. */
export const existingOf = (error: unknown): string | null =>
  Problem.safeParse(error instanceof CallError ? error.content : null).data?.existingNumber ?? null

/** Number of the order that must be completed before the call can succeed. */
export const orderToComplete = (error: unknown): string | null =>
  Problem.safeParse(error instanceof CallError ? error.content : null).data?.orderNumber ?? null

/** True when the server does not know the requested record. */
export const isMissing = (error: unknown) => error instanceof CallError && error.status === 404

/** True when the server rejected the call, as opposed to failing. */
export const isRefusal = (error: unknown) => error instanceof CallError && error.status < 500

/** True when the first attempt is still being processed, so its outcome is unknown. */
export const isInProgress = (error: unknown) => error instanceof CallError && error.message === stillUnderWay
