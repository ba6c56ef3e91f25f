import { parseArgs } from 'node:util'
import { type Env, readEnv } from '@lanewise/api/env'
import { type Db, inCompany, type Tx } from '@lanewise/api/platform/db/database'
import { openDatabase } from '@lanewise/api/portal-database'
import { copyOrders } from '#large/copy-orders.ts'
import { openDemo } from '#open-demo.ts'
import { acme, borealis } from '#people.ts'

/** Above this count, the order numbers of different copy rounds would no longer be unique. */
const mostOrders = 20_000_000
const shown = ['contacts', 'commodities', 'locations', 'carriers', 'lanes', 'orders'] as const
const { env, orders } = settingsOrExit()
const database = await openDatabase(env, { exclusive: false })
try {
  await openDemo(database.db, env)
  // Adds the given number of orders to the first company as copies of its existing ones. (SIM-3)
  await copyOrders(database.ownerUrl, { companyId: acme.id, count: orders, log: (text) => console.log(text) })
  for (const company of [acme, borealis]) console.log(`${company.name}: ${await contentsOf(database.db, company.id)}`)
} finally {
  await database.close()
}

function settingsOrExit(): { env: Env; orders: number } {
  try {
    const { values } = parseArgs({ options: { orders: { type: 'string' } }, strict: true, allowPositionals: false })
    const orders = Number(values.orders ?? 0)
    if (!Number.isSafeInteger(orders) || orders < 0 || orders > mostOrders)
      throw new Error(`--orders takes a whole number up to ${mostOrders.toLocaleString('en-US')}`)
    const settings = readEnv({ DEMO: 'true', ...process.env })
    if (!settings.DEMO) throw new Error('Demo data is for demo mode only (DEMO=true)')
    return { env: settings, orders }
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
