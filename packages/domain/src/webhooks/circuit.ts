/** Calls without an answer in a row after which the others wait together and are tried one at a time. */
const mostFailures = 5
/** Pause between two tries of a receiver that does not answer, shorter than the minute between two looks at it. */
export const restSeconds = 45

/** How often in a row a receiver did not answer, and until when nothing more is sent to it. */
export type Circuit = { failures: number; restsUntil: Date | null }

/** Whether the receiver has failed so often that only one call at a time may try it. */
export const isFailing = ({ failures }: Pick<Circuit, 'failures'>) => failures >= mostFailures

/** Whether nothing may be sent right now. */
export const isResting = ({ failures, restsUntil }: Circuit, now: Date) =>
  isFailing({ failures }) && restsUntil !== null && restsUntil > now

const busy = new Set([408, 429])

/** A refusal is an answer: the receiver is there. No answer, an error of its server, or "too busy" is none. */
export const isAnswer = (status: number | null) => status !== null && status < 500 && !busy.has(status)

/** The circuit after a call. Null when nothing changes. */
export function circuitAfter({ failures, restsUntil }: Circuit, hasAnswered: boolean, now: Date): Circuit | null {
  if (hasAnswered) return failures === 0 && restsUntil === null ? null : { failures: 0, restsUntil: null }
  const next = failures + 1
  return { failures: next, restsUntil: isFailing({ failures: next }) ? restEnd(now) : null }
}

export const restEnd = (now: Date) => new Date(now.getTime() + restSeconds * 1000)
