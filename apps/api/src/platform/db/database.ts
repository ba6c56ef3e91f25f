import { CamelCasePlugin, Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import pg from 'pg'
import type { Tables } from './schema.gen.ts'

export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

const { builtins } = pg.types
const types = new pg.TypeOverrides()
// Counts and cents stay far below 2^53; decimals of the schema have at most four places.
types.setTypeParser(builtins.INT8, Number)
types.setTypeParser(builtins.NUMERIC, Number)
types.setTypeParser(builtins.DATE, (text) => text)

export type Connection = { db: Db; pool: pg.Pool; close(): Promise<void> }

/** One pool for one role. */
export function connect(url: string, size: number): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    types,
    application_name: 'lanewise',
    connectionTimeoutMillis: 10_000,
    pipeline: true,
  })
  // A connection that the server ends is replaced by the pool at the next use. While it is lent out, the pool does not
  // listen to it, and an error that nobody listens to would end the process; its next statement fails all the same.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  return { db, pool, close: () => db.destroy() }
}

/**
 * One transaction in which the row policies show exactly one company. It begins and learns its company in one message to
 * the database, and the first statement follows without waiting: every message costs as much as a short query. Should the
 * beginning fail, that statement has no company and sees nothing.
 */
export function inCompany<T>(db: Db, companyId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const begin = `begin; select set_config('app.company_id', ${pg.escapeLiteral(companyId)}, true)`
  return db.connection().execute(async (connection) => {
    const begun = sql.raw(begin).execute(connection)
    begun.catch(() => undefined)
    try {
      const result = await work(connection as Tx)
      await begun
      await sql`commit`.execute(connection)
      return result
    } catch (error) {
      // The connection may be what broke; the first failure is the one that tells.
      await sql`rollback`.execute(connection).catch(() => undefined)
      throw error
    }
  })
}

export const isUniqueViolation = (error: unknown, constraint?: string) =>
  error instanceof pg.DatabaseError && error.code === '23505' && (!constraint || error.constraint === constraint)
