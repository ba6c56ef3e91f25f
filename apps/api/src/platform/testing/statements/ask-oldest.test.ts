import { expect, inject, it } from 'vitest'
import { refusedBy } from './ask-oldest.ts'

it('names what a database does not understand, by its reason, and no table that only a test made', async () => {
  const { ownerUrl } = inject('cluster')
  const statements = [
    'select $1::int + 1',
    'select nothing_like_it(1)',
    'select 1 from made_by_a_test',
    'select from where',
  ]
  expect(await refusedBy(ownerUrl, statements)).toEqual([
    'function nothing_like_it(integer) does not exist: select nothing_like_it(1)',
    'syntax error at or near "where": select from where',
  ])
})
