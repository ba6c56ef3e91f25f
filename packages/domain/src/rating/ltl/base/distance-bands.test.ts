import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bandIndexOf, bandLabel, bandMile, bandStarts } from './distance-bands.ts'

const steps = [
  { upTo: 100, width: 50 },
  { upTo: 450, width: 200 },
]
const starts = bandStarts(steps)

describe('distance bands', () => {
  it('follow each other in steps of their width and end in an open band', () => {
    expect(starts).toEqual([0, 50, 100, 300, 450])
  })

  it.each([
    [0, 0],
    [49, 0],
    [50, 1],
    [99.5, 1],
    [100, 2],
    [449, 3],
    [450, 4],
    [99_999, 4],
  ])('put %s miles into band %s', (miles, band) => {
    expect(bandIndexOf(starts, miles)).toBe(band)
  })

  it('are named by their miles and priced at their middle, the open one at its first mile', () => {
    expect(starts.map((_start, band) => bandLabel(starts, band))).toEqual([
      '0–50 miles',
      '50–100 miles',
      '100–300 miles',
      '300–450 miles',
      '450 miles and more',
    ])
    expect(starts.map((_start, band) => bandMile(starts, band))).toEqual([25, 75, 200, 375, 450])
  })

  it('hold every distance once', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 10_000, noNaN: true }), (miles) => {
        const band = bandIndexOf(starts, miles)
        expect(miles).toBeGreaterThanOrEqual(starts[band] ?? Number.NaN)
        expect(miles).toBeLessThan(starts[band + 1] ?? Number.POSITIVE_INFINITY)
      }),
    )
  })
})
