import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { keepMonths } from './keep-months.ts'

let database: TestDatabase
let companyId: string
beforeAll(async () => {
  database = await cloneDatabase()
  const { rows } = await sql<{ id: string }>`insert into companies (name) values ('Acme') returning id`.execute(
    database.owner,
  )
  companyId = rows[0]?.id ?? ''
})
afterAll(() => database.drop())

/** The fourth of a month in UTC, by which monthly partitions are cut. */
const fourthOf = (monthsAgo: number) => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 4))
}
/** Name of the month's partition. */
const nameOf = (monthsAgo: number) => fourthOf(monthsAgo).toISOString().slice(0, 7).replace('-', '')

/** Inserts rows of a month that has no partition yet, then creates the partition, as in an older installation. */
async function withMonth(table: 'system.outbox' | 'public.audit_entries', months: number, waits = false) {
  const at = fourthOf(months)
  const delivered = waits ? sql`null` : sql`now()`
  await (table === 'system.outbox'
    ? sql`insert into system.outbox (id, company_id, name, entity, payload, created_at, delivered_at)
        values (gen_random_uuid(), ${companyId}, 'x', 'x', '{}', ${at}, ${delivered})`
    : sql`insert into audit_entries (company_id, at, user_name, entity, entity_id, entity_name, action, changes)
        values (${companyId}, ${at}, 'Ana', 'x', gen_random_uuid(), 'x', 'created', '{}')`
  ).execute(database.owner)
  await sql`select system.make_month(${table}, date_trunc('month', ${at}::timestamptz at time zone 'UTC')::date)`.execute(
    database.owner,
  )
}

const partsOf = async (table: string) => {
  const { rows } = await sql<{ name: string; rows: number }>`
    select inhrelid::regclass::text as name from pg_inherits where inhparent = ${table}::regclass`.execute(
    database.owner,
  )
  return rows.map(({ name }) => name.replace(/^.*_/, ''))
}
const countOf = async (table: string) =>
  (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(database.owner)).rows[0]?.n

describe('what is kept by month', () => {
  it('has this month and three more, made by the role of the API, however often', async () => {
    for (let time = 0; time < 2; time += 1) await keepMonths(database.db, { history: null, delivered: 2, tracking: 13 })
    for (const table of ['system.outbox', 'system.mails', 'public.audit_entries', 'public.tracking_events']) {
      const parts = (await partsOf(table)).filter((name) => name !== 'other' && name >= nameOf(0))
      expect(parts.sort(), table).toEqual([0, -1, -2, -3].map(nameOf))
    }
  })

  it('moves what came before its month was made into it', async () => {
    await withMonth('public.audit_entries', 30)
    expect(await countOf('public.audit_entries_other')).toBe(0)
    expect(await countOf('public.audit_entries')).toBe(1)
  })

  it('drops months that are older than wanted, but none in which something still waits', async () => {
    await withMonth('system.outbox', 1)
    await withMonth('system.outbox', 2)
    await withMonth('system.outbox', 3, true)
    await withMonth('public.audit_entries', 14)
    const before = await countOf('public.audit_entries')
    await keepMonths(database.db, { history: null, delivered: 2, tracking: 13 })
    const parts = await partsOf('system.outbox')
    expect(parts).toEqual(expect.arrayContaining([nameOf(1), nameOf(3)]))
    expect(parts).not.toContain(nameOf(2))
    expect(await countOf('system.outbox')).toBe(2)
    expect(await countOf('public.audit_entries')).toBe(before)
    await keepMonths(database.db, { history: 15, delivered: 2, tracking: 13 })
    expect(await countOf('public.audit_entries')).toBe(1)
  })

  it('is no other table', async () => {
    const attempt = sql`select system.keep_months('public.companies', 1)`.execute(database.db)
    await expect(attempt).rejects.toThrow('is not kept by month')
  })
})
