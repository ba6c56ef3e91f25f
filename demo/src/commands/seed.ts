import { parseArgs } from 'node:util'
import { type Env, readEnv } from '@lanewise/api/env'
import { type Db, inCompany, type Tx } from '@lanewise/api/platform/db/database'
import { openDatabase } from '@lanewise/api/portal-database'
import { openDemo } from '#open-demo.ts'
import { acme, borealis } from '#people.ts'

const shown = ['contacts', 'commodities', 'locations', 'carriers', 'lanes'] as const
const env = settingsOrExit()
const database = await openDatabase(env, { exclusive: false })
try {
  await openDemo(database.db, env)
  for (const company of [acme, borealis]) console.log(`${company.name}: ${await contentsOf(database.db, company.id)}`)
} finally {
  await database.close()
}

function settingsOrExit(): Env {
  try {
    parseArgs({ options: {}, strict: true, allowPositionals: false })
    const settings = readEnv({ DEMO: 'true', ...process.env })
    if (!settings.DEMO) throw new Error('Demo data is for demo mode only (DEMO=true)')
    return settings
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return process.exit(2)
  }
}

function contentsOf(db: Db, companyId: string): Promise<string> {
  return inCompany(db, companyId, async (tx) => {
    const counts: string[] = []
    for (const table of shown) {
      counts.push(`${await countOf(tx, table)} ${table}`)
    }
    return counts.join(', ')
  })
}

async function countOf(tx: Tx, table: (typeof shown)[number]): Promise<number> {
  const { count } = await tx
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
