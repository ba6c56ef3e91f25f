import { expect, it } from 'vitest'
import { clockNames } from '#stages/clocks.ts'
import { rotationOf } from '#stages/rotation.ts'

it('takes the same part and clock for the same tree', () => {
  const hash = '634b9361c331cd24909ee5315ec17904bf7fc039'
  expect(rotationOf(hash)).toEqual(rotationOf(hash))
})

it('reaches every third of the long tests under every clock', () => {
  const rotations = Array.from({ length: 15 }, (_none, number) => rotationOf(number.toString(16)))
  expect(new Set(rotations.map(({ part, clock }) => `${part.index} ${clock}`)).size).toBe(3 * clockNames.length)
  expect(rotations.every(({ part }) => part.count === 3 && part.index >= 1 && part.index <= 3)).toBe(true)
})
