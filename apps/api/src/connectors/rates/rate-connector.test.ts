import { describe, expect, it } from 'vitest'
import { isTestAddress, type RateConnectorFacts, rateConnector } from './rate-connector.ts'
import { product, rateAsk } from './testing/rate-ask.ts'
import { connector, rate } from './testing/rates.ts'

describe('a rate connector', () => {
  const requests: unknown[] = []
  const source = (facts: Partial<RateConnectorFacts>, cannot?: () => string | null) =>
    rateConnector(
      { ...connector(), name: 'Acme', ...facts },
      {
        cannot,
        answer: async (ask) => {
          requests.push(ask)
          return { rates: [rate()], refusals: [] }
        },
      },
    )

  it.each<[facts: Partial<RateConnectorFacts>, ask: Parameters<typeof rateAsk>[0], reason: string]>([
    [{ modes: ['LTL'] }, { shippingMode: 'VLTL' }, 'does not quote LTL-Volume'],
    [{ supportsHazmat: false }, { isHazmatRequired: true }, 'does not take hazardous materials'],
    [{ supportsHazmat: false }, { accessorials: ['Hazmat'] }, 'does not take hazardous materials'],
    [{ supportsHazmat: false }, { products: [product({ isHazmat: true })] }, 'does not take hazardous materials'],
    [
      { needsDimensions: true },
      { products: [product(), product({ height: 0 })] },
      'needs length, width and height of every line item',
    ],
    [
      { needsPostalCodes: true },
      { stops: [rateAsk().stops[0], { ...rateAsk().stops[1], zip: null }] },
      'needs the postal codes of both stops',
    ],
    [
      { supportedAccessorials: new Set(['LiftgatePickup']) },
      { accessorials: ['LiftgatePickup', 'InBond', 'SaturdayDelivery'] },
      'does not offer In Bond, Saturday Delivery',
    ],
  ])('with %j refuses %j by name and without a call', async (facts, ask, reason) => {
    requests.length = 0
    expect(await source(facts).ask(rateAsk(ask), AbortSignal.timeout(1_000))).toEqual({
      rates: [],
      refusals: [{ carrierName: 'Acme', reason }],
    })
    expect(requests).toEqual([])
  })

  it('lets accessorials through that it does not know when it takes notes', async () => {
    const noting = source({ supportedAccessorials: new Set(), takesNotes: true })
    const answer = await noting.ask(rateAsk({ accessorials: ['InBond'] }), AbortSignal.timeout(1_000))
    expect(answer.rates).toHaveLength(1)
  })

  it('refuses what only it cannot do', async () => {
    const answer = await source({}, () => 'Closed on Sundays').ask(rateAsk(), AbortSignal.timeout(1_000))
    expect(answer.refusals).toEqual([{ carrierName: 'Acme', reason: 'Closed on Sundays' }])
  })
})

describe('isTestAddress', () => {
  it.each([
    ['https://na12.api.project44.com', false],
    ['https://na12.api.sandbox.p-44.com', true],
    ['https://test-api.partner.example', true],
    ['https://latest.partner.example', false],
    ['http://127.0.0.1:8080', true],
    ['http://localhost', true],
  ])('of %s is %s', (url, isTest) => {
    expect(isTestAddress(url)).toBe(isTest)
  })
})
