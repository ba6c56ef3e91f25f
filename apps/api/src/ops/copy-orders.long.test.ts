import { copyOrders } from '@lanewise/demo/large/copy-orders'
import { acme } from '@lanewise/demo/people'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestDatabase } from '#platform/testing/database.ts'
import { createProcesses, patientTime } from './testing/processes.ts'
import { cloneDemo } from './testing/seeded.ts'

const processes = createProcesses()
let database: TestDatabase
let catalogue: unknown[]
let before: Counts

beforeAll(async () => {
  ;({ database } = await cloneDemo(processes))
  catalogue = await catalogueOf(database)
  before = await countsOf(database)
}, patientTime)
afterAll(async () => {
  await processes.cleanUp()
  await database.drop()
})

/** Needs more than one batch, and not a whole number of batches. */
const count = 700
let copies = 0

const copy = (wanted: number, log: (text: string) => void = () => undefined) =>
  copyOrders(database.ownerUrl, { companyId: acme.id, count: wanted, log })

/**
 * Expects this many more copies, each with its related rows, and no missing index, key, foreign key, trigger or policy.
 */
async function expectMore(wanted: number) {
  copies += wanted
  const counts = await countsOf(database)
  expect(counts).toMatchObject({ orders: before.orders + copies, copies, distinctNumbers: before.orders + copies })
  expect(counts).toMatchObject({ withoutStops: 0, withoutItems: 0, withoutParent: 0, notFound: 0, foundTooMuch: 0 })
  expect(await catalogueOf(database)).toEqual(catalogue)
}

describe('copied orders', { timeout: patientTime }, () => {
  it('are as many as wanted, whole, and known to the search, and leave the tables as they were', async () => {
    const lines: string[] = []
    await copy(count, (text) => lines.push(text))
    expect(lines).toContain('700 of 700 orders')
    await expectMore(count)
    await copy(5)
    await expectMore(5)
  })

  it('are removed by a run that fails', async () => {
    let failures = 0
    const failing = copy(count, (text) => {
      if (text === 'References are checked' && failures++ === 0) throw new Error('a failure')
    })
    await expect(failing).rejects.toThrow('a failure')
    await expectMore(0)
  })

  it.each(['700 of 700 orders', 'Indexes are made'])(
    'are removed by a run whose connections end at "%s"',
    async (step) => {
      let ended: Promise<unknown> | undefined
      const failing = copy(count, (text) => {
        if (text === step) ended ??= endOtherSessions(database)
      })
      await expect(failing).rejects.toThrow()
      await ended
      await expectMore(0)
    },
  )

  it.each([
    { step: '700 of 700 orders', next: 3 },
    { step: 'Indexes are made', next: 0 },
    { step: 'References are checked', next: 3 },
  ])('of a run that was killed at "$step" are removed by the next, which adds $next', async ({ step, next }) => {
    let isKilled = false
    const killed = copy(count, (text) => {
      isKilled ||= text === step
      // Stops at this point, whatever remains to be done.
      if (isKilled) throw new Error('killed')
    })
    await expect(killed).rejects.toThrow('killed')
    expect(await catalogueOf(database)).not.toEqual(catalogue)
    await copy(next)
    await expectMore(next)
  })
})

type Counts = Record<
  | 'orders'
  | 'copies'
  | 'distinctNumbers'
  | 'withoutStops'
  | 'withoutItems'
  | 'withoutParent'
  | 'notFound'
  | 'foundTooMuch',
  number
>

async function countsOf({ owner }: TestDatabase): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*)::int as orders, count(distinct order_number)::int as "distinctNumbers",
      count(*) filter (where substr(id::text, 15, 1) = '8')::int as copies,
      count(*) filter (where not exists (select from order_stops where order_id = orders.id))::int as "withoutStops",
      count(*) filter (where not exists (select from order_items i join order_stops p on p.id = pickup_stop_id
        join order_stops d on d.id = dropoff_stop_id and d.order_id = p.order_id where i.order_id = orders.id))::int as "withoutItems",
      (select count(*)::int from (select order_id from order_stops union all select order_id from order_items
        union all select order_id from order_references) part
        where not exists (select from orders where id = part.order_id)) as "withoutParent",
      (select count(*)::int from (select 'order' as kind, id, search_text from orders
        union all select 'orderReference', id, search_text from order_references) record
        where not exists (select from system.search_entries e
          where (e.kind, e.entity_id, e.search_text) = (record.kind, record.id, record.search_text))) as "notFound",
      (select count(*)::int from system.search_entries where kind in ('order', 'orderReference')
        and not exists (select from orders where id = entity_id)
        and not exists (select from order_references where id = entity_id)) as "foundTooMuch"
    from orders`.execute(owner)
  if (!rows[0]) throw new Error('There is always a count')
  return rows[0]
}

/** All tables with their schema objects, without their rows. */
async function catalogueOf({ owner }: TestDatabase): Promise<unknown[]> {
  const { rows } = await sql`
    with made as (select oid, relname, relforcerowsecurity from pg_class where relkind in ('r', 'p')
      and relnamespace in ('public'::regnamespace, 'system'::regnamespace))
    select relname, 'table' as name, relforcerowsecurity::text as made from made
    union all select relname, conname, concat_ws(' ', pg_get_constraintdef(c.oid), convalidated, conindid::regclass)
      from made join pg_constraint c on conrelid = made.oid
    union all select relname, indexrelid::regclass::text,
      concat_ws(' ', pg_get_indexdef(indexrelid), indisprimary, indisunique, indimmediate, indisvalid)
      from made join pg_index on indrelid = made.oid
    union all select relname, tgname, concat_ws(' ', pg_get_triggerdef(t.oid), tgenabled)
      from made join pg_trigger t on tgrelid = made.oid and not tgisinternal
    union all select relname, polname, concat_ws(' ', polcmd, pg_get_expr(polqual, polrelid))
      from made join pg_policy on polrelid = made.oid
    order by 1, 2, 3`.execute(owner)
  return rows
}

/** Simulates a server restart by closing the connections of the copying process. */
const endOtherSessions = ({ owner }: TestDatabase) =>
  sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database())`.execute(owner)
