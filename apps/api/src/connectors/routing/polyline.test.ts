import { expect, it } from 'vitest'
import { decodePolyline } from './polyline.ts'

/** Example from the specification of the format: 38.5,-120.2 then 40.7,-120.95 then 43.252,-126.453. */
const line = [
  [-120.2, 38.5],
  [-120.95, 40.7],
  [-126.453, 43.252],
]

it('reads the line of the published example with five decimals', () => {
  expect(decodePolyline('_p~iF~ps|U_ulLnnqC_mqNvxq`@', 5)).toEqual(line)
})

it('reads the same line with six decimals', () => {
  expect(decodePolyline('_izlhA~rlgdF_{geC~ywl@_kwzCn`{nI', 6)).toEqual(line)
})

it('reads no points from an empty text, and the widest step there is', () => {
  expect(decodePolyline('', 6)).toEqual([])
  expect(decodePolyline('?_oiivI?~~ssmT', 6)).toEqual([
    [180, 0],
    [-180, 0],
  ])
})

it.each([
  ['ends within a number', '_p~iF~ps|'],
  ['lacks a longitude', '_p~iF'],
  ['has a character of no number', '_p~iF~ps|U '],
  ['has a number that is too long', '~~~~~~~~~~~~@?'],
  ['leaves the globe', '_uybQ?'],
])('takes no text that %s', (_why, text) => {
  expect(decodePolyline(text, 5)).toBeUndefined()
})
