import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents } from '#shared/units.ts'
import { type MarkupConfiguration, markupApplies, markupIssues, markupOf, markupPercent, priceOf } from './markup.ts'

const configuration: MarkupConfiguration = {
  includePrepaidAddMarkupQuotes: true,
  prepaidAddMarkupMethod: 'Margin',
  internationalTLMarkup: 10,
  internationalLTLMarkup: 20,
  domesticTLMarkup: 30,
  domesticLTLMarkup: 40,
  defaultPrepaidAdd: 50,
}
const quote = { isQuote: true } as const
const prepaidAdd = { isQuote: false, freightTerm: 'PrepaidAdd' } as const

const costs = fc.integer({ min: 0, max: 100_000_000 }).map(cents)
/** Percents with four decimals, from 0 to 99.9999. */
const percents = fc.integer({ min: 0, max: 999_999 }).map((tenThousandths) => tenThousandths / 10_000)
const methods = fc.constantFrom('Margin', 'Markup', null)

describe('customer markup', () => {
  it('applies to quotes in progress and to Prepaid-Add shipments, and to neither without the flag [RATE-38]', () => {
    expect(markupApplies({ includePrepaidAddMarkupQuotes: true }, quote)).toBe(true)
    expect(markupApplies({ includePrepaidAddMarkupQuotes: true }, prepaidAdd)).toBe(true)
    expect(markupApplies({ includePrepaidAddMarkupQuotes: false }, quote)).toBe(false)
    expect(markupApplies({ includePrepaidAddMarkupQuotes: false }, prepaidAdd)).toBe(false)
    for (const freightTerm of ['Prepaid', 'Collect', 'ThirdParty'] as const)
      expect(markupApplies({ includePrepaidAddMarkupQuotes: true }, { isQuote: false, freightTerm })).toBe(false)
  })

  it('takes the percent of the way and of the mode [RATE-43]', () => {
    const percent = (isInternational: boolean, shippingMode: 'TL' | 'LTL') =>
      markupPercent(configuration, { isInternational, shippingMode })
    expect([percent(true, 'TL'), percent(true, 'LTL'), percent(false, 'TL'), percent(false, 'LTL')]).toEqual([
      10, 20, 30, 40,
    ])
  })

  it('takes the LTL percent for volume LTL [RATE-44]', () => {
    expect(markupPercent(configuration, { isInternational: true, shippingMode: 'VLTL' })).toBe(20)
    expect(markupPercent(configuration, { isInternational: false, shippingMode: 'VLTL' })).toBe(40)
  })

  it('falls back to the default percent, then to 0; a percent of 0 is set [RATE-45]', () => {
    const routeKind = { isInternational: false, shippingMode: 'TL' } as const
    expect(markupPercent({ ...configuration, domesticTLMarkup: null }, routeKind)).toBe(50)
    expect(markupPercent({ ...configuration, domesticTLMarkup: 0 }, routeKind)).toBe(0)
    expect(markupPercent({ ...configuration, domesticTLMarkup: null, defaultPrepaidAdd: null }, routeKind)).toBe(0)
  })

  it('is the configured method with the percent found, or none', () => {
    const routeKind = { isInternational: true, shippingMode: 'LTL' } as const
    expect(markupOf(configuration, { ...quote, ...routeKind })).toEqual({ method: 'Margin', percent: 20 })
    expect(markupOf(configuration, { isQuote: false, freightTerm: 'Collect', ...routeKind })).toBeNull()
  })
})

describe('a price', () => {
  it.each([
    // 1000.00 / 0.8; 100.00 / 0.85 = 117.647…; 0.01 / 0.5; 333.33 / 0.876655 = 380.2294…
    [100_000, 20, 125_000],
    [10_000, 15, 11_765],
    [1, 50, 2],
    [33_333, 12.3345, 38_023],
    [10_000, 0, 10_000],
    [10_000, 99.9999, 10_000_000_000],
  ])('divides the cost by what a margin leaves: %s cents at %s percent are %s [RATE-39]', (cost, percent, price) => {
    expect(priceOf(cents(cost), { method: 'Margin', percent })).toBe(price)
  })

  it.each([
    // 1000.00 × 1.2; 0.10 × 1.05 = 0.105; 123.45 × 1.125 = 138.88125; 333.33 × 1.123345 = 374.4446…
    [100_000, 20, 120_000],
    [10, 5, 11],
    [12_345, 12.5, 13_888],
    [33_333, 12.3345, 37_444],
    [10_000, 0, 10_000],
    [10_000, 150, 25_000],
  ])(
    'grows the cost by the percent with any other method: %s cents at %s percent are %s [RATE-40]',
    (cost, percent, price) => {
      for (const method of ['Markup', 'Percent', '', null])
        expect(priceOf(cents(cost), { method, percent })).toBe(price)
    },
  )

  it('has no margin of 100 percent or more [RATE-41]', () => {
    const refused = { message: 'A margin must be below 100%' }
    expect(
      markupIssues('Margin', { domesticTLMarkup: 100, domesticLTLMarkup: 99.9999, defaultPrepaidAdd: 250 }),
    ).toEqual([
      { path: ['domesticTLMarkup'], ...refused },
      { path: ['defaultPrepaidAdd'], ...refused },
    ])
    expect(markupIssues('Markup', { domesticTLMarkup: 100, defaultPrepaidAdd: 250 })).toEqual([])
    expect(markupIssues('Margin', { domesticTLMarkup: null, defaultPrepaidAdd: undefined })).toEqual([])
    expect(() => priceOf(cents(10_000), { method: 'Margin', percent: 100 })).toThrow('Margin 100% leads to no price')
  })

  it('is never below the cost, nor below the price of less', () => {
    fc.assert(
      fc.property(costs, costs, methods, percents, (one, other, method, percent) => {
        const markup = { method, percent }
        expect(priceOf(one, markup)).toBeGreaterThanOrEqual(one)
        if (one <= other) expect(priceOf(one, markup)).toBeLessThanOrEqual(priceOf(other, markup))
      }),
      { numRuns: 300 },
    )
  })

  it('mirrors a charge in the credit that takes it back', () => {
    expect(priceOf(cents(-10), { method: 'Markup', percent: 5 })).toBe(-11)
    expect(priceOf(cents(-10_000), { method: 'Margin', percent: 15 })).toBe(-11_765)
  })

  it('counts no cent twice in amounts beyond what a double multiplies', () => {
    // 90,000,000,000.01 dollars grown by 0.0001 percent: 9,000,000,000,001 × 1.000001 = 9,000,009,000,001.000001
    expect(priceOf(cents(9_000_000_000_001), { method: null, percent: 0.0001 })).toBe(9_000_009_000_001)
  })
})
