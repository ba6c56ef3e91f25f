import { expect, it } from 'vitest'
import { beginningWith } from './like.ts'

it('takes the signs of a pattern literally', () => {
  expect(beginningWith('100%_\\')).toBe('100\\%\\_\\\\%')
})
