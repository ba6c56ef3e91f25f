import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { inCompany } from './database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDatabase()
})
afterAll(() => database.drop())

const one = <T>(statement: ReturnType<typeof sql<T>>) => statement.execute(database.db).then(({ rows }) => rows[0] as T)

describe('names', () => {
  it('are camelCase in the code and snake_case in the database, in statements and answers', async () => {
    const query = database.db
      .selectFrom('commodities')
      .select(['hazmatUnNumber as unNumberOfIt', 'commodities.isHazmat'])
    expect(query.compile().sql).toBe(
      'select "hazmat_un_number" as "un_number_of_it", "commodities"."is_hazmat" from "commodities"',
    )
    expect(Object.keys(await one(sql`select 1 as a_b_c, 2 as address_line1, 3 as _held, 4 as x`))).toEqual([
      'aBC',
      'addressLine1',
      '_held',
      'x',
    ])
  })

  it('inside a JSON value stay as they were written', async () => {
    expect(await one(sql`select '{"a_b": {"c_d": 1}}'::jsonb as some_json`)).toEqual({ someJson: { a_b: { c_d: 1 } } })
  })
})

it('answers a statement that is asked past the query builder as the driver does', async () => {
  const client = await database.pool.connect()
  try {
    expect((await client.query('select 1 as a_b')).rows).toEqual([{ a_b: 1 }])
    expect((await client.query({ text: 'select $1::int as a_b' }, [2])).rows).toEqual([{ a_b: 2 }])
  } finally {
    client.release()
  }
  expect((await database.pool.query('select $1::int as a_b', [3])).rows).toEqual([{ a_b: 3 }])
})

describe('values', () => {
  it('of arrays are the same whether they need quotes or not', async () => {
    const given = [['Orders.View', 'a-b'], [], [''], ['a b', 'c,d', 'e"f', 'g\\h'], ['NULL', null], ['null'], ['é']]
    for (const texts of given)
      expect(await one(sql`select ${texts}::text[] as texts`), JSON.stringify(texts)).toEqual({ texts })
  })
})

describe('statements that come again', () => {
  const preparedStatements = async () =>
    (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(database.db)).rows

  it('get a name at the third time, and answer what is asked each time', async () => {
    await database.db.connection().execute(async (connection) => {
      const ask = (value: number) => sql<{ value: number }>`select ${value}::int as value`.execute(connection)
      for (const value of [1, 2, 3, 4, 5, 6, 7, 8]) expect((await ask(value)).rows).toEqual([{ value }])
      const names = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(connection)
      expect(names.rows.filter(({ statement }) => statement === 'select $1::int as value')).toHaveLength(1)
    })
  })

  it('get none when they answer all columns: a migration may bring one', async () => {
    for (const attempt of [1, 2, 3, 4])
      await database.db.selectFrom('companies').selectAll().where('name', '=', `Company ${attempt}`).execute()
    expect((await preparedStatements()).filter(({ statement }) => statement.includes('*'))).toEqual([])
  })
})

describe('a transaction of a company', () => {
  const company = 'cccccccc-0000-4000-8000-000000000001'

  it('knows its company in its first statement and nowhere after it', async () => {
    const companyQuery = sql<{ id: string | null }>`select system.company_id() as id`
    expect(await inCompany(database.db, company, (tx) => companyQuery.execute(tx).then(({ rows }) => rows))).toEqual([
      { id: company },
    ])
    for (const _ of Array.from({ length: 20 })) expect((await one(companyQuery)).id).toBeNull()
  })

  it('takes statements asked at once and undoes them all when one fails', async () => {
    const insert = (name: string) => (tx: Parameters<Parameters<typeof inCompany>[2]>[0]) =>
      tx.insertInto('companies').values({ id: company, name }).execute()
    await expect(
      inCompany(database.db, company, (tx) => Promise.all([insert('One')(tx), sql`select 1 / 0`.execute(tx)])),
    ).rejects.toThrow('division by zero')
    expect(await inCompany(database.db, company, (tx) => tx.selectFrom('companies').select('name').execute())).toEqual(
      [],
    )
    await inCompany(database.db, company, insert('Two'))
    expect(await inCompany(database.db, company, (tx) => tx.selectFrom('companies').select('name').execute())).toEqual([
      { name: 'Two' },
    ])
  })
})
