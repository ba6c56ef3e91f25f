import { CallError, errorLines, errorText, fieldErrors } from '@lanewise/client/call-error'
import { stillUnderWay } from '@lanewise/contract/messages'
import { type FieldConflict, Problem } from '@lanewise/contract/problem'

export { CallError, errorLines, errorText, fieldErrors }

/** The fields that a refused save and somebody else changed; null for every other failure. */
export const conflictsIn = (error: unknown): FieldConflict[] | null =>
  Problem.safeParse(error instanceof CallError ? error.content : null).data?.conflicts ?? null

/** The number of the record that a refused second one would repeat. */
export const existingOf = (error: unknown): string | null =>
  Problem.safeParse(error instanceof CallError ? error.content : null).data?.existingNumber ?? null

/** Whether the server knows nothing of what was asked for. */
export const isMissing = (error: unknown) => error instanceof CallError && error.status === 404

/** Whether the server said no, and did not merely fail. */
export const isRefusal = (error: unknown) => error instanceof CallError && error.status < 500

/** Whether it came while the first try is still worked on: nobody knows yet what becomes of that. */
export const isUnderWay = (error: unknown) => error instanceof CallError && error.message === stillUnderWay
