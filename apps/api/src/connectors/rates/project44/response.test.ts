import type { RateAsk } from '@lanewise/domain/rating/ask'
import { totalOf } from '@lanewise/domain/rating/charges'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fixture, peachesAndPaint } from '../testing/fixture.ts'
import { rateAsk } from '../testing/rate-ask.ts'
import { Project44Answer } from './answer.ts'
import { fromProject44 } from './response.ts'
import { serviceLevelOf } from './service-level.ts'

const read = (answer: unknown, ask: RateAsk = rateAsk()) =>
  fromProject44(Project44Answer.parse(answer), {
    source: ask.shippingMode === 'VLTL' ? 'Project44Vltl' : 'Project44Ltl',
    ask,
  })
const quotes = (...rateQuotes: unknown[]) => ({ rateQuotes })

describe('fromProject44', () => {
  const ask = peachesAndPaint()
  const answer = read(fixture(import.meta.dirname, 'peaches-and-paint.answer'), ask)
  const expected = fixture<{ rates: unknown[]; refusals: unknown[] }>(import.meta.dirname, 'peaches-and-paint.rates')

  it('reads a whole quote, with its charges to the cent, its warnings and what a booking sends back', () => {
    expect(answer.rates[0]).toEqual(expected.rates[0])
  })

  it('names the carriers that gave no rate, with their own words', () => {
    expect(answer.refusals).toEqual(expected.refusals)
  })

  it('makes a rate of its own of each other level of a carrier', () => {
    expect(answer.rates[1]).toMatchObject({
      id: 'Project44Ltl:SAIA-1:SAIA:C-9:GUR1030AM',
      carrierName: 'SAIA',
      serviceLevel: 'GuaranteedMorning',
      isGuaranteedRate: true,
      totalCost: 65_500,
      charges: [{ chargeType: 'FreightRate', description: 'All charges, not itemized', total: 65_500 }],
      bookingParameters: {
        capacityProviderAccountGroup: { code: 'ACME', accounts: [{ code: 'SAIA-1' }] },
        capacityProviderQuoteNumber: 'Q124',
        serviceLevel: { code: 'GUR1030AM' },
      },
    })
    expect(answer.rates[1]?.warnings).toContain('Overlength 8 ft is not in the total')
  })

  it('makes do with a total alone, and says what is missing', () => {
    expect(answer.rates[2]).toMatchObject({
      carrierName: 'DAFG',
      totalCost: 48_810,
      minServiceDays: 1,
      maxServiceDays: 1,
      expiresAt: null,
      serviceLevelCode: null,
    })
    expect(answer.rates[2]?.warnings).toContain('The carrier did not give the transit days')
  })

  it('takes the sum of the charges where there is no total, and says so', () => {
    const charges = [{ amount: 100.005 }, { code: 'FSC', amount: 20 }, { code: 'LGPU' }]
    const [rate] = read(quotes({ carrierCode: 'A', rateQuoteDetail: { charges } })).rates
    expect(rate?.totalCost).toBe(12_001)
    expect(rate?.warnings).toContain('No total was given: this is the sum of the charges')
  })

  it('takes no price of zero or less for a rate', () => {
    const free = { carrierCode: 'A', rateQuoteDetail: { total: 0 } }
    expect(read(quotes(free, { rateQuoteDetail: { total: -5 } }))).toEqual({
      rates: [],
      refusals: [
        { carrierName: 'A', reason: 'gave no price' },
        { carrierName: 'Unknown carrier', reason: 'gave no price' },
      ],
    })
  })

  it('keeps the code of a charge that has no words', () => {
    const [rate] = read(quotes({ rateQuoteDetail: { charges: [{ code: 'ZZ7', amount: 5 }], total: 5 } })).rates
    expect(rate?.charges).toMatchObject([{ chargeType: 'Other', description: 'ZZ7', total: 500 }])
  })

  it('is of the volume level and warns of a missing quote number, without which volume cannot be booked', () => {
    const quote = { carrierCode: 'A', rateQuoteDetail: { total: 900 }, transitDays: 2 }
    const [rate] = read(quotes(quote), rateAsk({ shippingMode: 'VLTL' })).rates
    expect(rate).toMatchObject({ rateSource: 'Project44Vltl', serviceLevel: 'Volume', integrationServiceType: 'VLTL' })
    expect(rate?.warnings).toEqual(['The carrier gave no quote number, which a volume booking needs'])
  })

  it('reads anything that looks a little like an answer, and its charges add up', () => {
    fc.assert(
      fc.property(fc.array(strangeQuote, { maxLength: 4 }), (rateQuotes) => {
        const { rates, refusals } = read({ rateQuotes })
        expect(rates.length + refusals.length).toBeGreaterThanOrEqual(rateQuotes.length)
        for (const rate of rates) {
          expect(totalOf(rate.charges)).toBe(rate.totalCost)
          expect(rate.totalCost).toBeGreaterThan(0)
          expect(rate.minServiceDays).toBeLessThanOrEqual(rate.maxServiceDays)
        }
      }),
      { numRuns: 200 },
    )
  })
})

