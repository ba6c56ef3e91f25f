import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { createProcesses, minuteAndAHalf } from './testing/processes.ts'

const processes = createProcesses()

describe('the seed command', () => {
  let database: TestDatabase
  let settings: Record<string, string>

  beforeAll(async () => {
    database = await cloneDatabase()
    settings = { DATABASE_URL: database.ownerUrl, DATA_DIR: await processes.dataDir() }
  })
  afterAll(async () => {
    await processes.cleanUp()
    await database.drop()
  })

  it(
    'fills an empty database with the demo companies, says how much, and changes nothing the second time',
    async () => {
      const first = await processes.seed(settings)
      expect(first).toMatchObject({ code: 0, stderr: '' })
      // How many orders there are follows from the working days before today.
      expect(first.stdout.replaceAll(/[1-9]\d* orders/g, 'N orders')).toBe(
        'Acme Foods: 53 contacts, 148 commodities, 524 locations, 60 carriers, 132 lanes, N orders\n' +
          'Borealis Paper: 7 contacts, 12 commodities, 25 locations, 6 carriers, 5 lanes, N orders\n',
      )
      const rows = await rowsOf(database)
      expect(await processes.seed(settings)).toMatchObject({ code: 0, stderr: '', stdout: first.stdout })
      expect(await rowsOf(database)).toEqual(rows)
    },
    minuteAndAHalf,
  )

  it('refuses an option that it does not know', async () => {
    const refused = await processes.seed(settings, ['--oders', '5'])
    expect(refused).toMatchObject({ code: 2, stdout: '' })
    expect(refused.stderr).toContain('--oders')
  })
})

const tables = [
  'companies',
  'company_settings',
  'contacts',
  'commodities',
  'locations',
  'dock_schedules',
  'contact_locations',
  'carriers',
  'carrier_insurance',
  'carrier_contacts',
  'lanes',
  'lane_ways',
  'lane_contracts',
  'lane_rates',
  'watchers',
  'quotes',
  'quote_sources',
  'quote_rates',
  'audit_entries',
  'system.credentials',
]

async function rowsOf({ owner }: TestDatabase): Promise<string[]> {
  const prints: string[] = []
  for (const table of tables) {
    const { rows } = await sql<{ print: string }>`
      select md5(string_agg(t::text, '|' order by t::text)) as print from ${sql.table(table)} t`.execute(owner)
    prints.push(rows[0]?.print ?? '')
  }
  return prints
}
