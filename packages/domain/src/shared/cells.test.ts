import { expect, it } from 'vitest'
import { answerIn, entriesIn, numberIn } from './cells.ts'

it('reads numbers with and without thousands separators, and nothing that is none', () => {
  expect(['12', '12,480', '1.5', '.5', '-4'].map(numberIn)).toEqual([12, 12_480, 1.5, 0.5, -4])
  expect(['', '1,2', '0x10', 'heavy'].map(numberIn)).toEqual([undefined, undefined, undefined, undefined])
})

it('reads yes and no in the ways people write them', () => {
  expect(['TRUE', 'yes', 'x', '1'].map(answerIn)).toEqual([true, true, true, true])
  expect(['false', 'N', '0'].map(answerIn)).toEqual([false, false, false])
  expect(answerIn('maybe')).toBeUndefined()
})

it('parts several entries of a cell', () => {
  expect(entriesIn(' a; b;;c ')).toEqual(['a', 'b', 'c'])
  expect(entriesIn(' ')).toEqual([])
})
