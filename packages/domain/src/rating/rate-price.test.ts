import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents } from '#shared/units.ts'
import { auditFee, ratePrice } from './rate-price.ts'

const audit = { freightAuditEnabled: true, freightAuditManagementFee: cents(2550) }
const noAudit = { ...audit, freightAuditEnabled: false }
const margin = { method: 'Margin', percent: 12.5 }

describe('the price of a rate', () => {
  it('includes the audit fee in the cost of truckloads while the audit is on, never in LTL [RATE-46]', () => {
    const cost = (shippingMode: 'TL' | 'LTL' | 'VLTL', settings = audit) =>
      ratePrice({ rawCost: cents(100_000), shippingMode, audit: settings, markup: null }).cost
    expect(cost('TL')).toBe(102_550)
    expect(cost('LTL')).toBe(100_000)
    expect(cost('VLTL')).toBe(100_000)
    expect(cost('TL', noAudit)).toBe(100_000)
  })

  it('adds the fee once, as it is, before the markup [RATE-47]', () => {
    // (1000.00 + 25.50) / 0.875 = 1172, and not 1000.00 / 0.875 + 25.50 = 1168.36
    expect(ratePrice({ rawCost: cents(100_000), shippingMode: 'TL', audit, markup: margin }).price).toBe(117_200)
    expect(ratePrice({ rawCost: cents(1), shippingMode: 'TL', audit, markup: null }).cost).toBe(2551)
    expect(auditFee('TL', { ...audit, freightAuditManagementFee: null })).toBe(0)
  })

  it('tells its steps in words, money with 2 decimals and percents with 4 [RATE-48]', () => {
    const { steps } = ratePrice({ rawCost: cents(100_000), shippingMode: 'TL', audit, markup: margin })
    expect(steps.map(({ text }) => text)).toEqual([
      'Carrier cost: $1,000.00',
      'Freight audit management fee of $25.50: $1,025.50',
      'Margin of 12.5000% of the price: $1,172.00',
    ])
    const markedUp = ratePrice({ rawCost: cents(5), shippingMode: 'LTL', audit, markup: { method: null, percent: 8 } })
    expect(markedUp.steps.map(({ text }) => text)).toEqual([
      'Carrier cost: $0.05',
      'Markup of 8.0000% of the cost: $0.05',
    ])
  })

  it('goes from cost over fee to markup, each step to the cent [DEF-95]', () => {
    const { rawCost, cost, price, steps } = ratePrice({
      rawCost: cents(33_333),
      shippingMode: 'TL',
      audit,
      markup: margin,
    })
    // 333.33 + 25.50 = 358.83; 358.83 / 0.875 = 410.0914…
    expect([rawCost, cost, price]).toEqual([33_333, 35_883, 41_009])
    expect(steps.map(({ step, amount, total }) => [step, amount, total])).toEqual([
      ['cost', 33_333, 33_333],
      ['auditFee', 2550, 35_883],
      ['markup', 5126, 41_009],
    ])
  })

  it('is the sum of its steps and the total of the last one', () => {
    const money = fc.integer({ min: 0, max: 10_000_000 }).map(cents)
    const markups = fc.option(
      fc.record({
        method: fc.constantFrom('Margin', 'Markup'),
        percent: fc.integer({ min: 0, max: 990_000 }).map((share) => share / 10_000),
      }),
    )
    const modes = fc.constantFrom('TL', 'LTL', 'VLTL')
    fc.assert(
      fc.property(
        money,
        money,
        fc.boolean(),
        modes,
        markups,
        (rawCost, fee, freightAuditEnabled, shippingMode, markup) => {
          const settings = { freightAuditEnabled, freightAuditManagementFee: fee }
          const { price, steps } = ratePrice({ rawCost, shippingMode, audit: settings, markup })
          expect(steps.reduce((sum, { amount }) => sum + amount, 0)).toBe(price)
          expect(steps.at(-1)?.total).toBe(price)
          expect(price).toBeGreaterThanOrEqual(rawCost)
        },
      ),
      { numRuns: 200 },
    )
  })
})
