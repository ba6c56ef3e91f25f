import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents, dayMs, exact, hourMs, percentOf, roundHalfUp, scaleHalfUp, sumCents } from './units.ts'

describe('cents', () => {
  it('takes whole amounts', () => {
    expect(cents(-145_00)).toBe(-14500)
  })

  it.each([12.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %s', (value) => {
    expect(() => cents(value)).toThrow(RangeError)
  })

  it('has no negative zero, which would show as a credit of nothing', () => {
    expect(Object.is(cents(-0), 0)).toBe(true)
  })
})

describe('hours and days', () => {
  it('are as long as those of a clock', () => {
    expect(hourMs).toBe(Date.UTC(2026, 0, 1, 1) - Date.UTC(2026, 0, 1))
    expect(dayMs).toBe(Date.UTC(2026, 0, 2) - Date.UTC(2026, 0, 1))
  })
})

describe('percentOf', () => {
  it('is the part of a hundred, and nothing without a whole', () => {
    expect([percentOf(1, 4), percentOf(-5, 4), percentOf(0, 4)]).toEqual([25, -125, 0])
    expect([percentOf(7, 1000), percentOf(29, 100)]).toEqual([0.7, 29])
    expect([percentOf(0, 0), percentOf(3, 0)]).toEqual([null, null])
  })
})

describe('sumCents', () => {
  it('is zero for nothing', () => {
    expect(sumCents([])).toBe(0)
  })

  it('adds up to the same whatever the order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e12, max: 1e12 }).map(cents)), (amounts) => {
        expect(sumCents(amounts)).toBe(sumCents(amounts.toReversed()))
      }),
    )
  })
})

describe('roundHalfUp', () => {
  it.each([
    [1.005, 2, 1.01],
    [2.675, 2, 2.68],
    [1.1 * 1.15, 2, 1.27],
    [2.5, 0, 3],
    [-2.5, 0, -3],
    [0.4999, 0, 0],
    [1e-7, 2, 0],
    [533.3333333, 2, 533.33],
    [149, -1, 150],
  ])('rounds %s to %s decimals as %s', (value, decimals, rounded) => {
    expect(roundHalfUp(value, decimals)).toBe(rounded)
  })

  it('leaves what is no number alone', () => {
    expect(roundHalfUp(Number.NaN, 2)).toBeNaN()
    expect(roundHalfUp(Number.POSITIVE_INFINITY, 2)).toBe(Number.POSITIVE_INFINITY)
  })

  it('rounds every written half of a cent away from zero', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), (amount) => {
        const half = Number(`${amount}.5e-2`)
        expect(roundHalfUp(half, 2)).toBe(Number(`${amount + 1}e-2`))
        expect(roundHalfUp(-half, 2)).toBe(-Number(`${amount + 1}e-2`))
      }),
    )
  })

  it('stays within half a step and changes nothing the second time', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e9, max: 1e9, noNaN: true }),
        fc.integer({ min: 0, max: 4 }),
        (value, decimals) => {
          const once = roundHalfUp(value, decimals)
          expect(Math.abs(once - value)).toBeLessThanOrEqual(0.5 * 10 ** -decimals + 1e-6)
          expect(roundHalfUp(once, decimals)).toBe(once)
          expect(Object.is(once, -0)).toBe(false)
        },
      ),
    )
  })
})

describe('exact', () => {
  it('removes the noise of binary fractions', () => {
    expect(exact(0.1 + 0.2)).toBe(0.3)
  })
})

describe('scaleHalfUp', () => {
  it.each([
    [58_571, 740_000, 1_000_000, 43_343],
    [5, 1, 10, 1],
    [-5, 1, 10, -1],
    [4, 1, 10, 0],
    [-4, 1, 10, 0],
    [7, 3, 3, 7],
    [9_007_199_254_740_991, 3, 4, 6_755_399_441_055_743],
  ])('makes %s × %s ÷ %s to %s', (value, factor, divisor, rounded) => {
    expect(scaleHalfUp(value, factor, divisor)).toBe(rounded)
  })

  it('rounds as roundHalfUp does wherever that sees the whole fraction', () => {
    const whole = fc.integer({ min: -10_000_000, max: 10_000_000 })
    fc.assert(
      fc.property(
        whole,
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.constantFrom(100, 10_000, 1_000_000),
        (a, b, by) => {
          expect(scaleHalfUp(a, b, by)).toBe(roundHalfUp((a * b) / by))
        },
      ),
    )
  })

  it('is exact beyond what a double holds', () => {
    const whole = fc.maxSafeInteger()
    fc.assert(
      fc.property(whole, fc.integer({ min: 1, max: 1_000_000 }), (value, factor) => {
        expect(scaleHalfUp(value, factor, factor)).toBe(value === 0 ? 0 : value)
      }),
    )
  })
})
