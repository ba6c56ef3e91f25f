import { expect, it } from 'vitest'
import { sidesOf } from './name-sides.ts'

const map = { width: 340, height: 290 }
const sides = (...places: ReturnType<typeof at>[]) => sidesOf(places, map).map(({ side }) => side)
const at = (x: number, y: number, name = 'McDonough, GA') => ({ x, y, name })

it('a name stands to the right of its place', () => {
  expect(sides(at(40, 200), at(40, 240))).toEqual(['right', 'right'])
})

it('a name stands to the left where the edge of the map or the controls in its corner would cover it', () => {
  expect(sides(at(250, 200))).toEqual(['left'])
  expect(sides(at(190, 200))).toEqual(['right'])
  expect(sides(at(190, 90))).toEqual(['left'])
})

it('a name stands below or above where another name or place is on both sides', () => {
  expect(sides(at(30, 200, 'Ontario, CA'), at(210, 200, 'Harrisonville, MO'), at(210, 221, 'B'))).toEqual([
    'right',
    'above',
    'right',
  ])
  expect(sides(at(30, 200, 'Ontario, CA'), at(210, 200, 'Harrisonville, MO'))).toEqual(['right', 'below'])
})

it('a name stands to the right where no side is free', () => {
  expect(sidesOf([at(60, 200)], { width: 90, height: 20 })).toEqual([{ side: 'right', shift: 0 }])
})

it('a name below a place at the edge is shifted onto the map', () => {
  const [, ontario] = sidesOf([at(220, 90), at(30, 90, 'Ontario, CA')], map)
  expect(ontario).toEqual({ side: 'below', shift: 12 })
})

it('a name of a place beside the controls is shifted away from them', () => {
  const [, indianapolis] = sidesOf([at(30, 92, 'Modesto, CA'), at(190, 105, 'Indianapolis, IN')], {
    width: 290,
    height: 240,
  })
  expect(indianapolis).toEqual({ side: 'below', shift: -15.5 })
})

it('a name does not stand over a vehicle beside its place', () => {
  expect(sides(at(40, 200), at(80, 200, ''))).toEqual(['below', 'right'])
})
