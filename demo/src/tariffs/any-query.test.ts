import { RateQuery } from '@lanewise/contract/rate-query'
import { hazardClasses } from '@lanewise/domain/commodities/hazmat'
import { freightClasses } from '@lanewise/domain/freight/freight-class'
import { type Country, countries, statesOf } from '@lanewise/domain/places/states'
import { accessorials } from '@lanewise/domain/rating/accessorials'
import type { RateAsk } from '@lanewise/domain/rating/ask'
import { rateLtl } from '@lanewise/domain/rating/ltl/rate-ltl'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { demoFuelIndex } from './fuel-index.ts'
import { demoTariffs } from './tariffs.ts'

const inCountry = (country: Country, state: string) => ({ country, state })
const often = <Value>(usual: fc.Arbitrary<Value>, rare: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 20, arbitrary: usual }, { weight: 1, arbitrary: rare })
const side = often(
  fc.integer({ min: 20, max: 100 }),
  fc.oneof(fc.constantFrom(5e-324, 1e-9, 0.1, 999), fc.double({ min: 5e-324, max: 999, noNaN: true })),
)
const weight = often(
  fc.integer({ min: 1, max: 900 }),
  fc.oneof(fc.constantFrom(5e-324, 1e-9, 0.01, 99_999), fc.double({ min: 5e-324, max: 99_999, noNaN: true })),
)
const hazmat = fc.oneof(
  { weight: 9, arbitrary: fc.constant({ isHazmat: false }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...hazardClasses).map((hazmatHazardClass) => ({
      isHazmat: true,
      hazmatHazardClass,
      hazmatPackingGroup: 'II',
      hazmatUNNumber: 'UN1760',
    })),
  },
)
const product = fc
  .tuple(
    fc.record({
      description: fc.constant('Anything'),
      perPackageWeightInPounds: weight,
      length: side,
      width: side,
      height: side,
      count: often(fc.integer({ min: 1, max: 5 }), fc.constant(999_999)),
      palletCount: often(fc.integer({ min: 1, max: 4 }), fc.constant(999)),
      nmfcClass: fc.option(fc.constantFrom(...freightClasses)),
      isStackable: fc.boolean(),
    }),
    hazmat,
  )
  .map(([goods, danger]) => ({ ...goods, ...danger }))
const place = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...['IL', 'TX', 'OH', 'GA', 'CA'].map((state) => inCountry('US', state))) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      ...countries.flatMap((country) => statesOf(country).map(({ code }) => inCountry(country, code))),
    ),
  },
  { weight: 1, arbitrary: fc.constant(inCountry('US', '?')) },
)
const services = often(fc.subarray(accessorials, { maxLength: 3 }), fc.subarray(accessorials, { maxLength: 50 }))

/** Any input that the schema of rate queries allows, with the miles that the portal adds. */
const anyAsk: fc.Arbitrary<RateAsk> = fc
  .record({
    from: place,
    to: place,
    shippingMode: fc.constantFrom('LTL', 'VLTL'),
    shippingDate: often(
      fc.date({ min: new Date('2024-01-08'), max: new Date('2028-12-31'), noInvalidDate: true }),
      fc.constantFrom(new Date('0001-01-01'), new Date('9999-12-31')),
    ).map((date) => date.toISOString().slice(0, 10)),
    accessorials: services,
    products: often(
      fc.array(product, { minLength: 1, maxLength: 4 }),
      fc.array(product, { minLength: 100, maxLength: 100, size: 'max' }),
    ),
    isHazmatRequired: often(fc.constant(false), fc.constant(true)),
    miles: often(fc.integer({ min: 0, max: 4_000 }), fc.double({ min: 0, max: 1e6, noNaN: true })),
  })
  .map(({ from, to, miles, ...query }) => {
    const stops = [from, to].map(({ state }, index) => ({ city: 'Somewhere', state, stopNumber: index + 1 }))
    const customerId = 'aaaaaaaa-0000-4000-8000-000000000001'
    const parsed = RateQuery.parse({ customerId, stops, ...query })
    const [first, last] = parsed.stops
    return {
      ...parsed,
      miles,
      stops: [
        { ...first, country: from.country },
        { ...last, country: to.country },
      ],
    }
  })

describe('a rate query that the portal takes', () => {
  it('is answered by every carrier with rates or with a reason, and never fails', () => {
    let rates = 0
    fc.assert(
      fc.property(anyAsk, (ask) => {
        const answer = rateLtl(ask, demoTariffs, demoFuelIndex)
        const carrierNames = new Set([...answer.rates, ...answer.refusals].map(({ carrierName }) => carrierName))
        expect(carrierNames.size).toBe(demoTariffs.length)
        expect(answer.refusals.every(({ reason }) => /^[a-z].{10,}/.test(reason))).toBe(true)
        rates += answer.rates.length
        for (const rate of answer.rates) {
          expect(rate.charges.reduce((sum, { total }) => sum + total, 0)).toBe(rate.totalCost)
          expect(rate.charges.some(({ chargeType }) => chargeType === 'FreightRate')).toBe(true)
          expect(rate.charges.filter(({ chargeType }) => chargeType === 'FuelSurcharge')).toHaveLength(1)
          expect(rate.totalCost).toBeGreaterThan(0)
          expect(rate.maxServiceDays).toBeGreaterThanOrEqual(rate.minServiceDays)
          expect(rate.why.length).toBeGreaterThan(3)
        }
      }),
      { numRuns: 300 },
    )
    console.log('RATES', rates)
    expect(rates).toBeGreaterThan(50)
  })

  it('is answered alike whenever it is asked, with ids of their own for all rates', () => {
    fc.assert(
      fc.property(anyAsk, (ask) => {
        const { rates, refusals } = rateLtl(ask, demoTariffs, demoFuelIndex)
        expect(rateLtl(structuredClone(ask), structuredClone(demoTariffs), demoFuelIndex)).toEqual({ rates, refusals })
        expect(new Set(rates.map(({ id }) => id)).size).toBe(rates.length)
      }),
      { numRuns: 20 },
    )
  })

  it('never costs less with more pounds of a line of a class, nor over more miles', () => {
    const pricesOf = (ask: RateAsk) =>
      new Map(
        rateLtl(ask, demoTariffs, demoFuelIndex).rates.map((rate) => [
          `${rate.carrierName} ${rate.serviceLevel}`,
          rate.totalCost,
        ]),
      )
    const more = fc.integer({ min: 1, max: 1_500 })
    fc.assert(
      fc.property(anyAsk, fc.constantFrom(...freightClasses), more, more, (ask, nmfcClass, pounds, miles) => {
        const [first, ...others] = ask.products.map((line) => ({ ...line, nmfcClass: line.nmfcClass ?? nmfcClass }))
        const heavier = { ...first!, perPackageWeightInPounds: first!.perPackageWeightInPounds + pounds }
        const before = pricesOf({ ...ask, products: [first!, ...others] })
        const after = pricesOf({ ...ask, products: [heavier, ...others], miles: ask.miles + miles })
        for (const [rate, price] of before) expect(after.get(rate) ?? price).toBeGreaterThanOrEqual(price)
      }),
      { numRuns: 200 },
    )
  })
})
