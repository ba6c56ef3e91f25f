import { expect, it } from 'vitest'
import { sidesOf } from './name-sides.ts'

const map = { width: 340, height: 290 }
const at = (x: number, y: number, name = 'McDonough, GA') => ({ x, y, name })

it('a name stands to the right of its place', () => {
  expect(sidesOf([at(40, 200), at(40, 240)], map)).toEqual(['right', 'right'])
})

it('a name stands to the left where the edge of the map or the controls in its corner would cover it', () => {
  expect(sidesOf([at(250, 200)], map)).toEqual(['left'])
  expect(sidesOf([at(190, 200)], map)).toEqual(['right'])
  expect(sidesOf([at(190, 90)], map)).toEqual(['left'])
})

it('a name stands below or above where another name or place is on both sides', () => {
  expect(sidesOf([at(30, 200, 'Ontario, CA'), at(210, 200, 'Harrisonville, MO'), at(210, 221, 'B')], map)).toEqual([
    'right',
    'above',
    'right',
  ])
  expect(sidesOf([at(30, 200, 'Ontario, CA'), at(210, 200, 'Harrisonville, MO')], map)).toEqual(['right', 'below'])
})

it('a name stands to the right where no side is free', () => {
  expect(sidesOf([at(60, 200)], { width: 90, height: 290 })).toEqual(['right'])
})
