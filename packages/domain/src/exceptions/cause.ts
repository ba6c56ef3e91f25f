import type { ExceptionKind } from './exception-kinds.ts'

export const minuteMs = 60_000
export const hourMs = 60 * minuteMs

export type Cause = {
  kind: ExceptionKind
  /** Start of the problem, as far as known. */
  since: Date
  /**
   * Reference time for the sentence: a limit, a pickup, or the last position; the start of the problem if there is no
   * other.
   */
  at?: Date
  expectedAt?: Date | null
  timeZone?: string | null
  detail?: string | null
  /** Distinguishes causes of the same kind: a second expiring offer is not the first one. */
  key?: string
}

export type Looked = {
  causes: Cause[]
  /** Next time at which the causes may change without new data; null if only new data can change them. */
  nextCheckAt: Date | null
}