describe('serviceLevelOf', () => {
  it.each([
    ['STD', 'Standard', 'Standard'],
    ['GUR', 'Guaranteed', 'GuaranteedEndOfDay'],
    ['GUR5PM', 'Guaranteed by 5 PM', 'GuaranteedEndOfDay'],
    ['GUR12PM', null, 'GuaranteedNoon'],
    ['GTD_NOON', null, 'GuaranteedNoon'],
    ['GUR9AM', null, 'GuaranteedMorning'],
    ['GTD_AM', null, 'GuaranteedMorning'],
    ['TCS', 'Time Critical Service', 'TimeCritical'],
    ['EXPEDITE', 'Expedite', 'Expedited'],
    ['ECON', 'Economy', 'Economy'],
    [null, 'Deferred', 'Economy'],
    ['FXFP', 'Priority', 'Standard'],
    [null, null, 'Standard'],
  ] as const)('of %s, "%s" is %s', (code, description, level) => {
    expect(serviceLevelOf(code, description, 'Standard')).toBe(level)
  })
})

const anything = fc.jsonValue({ maxDepth: 2 })
const amount = fc.oneof(fc.double(), fc.integer({ min: -100_000, max: 100_000 }), fc.constant('12.34'), anything)
const word = fc.oneof(fc.string(), fc.constantFrom('FSC', 'LGDEL', 'ELS_99', 'UNACCEPTED', '__proto__'), anything)
const mostly = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: value }, { weight: 1, arbitrary: anything })
const record = (model: Record<string, fc.Arbitrary<unknown>>) => mostly(fc.record(model, { requiredKeys: [] }))

const parts = {
  id: word,
  carrierCode: word,
  capacityProviderAccountGroup: record({ code: word, accounts: mostly(fc.array(record({ code: word }))) }),
  capacityProviderQuoteNumber: word,
  serviceLevel: record({ code: word, description: word }),
  transitDays: amount,
  transitDaysRange: record({ min: amount, max: amount }),
  quoteExpirationDateTime: fc.oneof(
    word,
    fc.constantFrom('2026-11-22', '2026-13-45T99:00', '2026-11-22T17:00:00-06:00'),
  ),
  currencyCode: fc.oneof(fc.constantFrom('USD', 'CAD', null), anything),
  rateQuoteDetail: record({
    total: amount,
    charges: mostly(fc.array(record({ code: word, description: word, amount }), { maxLength: 5 })),
  }),
  requestedAccessorialServices: mostly(fc.array(record({ code: word, status: word }))),
  errorMessages: mostly(fc.array(record({ severity: word, message: word }))),
  infoMessages: mostly(fc.array(record({ severity: word, message: word }))),
}
const strangeQuote = record({ ...parts, alternateRateQuotes: mostly(fc.array(record(parts), { maxLength: 2 })) })
