import { expect, it } from 'vitest'
import { copyStatement } from './tables.ts'

it('copies the rows of a table, also of one that is kept by month, out and in again', () => {
  const table = { name: 'system.outbox', columns: ['id', 'Odd"name'] }
  expect(copyStatement(table, 'to stdout')).toBe('copy (select "id", "Odd""name" from "system"."outbox") to stdout')
  expect(copyStatement(table, 'from stdin')).toBe('copy "system"."outbox" ("id", "Odd""name") from stdin')
})
