import { expect, it } from 'vitest'
import { hashOf, idOf } from './hash.ts'

it('leads a text to the same number everywhere, and near texts to far numbers', () => {
  expect([hashOf(''), hashOf('60606>75201'), hashOf('60606>75202')]).toEqual([
    2_872_998_923, 1_195_326_459, 832_503_550,
  ])
})

it('spreads evenly', () => {
  const tenths = Array.from({ length: 10 }, () => 0)
  for (let index = 0; index < 5_000; index += 1) {
    const tenth = Math.floor((hashOf(`lane ${index}`) / 2 ** 32) * 10)
    tenths[tenth] = (tenths[tenth] ?? 0) + 1
  }
  for (const count of tenths) expect(Math.abs(count - 500)).toBeLessThan(100)
})

it('makes ids that differ in every part', () => {
  const ids = Array.from({ length: 2_000 }, (_unused, index) => idOf(`ask ${index}`))
  expect(new Set(ids).size).toBe(2_000)
  expect(new Set(ids.map((id) => id.slice(-12))).size).toBe(2_000)
})
