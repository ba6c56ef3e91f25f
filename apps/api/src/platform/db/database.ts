import { CompiledQuery, type DatabaseConnection, DummyDriver, Kysely, type QueryExecutor, Transaction } from 'kysely'
import pg from 'pg'
import { PortalClient, PortalDialect } from './dialect.ts'
import type { Tables } from './schema.gen.ts'
import { valueTypes } from './value-types.ts'

export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

export type Connection = { db: Db; pool: pg.Pool; close(): Promise<void> }

/**
 * Opening a connection costs more than most calls, and a new connection has to prepare every statement again. The
 * driver's default of ten seconds is shorter than the pauses of a user's work. Network devices drop an idle connection
 * only after more than this time.
 */
const idleTimeoutMs = 5 * 60_000

/** One connection pool for one role. */
export function connect(url: string, size: number): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    types: valueTypes,
    application_name: 'lanewise',
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: idleTimeoutMs,
    pipeline: true,
    Client: PortalClient,
  })
  // The pool replaces a connection that the server closes at its next use. While a connection is lent out, the pool
  // does not listen to its errors, and an unhandled error would end the process. The next statement fails anyway.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Tables>({ dialect: new PortalDialect({ pool }) })
  return { db, pool, close: () => db.destroy() }
}

/**
 * Runs one transaction in which the row policies show exactly one company. The transaction starts and sets its company
 * in one message, and the first statement follows without waiting, because every round trip costs as much as a short
 * query. If the start fails, the statement has no company and sees no rows.
 */
export function inCompany<T>(db: Db, companyId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const begin = CompiledQuery.raw(`begin; set local app.company_id = ${pg.escapeLiteral(companyId)}`)
  const executor = db.getExecutor()
  return executor.provideConnection(async (connection) => {
    const started = connection.executeQuery(begin)
    started.catch(() => undefined)
    try {
      const result = await work(transactionOn(connection, executor))
      await started
      await connection.executeQuery(commit)
      return result
    } catch (error) {
      // The connection itself may be broken. The first error is the meaningful one.
      await connection.executeQuery(rollback).catch(() => undefined)
      throw error
    }
  })
}

const commit = CompiledQuery.raw('commit')
const rollback = CompiledQuery.raw('rollback')

/** Statements are sent without waiting and answered in order. The driver matches the answers. */
function transactionOn(connection: DatabaseConnection, executor: QueryExecutor): Tx {
  const own = executor.withConnectionProvider({ provideConnection: (use) => use(connection) })
  return new Transaction<Tables>({ config: { dialect: noPool }, dialect: noPool, driver: noDriver, executor: own })
}
const noPool = new PortalDialect({ pool: () => Promise.reject(new Error('A transaction has its connection')) })
const noDriver = new DummyDriver()

export const isUniqueViolation = (error: unknown, constraint?: string) =>
  error instanceof pg.DatabaseError && error.code === '23505' && (!constraint || error.constraint === constraint)
