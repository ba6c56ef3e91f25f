import { otherAccessorials } from '@lanewise/domain/rating/accessorials'
import { deliveryGroups, pickupGroups } from '@lanewise/domain/rating/ltl/extras/accessorial-groups'
import type { LtlTariff } from '@lanewise/domain/rating/ltl/tariff'
import { cents } from '@lanewise/domain/shared/units'
import { describe, expect, it } from 'vitest'
import { askAll } from '../ask-all.ts'
import { product, rateAsk } from '../testing/rate-ask.ts'
import { connector } from '../testing/rates.ts'
import { ownTariffs } from './tariff.ts'

const included = (groups: object) => Object.fromEntries(Object.values(groups).map((group) => [group, 'Included']))

/** For every foot of trailer $20 plus $0.10 per mile, and 10% for fuel. */
const tariff: LtlTariff = {
  id: 'half-load',
  carrierName: 'Half Load Harry',
  scac: 'HLFH',
  network: { direct: { US: ['IL', 'TX'] }, partners: [], lanes: ['US-US'], borders: [] },
  sizes: { length: 600, width: 96, height: 100, palletPounds: 3_000, liftgatePounds: 2_000 },
  hazardClasses: [],
  transit: { steps: [{ upTo: 500, days: 1 }], milesPerDay: 500, spread: 1 },
  fuel: [{ atLeast: 10_000, percent: 100_000, step: 100_000, percentPerStep: 0 }],
  accessorials: {
    pickup: included(pickupGroups),
    delivery: included(deliveryGroups),
    whole: Object.fromEntries(Object.keys(otherAccessorials).map((name) => [name, 'Included'])),
  } as LtlTariff['accessorials'],
  overlength: [],
  liability: { steps: [], mostPerShipment: cents(10_000_000), fullValue: null },
  ltl: null,
  volume: {
    name: 'HALF 1',
    versions: [
      {
        version: '1',
        effective: '2026-01-01',
        perFoot: 200_000,
        perFootMile: 1_000,
        minimumCharge: cents(10_000),
      },
    ],
    feet: { least: 10, most: 30 },
    pounds: { least: 4_000, most: 20_000 },
    poundsPerFoot: 1_000,
    days: 1,
    centsPerPound: 500,
    mostLiability: cents(5_000_000),
  },
}
const fuel = { name: 'Diesel', weeks: [{ monday: '2026-11-16', price: 40_000 }] }
const tenPallets = rateAsk({ shippingMode: 'VLTL', products: [product({ count: 10, palletCount: 10 })] })

describe('the own tariffs', () => {
  it('are rated here, without a call', async () => {
    const { rates, refusals } = await ownTariffs([tariff], fuel).ask(tenPallets, AbortSignal.timeout(20_000))
    expect(refusals).toEqual([])
    // 17 feet × (20 + 967 × 0.10 = 116.70) dollars = 1,983.90; fuel adds 198.39.
    expect(rates).toMatchObject([{ rateSource: 'Tariff', carrierName: 'Half Load Harry', totalCost: 218_229 }])
  })

  it('name every carrier that gives no rate, besides the rates of others', async () => {
    const answer = await askAll([ownTariffs([tariff], fuel), connector()], rateAsk(), { limitMs: 20_000 })
    expect(answer.rates.map(({ carrierName }) => carrierName)).toEqual(['Blue Ridge Freight'])
    expect(answer.refusals).toEqual([
      { source: 'Tariff', name: 'Tariff', carrierName: 'Half Load Harry', reason: 'takes volume freight only' },
    ])
    expect(answer.failures).toEqual([])
  })
})
