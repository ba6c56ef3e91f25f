import { CallError, errorText } from '@lanewise/client/call-error'
import { type FieldChange, Problem } from '@lanewise/contract/problem'

export { errorText }

/** Who saved the record after it was loaded here, and what that changed. */
export type Conflict = { changedBy: string; changes: FieldChange[] }

/** The conflict behind a refused save; null for every other failure. */
export function conflictOf(error: unknown): Conflict | null {
  const { data } = Problem.safeParse(error instanceof CallError ? error.content : null)
  return data?.changes ? { changedBy: data.changedBy ?? 'Someone', changes: data.changes } : null
}

/** The number of the record that a refused second one would repeat. */
export const existingOf = (error: unknown): string | null =>
  Problem.safeParse(error instanceof CallError ? error.content : null).data?.existingNumber ?? null

/** Whether the server knows nothing of what was asked for. */
export const isMissing = (error: unknown) => error instanceof CallError && error.status === 404

/** Whether the server said no, and did not merely fail. */
export const isRefusal = (error: unknown) => error instanceof CallError && error.status < 500
