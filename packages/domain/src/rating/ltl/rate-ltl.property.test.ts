import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RateAsk } from '#rating/ask.ts'
import { chargeTotal, totalOf } from '#rating/charges.ts'
import type { IntegratedRate } from '#rating/integrated-rate.ts'
import { type Cents, cents } from '#shared/units.ts'
import { rateLtl } from './rate-ltl.ts'
import { tariffIssues } from './tariff-issues.ts'
import { anyProduct, anyTariff } from './testing/any-tariff.ts'
import { anAsk, twoWeeks } from './testing/given.ts'

const anyAsk: fc.Arbitrary<RateAsk> = fc
  .record({
    shippingMode: fc.constantFrom('LTL' as const, 'VLTL' as const),
    products: fc.array(anyProduct, { minLength: 1, maxLength: 5 }),
    miles: fc.integer({ min: 0, max: 5_000 }),
    accessorials: fc.subarray(['LiftgateDelivery', 'SchoolPickup', 'CollectOnDelivery'] as const),
  })
  .map(anAsk)
const runs = { numRuns: 100 }

const copyOf = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data))

const pricesOf = (rates: readonly IntegratedRate[]) => new Map(rates.map((rate) => [rate.serviceLevel, rate.totalCost]))

/** Expects the second shipment to cost at least as much as the first at every service level that both have. */
function expectNoCheaper(before: readonly IntegratedRate[], after: readonly IntegratedRate[]) {
  const prices = pricesOf(after)
  for (const { serviceLevel, totalCost } of before) {
    const price = prices.get(serviceLevel)
    if (price !== undefined) expect(price).toBeGreaterThanOrEqual(totalCost)
  }
}

/** Base of percent charges: the freight, its discounts and the minimum charge. */
const linehaulOf = ({ charges }: IntegratedRate): Cents =>
  cents(
    totalOf(
      charges.filter(({ chargeType }) =>
        ['FreightRate', 'CubicCapacity', 'DeficitWeight', 'Discount', 'MinimumCharge'].includes(chargeType),
      ),
    ),
  )

describe('under any tariff', () => {
  it('more weight of any line never costs less, all else equal', () => {
    const more = fc.oneof(fc.integer({ min: 1, max: 30 }), fc.double({ min: 0.001, max: 6_000, noNaN: true }))
    fc.assert(
      fc.property(anyTariff, anyAsk, fc.nat(), more, (tariff, ask, place, pounds) => {
        expect(tariffIssues(tariff)).toEqual([])
        const products = ask.products.map((product, index) =>
          index === place % ask.products.length
            ? { ...product, perPackageWeightInPounds: product.perPackageWeightInPounds + pounds }
            : product,
        )
        expectNoCheaper(rateLtl(ask, [tariff], twoWeeks).rates, rateLtl({ ...ask, products }, [tariff], twoWeeks).rates)
      }),
      runs,
    )
  })

  it('every pound up to 2,100 costs as much as the pound before at least', () => {
    fc.assert(
      fc.property(anyTariff, anyAsk, (tariff, ask) => {
        const [first, ...others] = ask.products
        let before: readonly IntegratedRate[] = []
        for (let pounds = 400; pounds <= 2_100; pounds += 17) {
          const products = [{ ...first!, perPackageWeightInPounds: pounds, count: 1 }, ...others]
          const { rates } = rateLtl({ ...ask, products }, [tariff], twoWeeks)
          expectNoCheaper(before, rates)
          before = rates
        }
      }),
      { numRuns: 8 },
    )
  })

  it('more miles never cost less, all else equal', () => {
    fc.assert(
      fc.property(anyTariff, anyAsk, fc.integer({ min: 1, max: 3_000 }), (tariff, ask, more) => {
        expectNoCheaper(
          rateLtl(ask, [tariff], twoWeeks).rates,
          rateLtl({ ...ask, miles: ask.miles + more }, [tariff], twoWeeks).rates,
        )
      }),
      runs,
    )
  })

  it('charges add up to the total, and each is its rate times its units to the cent', () => {
    fc.assert(
      fc.property(anyTariff, anyAsk, (tariff, ask) => {
        for (const rate of rateLtl(ask, [tariff], twoWeeks).rates) {
          expect(rate.charges.reduce((sum, { total }) => sum + total, 0)).toBe(rate.totalCost)
          for (const charge of rate.charges) expect(charge.total).toBe(chargeTotal(charge, linehaulOf(rate)))
        }
      }),
      runs,
    )
  })

  it('the same ask has the same answer, and every rate has freight, fuel, a price and days', () => {
    fc.assert(
      fc.property(anyTariff, anyAsk, (tariff, ask) => {
        const answer = rateLtl(ask, [tariff], twoWeeks)
        expect(rateLtl(copyOf(ask), [copyOf(tariff)], copyOf(twoWeeks))).toEqual(answer)
        expect(JSON.parse(JSON.stringify(answer))).toEqual(answer)
        for (const { charges, totalCost, minServiceDays, maxServiceDays } of answer.rates) {
          const types = charges.map(({ chargeType }) => chargeType)
          expect(types).toContain('FreightRate')
          expect(types.filter((type) => type === 'FuelSurcharge')).toHaveLength(1)
          expect(totalCost).toBeGreaterThan(0)
          expect(minServiceDays).toBeGreaterThanOrEqual(1)
          expect(maxServiceDays).toBeGreaterThanOrEqual(minServiceDays)
        }
      }),
      runs,
    )
  })
})
