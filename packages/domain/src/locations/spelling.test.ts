import { expect, it } from 'vitest'
import { properSpelling } from './spelling.ts'

it.each([
  ['100 WEST ADAMS STREET', '100 West Adams Street'],
  ['1 n main st', '1 N Main St'],
  ['12b 1ST AVE NW', '12b 1ST AVE NW'],
  ['12B 1ST AVE NW', '12B 1st Ave NW'],
  ["o'hare dr, dock 4a", "O'Hare Dr, Dock 4A"],
  ['PO BOX 7', 'PO Box 7'],
  ['4 I-80 FRONTAGE RD', '4 I-80 Frontage Rd'],
  ['1 McDonald Way', '1 McDonald Way'],
])('spells %s as %s', (typed, spelled) => {
  expect(properSpelling(typed)).toBe(spelled)
})
