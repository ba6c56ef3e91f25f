import { describe, expect, it } from 'vitest'
import { plant } from '#testing/plant.ts'
import { checkTableOwners } from './owners.ts'

const features = 'apps/api/src/features'
const messages = (files: Record<string, string>) =>
  checkTableOwners(
    plant(Object.fromEntries(Object.entries(files).map(([path, text]) => [`${features}/${path}`, text]))),
  ).map(({ path, line, message }) => `${path.slice(features.length + 1)}:${line} ${message}`)

/** As it stands in a query file; a question mark is a value. */
const inSql = (text: string) => `sql<Row>\`${text.replaceAll('?', '$'.concat('{value}'))}\``

const owner = {
  'orders/index.ts': `export const orders = { records: [{ entity: orderEntity, table: 'orders' }] }`,
  'orders/orders.queries.ts': `export const insert = (db) => db.insertInto('orderStops').values({}).execute()`,
}
const stranger = (text: string) => messages({ ...owner, 'tracking/save.queries.ts': text })

describe('a table', () => {
  it.each([
    ['an insert', `db.insertInto('orders')`],
    ['many inserts', `insertMany('orders', rows)`],
    ['an update', `db.updateTable('orders')`],
    ['an update under another name', `db.updateTable('orders as own')`],
    ['a delete', `db.deleteFrom('orders')`],
    ['a merge', `db.mergeInto('orders')`],
    ['an insert in SQL', inSql('insert into orders (id) values (?)')],
    ['an update in SQL', inSql('update orders set status = ?')],
    ['an update in SQL of several lines', inSql('\n  with due as (select 1)\n  UPDATE orders own\n  set status = 1')],
    ['a delete in SQL', inSql('delete from orders where id = ?')],
    ['a merge in SQL', inSql('merge into orders using given on true')],
  ])('that a feature declares is written by no other one: %s', (_title, text) => {
    expect(stranger(text)).toEqual([
      expect.stringMatching(/^tracking\/save\.queries\.ts:1 writes orders, which orders owns$/),
    ])
  })

  it('belongs to the feature that inserts its rows where none declares it', () => {
    expect(stranger(inSql('update order_stops set appointment_at = null'))).toEqual([
      'tracking/save.queries.ts:1 writes orderStops, which orders owns',
    ])
  })

  it('that nobody declares and several insert has no owner, which is said of each write', () => {
    const text = `db.insertInto('files')`
    expect(messages({ 'notes/a.ts': text, 'documents/b.ts': `\n${text}` })).toEqual([
      'documents/b.ts:2 writes files, as several features do: documents, notes',
      'notes/a.ts:1 writes files, as several features do: documents, notes',
    ])
  })

  it('is written by its owner anywhere in its folder, and by tests', () => {
    expect(messages({ ...owner, 'orders/save/write.ts': `db.updateTable('orders').set({})` })).toEqual([])
    expect(messages({ ...owner, 'tracking/a.test.ts': `db.updateTable('orders').set({})` })).toEqual([])
    expect(messages({ ...owner, 'tracking/testing/given.ts': inSql('delete from orders') })).toEqual([])
  })

  it.each([
    ['joined', `db.selectFrom('orders').innerJoin('orderStops', 'a', 'b')`],
    ['read in SQL', inSql('select * from orders where updated_at > ?')],
    ['locked', inSql('select 1 from due join orders on true for update of orders')],
    [
      'followed by what a conflict does',
      inSql('insert into receipts (id) values (1) on conflict (id) do update set id = 1'),
    ],
    ['named in a text that is no SQL', 'const message = `update orders`'],
  ])('may be %s by any feature', (_title, text) => {
    expect(stranger(text)).toEqual([])
  })

  it('is named where it is written', () => {
    expect(stranger(inSql('update ? set updated_at = ?'))).toEqual([
      'tracking/save.queries.ts:1 writes a table that is named by a value',
    ])
  })
})
