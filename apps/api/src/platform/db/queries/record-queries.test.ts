import { expect, it } from 'vitest'
import { beginningWith } from './record-queries.ts'

it('takes the signs of a pattern literally', () => {
  expect(beginningWith('100%_\\')).toBe('100\\%\\_\\\\%')
})
