import { expect, it } from 'vitest'
import { sideOf } from './name-side.ts'

const name = 'McDonough, GA'

it('a name stands to the right of its place', () => {
  expect(sideOf({ x: 40, y: 200 }, name, 340)).toBe('right')
})

it('a name stands to the left where the edge of the map would cut it', () => {
  expect(sideOf({ x: 250, y: 200 }, name, 340)).toBe('left')
  expect(sideOf({ x: 220, y: 200 }, name, 340)).toBe('right')
})

it('a name stands to the left where the controls in the corner would cover it', () => {
  expect(sideOf({ x: 220, y: 90 }, name, 340)).toBe('left')
})

it('a name stays to the right where there is even less room to the left', () => {
  expect(sideOf({ x: 60, y: 200 }, name, 120)).toBe('right')
})
