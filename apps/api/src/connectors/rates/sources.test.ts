import { isSpotRefusal } from '@lanewise/domain/rating/tl/spot-quote'
import { describe, expect, it } from 'vitest'
import { readEnv } from '#env.ts'
import { rateConnectors, ratePartners, spotConnector, withTariffs } from './sources.ts'
import { askSpot } from './spot/spot-connector.ts'
import { rateAsk } from './testing/rate-ask.ts'
import { spotAsk } from './testing/spot-ask.ts'

const settings = readEnv({ FLOCK_TIMEOUT_MS: '8000', MORTON_TIMEOUT_MS: '9000', SPOT_RATE_TIMEOUT_MS: '7000' })
const p44 = { P44_CLIENT_ID: 'acme', P44_CLIENT_SECRET: 's' }
const flock = { FLOCK_URL: 'https://sandbox.flock.example/', FLOCK_API_KEY: 'f' }
const morton = { MORTON_URL: 'https://morton.example', MORTON_API_KEY: 'm' }
const fuel = { name: 'US average', weeks: [{ monday: '2026-11-16', price: 40_000 }] }
const sources = (more: object) => ratePartners({ ...settings, ...more }).map(({ source }) => source)

describe('the sources of rates', () => {
  it('are the partners that are set', () => {
    expect(sources({})).toEqual([])
    expect(sources(p44)).toEqual(['Project44Ltl', 'Project44Vltl'])
    expect(sources(flock)).toEqual(['FlockFreight'])
    expect(sources({ ...p44, ...flock, ...morton })).toEqual([
      'Project44Ltl',
      'Project44Vltl',
      'FlockFreight',
      'MortonExpress',
    ])
  })

  it('have each its own time, and know whether they are only for tests', () => {
    const partners = ratePartners({ ...settings, ...p44, ...flock, ...morton })
    expect(partners.map(({ timeoutMs }) => timeoutMs)).toEqual([15_000, 15_000, 8_000, 9_000])
    expect(partners.map(({ isTest }) => isTest)).toEqual([false, false, true, false])
  })

  it('are the own tariffs when nothing is set, which say that there are none yet', async () => {
    const [tariff, ...others] = rateConnectors(settings, [], fuel)
    expect(others).toEqual([])
    expect(await tariff?.ask(rateAsk(), AbortSignal.timeout(1_000))).toEqual({
      rates: [],
      refusals: [{ carrierName: 'Tariff', reason: 'has no tariffs yet' }],
    })
  })

  it('leave empty tariffs out where partners answer', () => {
    const partners = ratePartners({ ...settings, ...flock })
    expect(withTariffs(partners, [], fuel).map(({ source }) => source)).toEqual(['FlockFreight'])
  })
})

describe('the source of spot rates', () => {
  const market = { today: () => '2026-11-15', fuel }

  it('is the service that is set, with its own time', () => {
    const service = spotConnector({ ...settings, SPOT_RATE_URL: 'https://spot.example/price' }, market)
    expect(service).toMatchObject({ name: 'Spot rate service', timeoutMs: 7_000, isTest: false })
  })

  it('is otherwise the own market, the same on the same day', async () => {
    const own = spotConnector(settings, market)
    const [quote, again] = [await askSpot(own, spotAsk()), await askSpot(own, spotAsk())]
    if (isSpotRefusal(quote)) throw new Error(quote.reason)
    expect(own.name).toBe('Spot market')
    expect(quote).toEqual(again)
    expect(quote.totalCost).toBeGreaterThan(0)
  })

  it('takes diesel at the price of the day of the pickup', async () => {
    const dear = { ...market, fuel: { ...fuel, weeks: [{ monday: '2026-11-16', price: 90_000 }] } }
    const fuelOf = async (at: typeof market) => {
      const quote = await askSpot(spotConnector(settings, at), spotAsk())
      return isSpotRefusal(quote) ? 0 : quote.charges.find(({ chargeType }) => chargeType === 'FuelSurcharge')?.total
    }
    expect(await fuelOf(dear)).toBeGreaterThan((await fuelOf(market)) ?? 0)
  })
})
