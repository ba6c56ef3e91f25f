import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '#platform/db/migrate.ts'
import { oldestPostgres, openSystemPostgres } from '#platform/testing/cluster/system-postgres.ts'

/** Statements that a database can check without running them. */
const canBePrepared = /^\s*(select|insert|update|delete|with|merge|values)\b/i
/** Error code of tables that only a test creates. Tables of the product exist, or the migration would have failed. */
const unknownTable = '42P01'

/**
 * Checks that the oldest supported PostgreSQL accepts all statements that the tests sent to the newest one. Skipped on
 * machines without it.
 */
export async function askOldest(folder: string) {
  if (!existsSync(oldestPostgres)) return
  const statements = await recordedIn(folder)
  const cluster = await openSystemPostgres({})
  try {
    await migrate(cluster.url)
    const refused = await refusedBy(cluster.url, statements)
    if (refused.length > 0) throw new Error(`PostgreSQL 15 does not understand:\n${refused.join('\n')}`)
  } finally {
    await cluster.stop()
  }
}

async function recordedIn(folder: string): Promise<string[]> {
  const files = await readdir(folder)
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  const statements = new Set(texts.flatMap((text) => JSON.parse(text) as string[]))
  return [...statements].filter((statement) => canBePrepared.test(statement))
}

export async function refusedBy(url: string, statements: readonly string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const refused: string[] = []
  for (const statement of statements) {
    const problem = await client.query(`prepare asked as ${statement}`).then(
      () => client.query('deallocate asked').then(() => null),
      (error: pg.DatabaseError) => error,
    )
    if (problem && problem.code !== unknownTable) refused.push(`${problem.message}: ${statement}`)
  }
  await client.end()
  return refused
}
