import { expect, it } from 'vitest'
import { type Measure, positive } from './measure.ts'

it('reads a number, or the text of one, that is above zero', () => {
  expect([12, 0.5, '12', ' 12.5 ', '.5', '12.'].map(positive)).toEqual([12, 0.5, 12, 12.5, 0.5, 12])
})

it('reads nothing from missing, zero, negative and non-numeric values', () => {
  const garbage = [
    null,
    undefined,
    0,
    -1,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '',
    ' ',
    '0',
    '-1',
    '1e3',
    '0x1F',
    'ten',
  ]
  expect(garbage.map(positive).filter((value) => value !== null)).toEqual([])
  const untyped = [true, {}, [], [5], () => 1] as unknown as Measure[]
  expect(untyped.map(positive).filter((value) => value !== null)).toEqual([])
})
