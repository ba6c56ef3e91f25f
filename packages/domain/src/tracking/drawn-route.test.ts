import { expect, it } from 'vitest'
import { drawnRoute } from './drawn-route.ts'

const line = [
  [-90, 40],
  [-92, 40],
  [-94, 40],
] as const

it('is all ahead while nobody saw the truck', () => {
  expect(drawnRoute({ line, trail: [], position: null })).toEqual({ driven: [], ahead: [...line] })
})

it('was driven where the truck was seen, and goes on from the nearest point of the way', () => {
  const trail = [
    [-90, 40],
    [-91, 40.01],
  ] as const
  const { driven, ahead } = drawnRoute({ line, trail, position: { longitude: -93, latitude: 40.1 } })
  expect(driven).toEqual([...trail, [-93, 40.1]])
  expect(ahead[0]).toEqual([-93, 40.1])
  expect(ahead[1]?.[0]).toBeCloseTo(-93, 5)
  expect(ahead[1]?.[1]).toBeCloseTo(40, 5)
  expect(ahead.slice(2)).toEqual([[-94, 40]])
})

it('draws nothing ahead where no road is known', () => {
  for (const none of [[], line.slice(0, 1)])
    expect(drawnRoute({ line: none, trail: [], position: { longitude: -93, latitude: 40 } }).ahead).toEqual([])
})
