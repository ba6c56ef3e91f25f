import { expect, it } from 'vitest'
import { beginningWith, containing, wordPatterns } from './like.ts'

it('takes the signs of a pattern for themselves, so that no pattern ends in an escape', () => {
  expect(containing('100%_\\')).toBe('%100\\%\\_\\\\%')
  expect(beginningWith('6_')).toBe('6\\_%')
})

it('looks for each word once, in small letters and without accents, and for ten at most', () => {
  expect(wordPatterns('  Montréal  DOCK dock ')).toEqual(['%montreal%', '%dock%'])
  expect(wordPatterns(' ')).toEqual([])
  expect(wordPatterns('a b c d e f g h i j k l')).toHaveLength(10)
})
