import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#platform/testing/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDatabase()
})
afterAll(() => database.drop())

const names = async (query: RawBuilder<{ name: string }>) =>
  (await query.execute(database.owner)).rows.map(({ name }) => name)

/** The `companies` table is the only record table without a company column. */
const ofCompanies = sql`c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
  and c.relname not in ('companies', 'schema_migrations', 'app_role')`

const policy = '(company_id = ( SELECT system.company_id() AS company_id))'

describe('every table with company data', () => {
  it('has the company of the transaction as default, and that company exists [TENANT-1]', async () => {
    const query = sql<{ name: string }>`
      select c.relname as name from pg_class c
      left join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and a.attnotnull
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where ${ofCompanies} and (pg_get_expr(d.adbin, d.adrelid) is distinct from 'system.company_id()'
        or not exists (select from pg_constraint f where f.conrelid = c.oid and f.contype = 'f'
          and f.confrelid = 'companies'::regclass and f.conkey = array[a.attnum]))`
    expect(await names(query)).toEqual([])
  })

  it('has the one row policy, which reads the company once per statement, forced [TENANT-1]', async () => {
    const query = sql<{ name: string }>`
      select c.relname as name from pg_class c left join pg_policy p on p.polrelid = c.oid
      where ${ofCompanies} and not (c.relrowsecurity and c.relforcerowsecurity and p.polname = 'own_company'
        and p.polcmd = '*' and p.polroles = '{0}' and p.polwithcheck is null
        and pg_get_expr(p.polqual, p.polrelid) = ${policy})`
    expect(await names(query)).toEqual([])
  })

  it('has a key, unique indexes and other indexes that begin with the company', async () => {
    const query = sql<{ name: string }>`
      select i.indexrelid::regclass::text as name from pg_class c join pg_index i on i.indrelid = c.oid
      left join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
      where ${ofCompanies} and a.attname is distinct from 'company_id'
      union all
      select c.relname from pg_class c
      where ${ofCompanies} and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)`
    expect(await names(query)).toEqual([])
  })

  it('refers to other company tables together with the company, on both sides [TENANT-1]', async () => {
    const query = sql<{ name: string }>`
      select c.relname || '.' || f.conname as name from pg_class c join pg_constraint f on f.conrelid = c.oid
      join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
      join pg_attribute b on b.attrelid = f.confrelid and b.attnum = f.confkey[1]
      where ${ofCompanies} and f.contype = 'f' and f.confrelid <> 'companies'::regclass
        and (a.attname, b.attname) is distinct from ('company_id'::name, 'company_id'::name)`
    expect(await names(query)).toEqual([])
  })

  it('counts versions and times alike where it has a version', async () => {
    const query = sql<{ name: string }>`
      select c.relname as name from pg_class c join pg_attribute v on v.attrelid = c.oid and v.attname = 'version'
      where ${ofCompanies} and not (v.attnotnull and exists (select from pg_attribute u
        where u.attrelid = c.oid and u.attname = 'updated_at' and u.attnotnull))`
    expect(await names(query)).toEqual([])
  })

  it('is searched by the one folded text alone', async () => {
    const query = sql<{ name: string }>`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'search_text'
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where ${ofCompanies} and (a.attgenerated <> 's' or pg_get_expr(d.adbin, d.adrelid) not like 'system.search_text(%'
        or 2 <> (select count(*) from pg_trigger t where t.tgrelid = c.oid and t.tgname like 'follow_%_in_search'))`
    expect(await names(query)).toEqual([])
  })
})

describe('the role of the API', () => {
  it('owns nothing, bypasses no policy, and reaches no month of a table by itself [TENANT-1]', async () => {
    const role = database.roleName
    const query = sql<{ name: string }>`
      select c.relname as name from pg_class c where c.relnamespace in ('public'::regnamespace, 'system'::regnamespace)
        and c.relkind in ('r', 'p') and (pg_get_userbyid(c.relowner) = ${role}
          or has_table_privilege(${role}, c.oid, 'truncate') or has_table_privilege(${role}, c.oid, 'trigger')
          or (c.relispartition and has_any_column_privilege(${role}, c.oid, 'select, insert, update')))
      union all select rolname from pg_roles where rolname = ${role} and (rolsuper or rolbypassrls or rolcreaterole)`
    expect(await names(query)).toEqual([])
  })

  it('adds events and mails of its own company, and reads or marks them only when it delivers', async () => {
    const [own, other] = await twoCompanies()
    const add = (company: string, to: string) => sql`
      insert into system.outbox (id, company_id, name, entity, payload)
      select gen_random_uuid(), ${to}, 'x', 'x', '{}' from set_config('app.company_id', ${company}, true)`
    const { db } = database
    const inside = <T>(work: RawBuilder<T>, company = own) =>
      db.transaction().execute(async (tx) => {
        await sql`select set_config('app.company_id', ${company}, true)`.execute(tx)
        return work.execute(tx)
      })
    await inside(add(own, own))
    await expect(inside(add(own, other))).rejects.toThrow(/row-level security/)
    for (const table of ['system.outbox', 'system.mails']) {
      expect((await inside(sql`select * from ${sql.table(table)}`)).rows).toEqual([])
      await expect(sql`delete from ${sql.table(table)}`.execute(db)).rejects.toThrow(/permission denied/)
      await expect(sql`update ${sql.table(table)} set company_id = null`.execute(db)).rejects.toThrow(
        /permission denied/,
      )
    }
    expect((await sql`select * from system.outbox`.execute(db)).rows).toHaveLength(1)
    expect(Number((await sql`update system.outbox set delivered_at = now()`.execute(db)).numAffectedRows)).toBe(1)
    expect(Number((await inside(sql`update system.outbox set delivered_at = null`)).numAffectedRows)).toBe(0)
  })
})

async function twoCompanies(): Promise<[string, string]> {
  const { rows } = await sql<{ id: string }>`
    insert into companies (name) values ('Acme'), ('Borealis') returning id`.execute(database.owner)
  return rows.map(({ id }) => id) as [string, string]
}
