import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { code128Symbols, code128Widths } from '#bills-of-lading/code128.ts'
import { readCode128 } from '#bills-of-lading/testing/read-code128.ts'

describe('Code 128', () => {
  it.each([
    ['Wikipedia', [104, 55, 73, 75, 73, 80, 69, 68, 73, 65, 88, 106]],
    ['PJJ123C', [104, 48, 42, 42, 17, 18, 19, 35, 55, 106]],
  ])('writes %s letter by letter', (text, symbols) => {
    expect(code128Symbols(text)).toEqual(symbols)
  })

  it('writes digits in pairs, and changes the code set where that is shorter', () => {
    expect(code128Symbols('1234567890')).toEqual([105, 12, 34, 56, 78, 90, 85, 106])
    expect(code128Symbols('HI345678')).toEqual([104, 40, 41, 99, 34, 56, 78, 68, 106])
    expect(code128Symbols('12345')?.slice(0, 5)).toEqual([105, 12, 34, 100, 21])
    expect(code128Symbols('S104506')?.slice(0, 6)).toEqual([104, 51, 99, 10, 45, 6])
    expect(code128Symbols('A12345B')?.includes(99)).toBe(false)
    expect(code128Symbols('A1234567')?.slice(0, 4)).toEqual([104, 33, 17, 99])
    expect(code128Symbols('12')).toEqual([105, 12, 14, 106])
    expect(code128Symbols('1234')?.slice(0, 3)).toEqual([105, 12, 34])
    expect(code128Symbols('A1234')?.slice(0, 5)).toEqual([104, 33, 99, 12, 34])
    expect(code128Symbols('A123456B')?.slice(0, 8)).toEqual([104, 33, 99, 12, 34, 56, 100, 34])
    expect(code128Symbols('12A')?.slice(0, 4)).toEqual([104, 17, 18, 33])
  })

  it('draws eleven modules for each symbol and thirteen for the end', () => {
    expect(code128Widths('A')).toEqual([...'211214', ...'111323', ...'131123', ...'2331112'].map(Number))
    const widths = code128Widths('S104506') ?? []
    const symbols = code128Symbols('S104506') ?? []
    expect(widths.reduce((sum, one) => sum + one, 0)).toBe(11 * (symbols.length - 1) + 13)
  })

  it('has no barcode for nothing, nor for signs outside of ASCII', () => {
    expect([code128Widths(''), code128Widths('Zürich'), code128Widths('a\tb')]).toEqual([null, null, null])
  })

  it('is read back as it was written, whatever it says', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^([ -~]|\d{1,7}){1,20}$/), (text) => {
        expect(readCode128(code128Widths(text) ?? [])).toBe(text)
      }),
    )
  })
})
