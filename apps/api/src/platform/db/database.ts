import { CompiledQuery, type DatabaseConnection, DummyDriver, Kysely, type QueryExecutor, Transaction } from 'kysely'
import pg from 'pg'
import { PortalClient, PortalDialect } from './dialect.ts'
import type { Tables } from './schema.gen.ts'
import { valueTypes } from './value-types.ts'

export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

export type Connection = { db: Db; pool: pg.Pool; close(): Promise<void> }

/**
 * To sign in costs more than most calls, and a connection has to learn every statement anew: short of the ten seconds
 * after which the driver lets go, it outlives the pauses of a desk. Networks forget a silent connection after longer.
 */
const keptIdle = 5 * 60_000

/** One pool for one role. */
export function connect(url: string, size: number): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    types: valueTypes,
    application_name: 'lanewise',
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: keptIdle,
    pipeline: true,
    Client: PortalClient,
  })
  // A connection that the server ends is replaced by the pool at the next use. While it is lent out, the pool does not
  // listen to it, and an error that nobody listens to would end the process; its next statement fails all the same.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Tables>({ dialect: new PortalDialect({ pool }) })
  return { db, pool, close: () => db.destroy() }
}

/**
 * One transaction in which the row policies show exactly one company. It begins and learns its company in one message to
 * the database, and the first statement follows without waiting: every message costs as much as a short query. Should the
 * beginning fail, that statement has no company and sees nothing.
 */
export function inCompany<T>(db: Db, companyId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const begin = CompiledQuery.raw(`begin; set local app.company_id = ${pg.escapeLiteral(companyId)}`)
  const executor = db.getExecutor()
  return executor.provideConnection(async (connection) => {
    const begun = connection.executeQuery(begin)
    begun.catch(() => undefined)
    try {
      const result = await work(transactionOn(connection, executor))
      await begun
      await connection.executeQuery(commit)
      return result
    } catch (error) {
      // The connection may be what broke; the first failure is the one that tells.
      await connection.executeQuery(rollback).catch(() => undefined)
      throw error
    }
  })
}

const commit = CompiledQuery.raw('commit')
const rollback = CompiledQuery.raw('rollback')

/** Statements are sent as they come and answered in their order; the driver keeps them apart. */
function transactionOn(connection: DatabaseConnection, executor: QueryExecutor): Tx {
  const own = executor.withConnectionProvider({ provideConnection: (use) => use(connection) })
  return new Transaction<Tables>({ config: { dialect: noPool }, dialect: noPool, driver: noDriver, executor: own })
}
const noPool = new PortalDialect({ pool: () => Promise.reject(new Error('A transaction has its connection')) })
const noDriver = new DummyDriver()

export const isUniqueViolation = (error: unknown, constraint?: string) =>
  error instanceof pg.DatabaseError && error.code === '23505' && (!constraint || error.constraint === constraint)
