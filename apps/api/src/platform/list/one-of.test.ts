import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { describe, expect, it } from 'vitest'
import { oneOf } from './one-of.ts'

const db = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of) => new PostgresIntrospector(of),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})
const written = (...args: Parameters<typeof oneOf>) =>
  oneOf(...args).map((condition) => {
    const { sql, parameters } = condition.compile(db)
    return [sql, ...parameters]
  })

describe('one of some values', () => {
  it('is no condition without values', () => {
    expect(written('orders.state', [])).toEqual([])
  })

  it('is compared as such where there is one, so that an index keeps its order', () => {
    expect(written('orders.state', ['TX'])).toEqual([['"orders"."state" = $1::text', 'TX']])
    expect(written('orders.status', [0], 'integer')).toEqual([['"orders"."status" = $1::integer', 0]])
  })

  it('is one of several', () => {
    expect(written('orders.id', ['a', 'b'], 'uuid')).toEqual([['"orders"."id" = any($1::uuid[])', ['a', 'b']]])
  })
})
