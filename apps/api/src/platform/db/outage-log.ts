import pg from 'pg'
import { isDatabaseAway } from './database-away.ts'

type Write = (...line: [object, string]) => void
/** How long nothing fails before an outage counts as over, in milliseconds. */
const quietAfter = 15_000

/**
 * Says once that the database is away, and once that it is back, instead of a stack per request and poll. Used for all
 * lines of one log.
 */
export function createOutageLog(quiet = quietAfter) {
  let failures = 0
  let ending: NodeJS.Timeout | undefined
  const begin = (error: Error, write: Write) => {
    failures += 1
    if (failures === 1)
      write({ reason: error.message }, 'the database is not available; calls are answered with 503 until it is back')
    clearTimeout(ending)
    ending = setTimeout(() => {
      write({ failures }, 'nothing has failed for a while: the database is available again')
      failures = 0
    }, quiet).unref()
  }
  /** False for a line that has nothing to do with an outage. */
  return (line: readonly unknown[], write: Write): boolean => {
    const error: Error = asError((line[0] as { err?: unknown } | undefined)?.err)
    if (!isDatabaseAway(error)) return false
    begin(error, write)
    return true
  }
}

/** The job queue reports copies of errors, which are errors by their content only. */
function asError(reported: unknown): Error {
  if (reported instanceof Error) return reported
  const { message, code, syscall } = (reported ?? {}) as Partial<NodeJS.ErrnoException>
  const isOfDatabase = /^[0-9A-Z]{5}$/.test(code ?? '')
  const error = isOfDatabase ? new pg.DatabaseError(message ?? '', 0, 'error') : new Error(message)
  return Object.assign(error, { code, syscall })
}
