import pg from 'pg'

/**
 * SQLSTATE classes that are not caused by the request: broken connection (08), out of resources such as disk or
 * connections (53), server stopping or starting (57P), disk failure (58).
 */
const awayCodes = /^(08|53|57P|58)/
/** A server that became a standby or read-only refuses every write. */
const readOnly = '25006'
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENOENT',
])
/** System calls of sockets. The same error codes from file calls have nothing to do with the database. */
const socketCalls = new Set(['connect', 'read', 'write', 'getaddrinfo'])
/** Messages of the driver and its pool about a broken or missing connection. These errors have no code. */
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/

/** Sent to clients as the time after which to retry. */
export const retryAfterSeconds = 2

/** Whether a statement failed because the database is unavailable, and not because of the request. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', syscall } = error as NodeJS.ErrnoException
  if (error instanceof pg.DatabaseError) return awayCodes.test(code) || code === readOnly
  return driverMessages.test(error.message) || (networkCodes.has(code) && (!syscall || socketCalls.has(syscall)))
}
