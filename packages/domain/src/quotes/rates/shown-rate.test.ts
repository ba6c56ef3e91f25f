import { describe, expect, it } from 'vitest'
import { cents } from '#shared/units.ts'
import { amountOf, daysText, priceCaption, type QuotePricing, shownRate, stepsTo, transitText } from './shown-rate.ts'

const configuration = {
  includePrepaidAddMarkupQuotes: true,
  prepaidAddMarkupMethod: 'Markup',
  internationalTLMarkup: 30,
  internationalLTLMarkup: 20,
  domesticTLMarkup: 15,
  domesticLTLMarkup: 10,
  defaultPrepaidAdd: null,
}
const audit = { freightAuditEnabled: true, freightAuditManagementFee: cents(2_500) }
const pricing: QuotePricing = { configuration, audit, isInternational: false }

const offered = {
  carrierDescription: 'Prairie Star Lines',
  rawCost: cents(50_000),
  mode: 'LTL' as const,
  minDays: 4,
  maxDays: 6,
  serviceLevel: 'Economy / Deferred',
  charges: [{ description: 'Base freight', total: cents(50_000) }],
}
// A Tuesday.
const shipDate = '2026-11-17'

describe('a rate prepared for display', () => {
  it('holds carrier, price, days, arrival, service level and charges [RATE-6]', () => {
    expect(shownRate(offered, shipDate, pricing)).toMatchObject({
      carrierDescription: 'Prairie Star Lines',
      markupTotal: 55_000,
      serviceDays: '4-6',
      // Six business days: 18, 19, 20, 23, 24, 25.
      deliveryDateTime: '2026-11-25',
      serviceLevel: 'Economy / Deferred',
      charges: [{ description: 'Base freight', total: 50_000 }],
    })
  })

  it('arrives by business days with LTL and VLTL, by those of the calendar with TL [RATE-37]', () => {
    const arrival = (mode: 'LTL' | 'VLTL' | 'TL') =>
      shownRate({ ...offered, mode, minDays: 2, maxDays: 5 }, shipDate, pricing).deliveryDateTime
    expect([arrival('LTL'), arrival('VLTL'), arrival('TL')]).toEqual(['2026-11-24', '2026-11-24', '2026-11-22'])
  })

  it('is marked up by where it goes and how it moves, a truckload with its fee before', () => {
    const total = (mode: 'LTL' | 'VLTL' | 'TL', isInternational: boolean) =>
      shownRate({ ...offered, mode }, shipDate, { ...pricing, isInternational }).markupTotal
    expect([total('LTL', false), total('VLTL', false), total('TL', false)]).toEqual([55_000, 55_000, 60_375])
    expect([total('LTL', true), total('VLTL', true), total('TL', true)]).toEqual([60_000, 60_000, 68_250])
  })

  it('costs the customer what it costs where no markup applies', () => {
    const off = { ...pricing, configuration: { ...configuration, includePrepaidAddMarkupQuotes: false } }
    for (const without of [off, { ...pricing, configuration: null }]) {
      const { markupTotal, cost } = shownRate({ ...offered, mode: 'TL' }, shipDate, without)
      expect([markupTotal, cost]).toEqual([52_500, 52_500])
    }
  })

  it('has an amount for each side, and the steps that lead to it', () => {
    const rate = shownRate({ ...offered, mode: 'TL' }, shipDate, pricing)
    expect([amountOf(rate, 'Customer'), amountOf(rate, 'Cost')]).toEqual([60_375, 52_500])
    expect(stepsTo(rate, 'Customer').map(({ amount }) => amount)).toEqual([2_500, 7_875])
    expect(stepsTo(rate, 'Cost').map(({ amount }) => amount)).toEqual([2_500])
  })
})

describe('the words of a rate', () => {
  it('write transit days as one number when both are equal, otherwise as min-max [QUOTE-57]', () => {
    expect(daysText(3, 3)).toBe('3')
    expect(daysText(4, 6)).toBe('4-6')
  })

  it('say which amount it is, and Guaranteed where it is [QUOTE-58]', () => {
    expect(priceCaption('Customer', false)).toBe('Customer price')
    expect(priceCaption('Cost', false)).toBe('Carrier cost')
    expect(priceCaption('Customer', true)).toBe('Customer price, Guaranteed')
    expect(priceCaption('Cost', true)).toBe('Carrier cost, Guaranteed')
  })

  it('say what kind of days carriers count', () => {
    expect(transitText('1', 'TL')).toBe('1 day')
    expect(transitText('2', 'TL')).toBe('2 days')
    expect(transitText('4-6', 'LTL')).toBe('4-6 business days')
  })
})
