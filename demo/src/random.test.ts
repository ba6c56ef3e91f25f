import { expect, it } from 'vitest'
import { randomOf } from './random.ts'

const draws = (seed: number) => {
  const random = randomOf(seed)
  return [random.id(), random.whole(1, 1000), random.shuffle([1, 2, 3, 4, 5, 6]), random.pick('abcdef'.split(''))]
}

it('gives the same draws for the same seed, and others for another', () => {
  expect(draws(1)).toEqual(draws(1))
  expect(draws(1)).not.toEqual(draws(2))
})

it('draws evenly and within the bounds', () => {
  const random = randomOf(3)
  const counts = new Map<number, number>()
  for (let turn = 0; turn < 6000; turn += 1) {
    const face = random.whole(1, 6)
    counts.set(face, (counts.get(face) ?? 0) + 1)
  }
  expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6])
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150)
})

it('makes ids that are UUIDs', () => {
  const random = randomOf(4)
  const ids = Array.from({ length: 500 }, () => random.id())
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(ids).size).toBe(ids.length)
})
