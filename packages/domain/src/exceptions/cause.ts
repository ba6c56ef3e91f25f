import type { ExceptionKind } from './exception-kinds.ts'

export const minuteMs = 60_000
export const hourMs = 60 * minuteMs

/** One reason why a record needs a person. */
export type Cause = {
  kind: ExceptionKind
  /** When it began, as far as that is known. */
  since: Date
  /** The moment that it is measured by: a limit, a pickup, the last position; its beginning where there is no other. */
  at?: Date
  /** When the truck is expected. */
  expectedAt?: Date | null
  /** By whose clock the sentence tells times. */
  timeZone?: string | null
  detail?: string | null
  /** Two of one kind with another key are two things: the second offer that expires is not the first. */
  key?: string
}

export type Looked = {
  causes: Cause[]
  /** When the clock alone may change the causes; null when only news can. */
  nextLookAt: Date | null
}
