import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { callerOf } from './testing/caller.ts'
import { createProcesses, patientTime } from './testing/processes.ts'
import { cloneDemo } from './testing/seeded.ts'

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
      // The number of orders depends on the working days before today.
      expect(first.stdout.replaceAll(/[1-9]\d* orders/g, 'N orders')).toBe(
        'Acme Foods: 53 contacts, 148 commodities, 524 locations, 60 carriers, 132 lanes, N orders\n' +
          'Borealis Paper: 7 contacts, 12 commodities, 25 locations, 6 carriers, 6 lanes, N orders\n',
      )
      const rows = await rowsOf(database)
      expect(await processes.seed(settings)).toMatchObject({ code: 0, stderr: '', stdout: first.stdout })
      expect(await rowsOf(database)).toEqual(rows)
    },
    patientTime,
  )

  it('refuses an option that it does not know', async () => {
    const refused = await processes.seed(settings, ['--oders', '5'])
    expect(refused).toMatchObject({ code: 2, stdout: '' })
    expect(refused.stderr).toContain('--oders')
  })
})

describe('the seed command with many orders', () => {
  let database: TestDatabase
  let settings: Record<string, string>

  beforeAll(async () => {
    const demo = await cloneDemo(processes)
    database = demo.database
    settings = { DATABASE_URL: database.ownerUrl, DATA_DIR: demo.dataDir, DEMO: 'true' }
  }, patientTime)
  afterAll(async () => {
    await processes.cleanUp()
    await database.drop()
  })

  it(
    'copies whole orders, says how far it is, adds more the next time, and the portal lists and finds them',
    async () => {
      const before = await partsOf(database)
      const made = await processes.seed(settings, ['--orders', '300'])
      expect(made).toMatchObject({ code: 0, stderr: '' })
      expect(made.stdout.split('\n')).toContain('300 of 300 orders')
      expect(await processes.seed(settings, ['--orders', '40'])).toMatchObject({ code: 0, stderr: '' })
      // The tables are unchanged: no foreign key, index, policy or trigger is missing.
      expect(await partsOf(database)).toEqual(before)
      const { rows } = await sql<{ copies: number }>`
        select count(*)::int as copies from orders where substr(id::text, 15, 1) = '8'`.execute(database.owner)
      expect(rows).toEqual([{ copies: 340 }])

      const portal = await processes.start(settings, ['--services=http'])
      const { stdout } = await processes.run('demo/src/commands/token.ts', ['--user', 'admin@acme.test'], settings)
      const caller = callerOf(portal, stdout.trim())
      const newest = { orderByProperty: 'OrderNumber', orderByDirection: -1, pageSize: 100 }
      const list = await answerOf<Listed>(caller.post('/orders/search', newest))
      expect(list.total).toBeGreaterThan(340)
      expect(new Set(list.data.map(({ orderNumber }) => orderNumber)).size).toBe(100)
      for (const { orderNumber, originEarlyDateTime } of list.data.slice(0, 3)) {
        const { data } = await answerOf<Stops>(caller.get(`/orders/${orderNumber}/stops`))
        expect(data.map(({ stopNumber }) => stopNumber)).toEqual(data.map((_stop, index) => index + 1))
        expect(data[0]?.lineItems.length).toBeGreaterThan(0)
        expect(data.flatMap(({ stopType, lineItems }) => (stopType === 1 ? lineItems : []))).toHaveLength(
          data[0]?.lineItems.length ?? 0,
        )
        expect(Date.parse(originEarlyDateTime)).toBeLessThan(Date.now())
        const [hit] = await answerOf<{ id: string }[]>(caller.get(`/search/orders?q=${orderNumber}`))
        expect(hit?.id).toBe(list.data.find((order) => order.orderNumber === orderNumber)?.id)
      }
      const order = list.data.find(({ referenceNumbers }) => referenceNumbers.some(({ value }) => /\d{5}/.test(value)))
      const reference = order?.referenceNumbers.find(({ value }) => /\d{5}/.test(value))?.value ?? ''
      for (const filter of [{ referenceNumber: reference }, { searchTerm: reference }]) {
        const { data } = await answerOf<Listed>(caller.post('/orders/search', filter))
        expect(data.map(({ id }) => id)).toEqual([order?.id])
      }
    },
    3 * patientTime,
  )
})

type Listed = {
  total: number
  data: { id: string; orderNumber: string; originEarlyDateTime: string; referenceNumbers: { value: string }[] }[]
}
type Stops = { data: { stopNumber: number; stopType: 0 | 1; lineItems: object[] }[] }

async function answerOf<T>(response: Promise<Response>): Promise<T> {
  const answer = await response
  expect(answer.status).toBe(200)
  return (await answer.json()) as T
}

/** Schema objects of the filled tables, without their rows. */
async function partsOf({ owner }: TestDatabase): Promise<unknown[]> {
  const { rows } = await sql`
    with filled as (select oid, relname, relforcerowsecurity from pg_class where oid in ('orders'::regclass,
      'order_stops'::regclass, 'order_items'::regclass, 'order_references'::regclass, 'system.search_entries'::regclass,
      'locations'::regclass, 'contacts'::regclass, 'companies'::regclass))
    select relname, conname as name, pg_get_constraintdef(c.oid) || convalidated as made from filled
      join pg_constraint c on conrelid = filled.oid
    union all select relname, indexrelid::regclass::text, pg_get_indexdef(indexrelid) from filled
      join pg_index on indrelid = filled.oid
    union all select relname, tgname, tgenabled::text from filled join pg_trigger on tgrelid = filled.oid
      and not tgisinternal
    union all select relname, 'forced', relforcerowsecurity::text from filled
    order by 1, 2, 3`.execute(owner)
  return rows
}

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
