import { describe, expect, it } from 'vitest'
import { businessDays, dollarRate, dollarsPerGallon, feetText, listOf, percentText, poundsText } from './charge-text.ts'

describe('the words of rates', () => {
  it.each([
    [740_000, '74%'],
    [284_000, '28.40%'],
    [785_500, '78.55%'],
    [123_456, '12.3456%'],
    [50, '0.005%'],
    [0, '0%'],
  ])('write %s as %s', (percent, text) => {
    expect(percentText(percent)).toBe(text)
  })

  it('write prices, weights, lengths and days as people say them', () => {
    expect(dollarsPerGallon(38_120)).toBe('$3.812')
    expect(dollarsPerGallon(38_125)).toBe('$3.8125')
    expect(dollarsPerGallon(40_000)).toBe('$4.000')
    expect([dollarRate(550_000), dollarRate(551_650), dollarRate(12_345_678)]).toEqual([
      '$55.00',
      '$55.165',
      '$1,234.5678',
    ])
    expect(poundsText(1_240)).toBe('1,240 lb')
    expect(feetText(240)).toBe('20 ft')
    expect(feetText(102)).toBe('8 ft 6 in')
    expect(businessDays(1)).toBe('1 business day')
    expect(businessDays(3)).toBe('3 business days')
    expect([listOf([]), listOf(['a']), listOf(['a', 'b']), listOf(['a', 'b', 'c'])]).toEqual([
      '',
      'a',
      'a and b',
      'a, b and c',
    ])
  })
})
