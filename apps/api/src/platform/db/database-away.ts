import pg from 'pg'

/**
 * Classes of SQLSTATE that say nothing about the request: the connection broke (08), the server is out of resources such
 * as disk or connections (53), it was stopped or is starting (57P), its disk fails (58).
 */
const awayCodes = /^(08|53|57P|58)/
/** A server that became a standby or was set to read-only refuses every write. */
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
/** The same codes of a file are no matter of the database. */
const socketCalls = new Set(['connect', 'read', 'write', 'getaddrinfo'])
/** What the driver and its pool say of a broken or missing connection; these errors carry no code. */
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/

/** After this time a client may try again. */
export const retryAfterSeconds = 2

/** Whether a statement failed because the database cannot be used right now, and not because of what it was asked. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', syscall } = error as NodeJS.ErrnoException
  if (error instanceof pg.DatabaseError) return awayCodes.test(code) || code === readOnly
  return driverMessages.test(error.message) || (networkCodes.has(code) && (!syscall || socketCalls.has(syscall)))
}
