import { expect, it } from 'vitest'
import { radiusOf } from './radius.ts'

it('a radius that an address holds is the nearest that exists', () => {
  expect(['5', '25', '150', '27', '28', '0', '-5', '9999'].map(radiusOf)).toEqual([5, 25, 150, 25, 30, 5, 5, 150])
  expect([undefined, '', 'far', 'NaN', 'Infinity'].map(radiusOf)).toEqual([5, 5, 5, 5, 5])
})
