import { expect, it } from 'vitest'
import { nameOfStatement } from './statement-names.ts'

const thrice = (text: string, values = 1) => [1, 2, 3].map(() => nameOfStatement(text, values)).at(-1)

it('names a statement for good when it comes the third time', () => {
  expect(nameOfStatement('select $1', 1)).toBeUndefined()
  expect(nameOfStatement('select $1', 1)).toBeUndefined()
  const name = nameOfStatement('select $1', 1)
  expect(name).toMatch(/^statement_\d+$/)
  expect(nameOfStatement('select $1', 1)).toBe(name)
  expect(thrice('select $1, $2', 2)).not.toBe(name)
})

it('leaves without a name what has no values, is very long or answers all columns', () => {
  expect(thrice('begin', 0)).toBeUndefined()
  expect(thrice(`select $1 -- ${'x'.repeat(10_000)}`)).toBeUndefined()
  for (const text of [
    'select * from a where b = $1',
    'select a.* from a where b = $1',
    'insert into a values ($1) returning *',
  ])
    expect(thrice(text), text).toBeUndefined()
  expect(thrice('select count(*) from a where b = $1')).toBeDefined()
})

it('names at most a thousand', () => {
  for (let index = 0; index < 1_100; index += 1) thrice(`select $1 as column_${index}`)
  expect(thrice('select $1 as one_more')).toBeUndefined()
})
