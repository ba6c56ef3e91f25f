import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PartnerServer, startPartner } from '#connectors/testing/partner-server.ts'
import { itHoldsUpNobody } from '../testing/faults.ts'
import { fixture, peachesAndPaint } from '../testing/fixture.ts'
import { flockFreight } from './flock-freight.ts'
import { FlockAnswer, fromFlockFreight } from './response.ts'

const source = (url: string, timeoutMs: number) => flockFreight({ url, apiKey: 'flock-key', timeoutMs })

describe('Flock Freight', () => {
  let partner: PartnerServer
  beforeAll(async () => {
    partner = await startPartner({ json: fixture(import.meta.dirname, 'peaches-and-paint.answer') })
  })
  afterAll(() => partner.close())

  it('is asked with its key in the shape of the README, and its answer read as shared truckloads', async () => {
    const answer = await source(partner.url, 20_000).ask(peachesAndPaint(), AbortSignal.timeout(20_000))
    expect(partner.calls).toEqual([
      expect.objectContaining({
        method: 'POST',
        path: '/v1/quotes',
        headers: expect.objectContaining({ authorization: 'Bearer flock-key' }),
        body: fixture(import.meta.dirname, 'peaches-and-paint.request'),
      }),
    ])
    expect(answer).toEqual(fixture(import.meta.dirname, 'peaches-and-paint.rates'))
  })

  it('makes do with a price alone, and gives a reason where there is not even that', () => {
    const read = FlockAnswer.parse({ quotes: [{ total: 10 }, null, { total: 5, currency: 'CAD' }], declined: [{}] })
    const { rates, refusals } = fromFlockFreight(read, { accessorials: [] })
    expect(rates).toMatchObject([
      {
        carrierName: 'Flock Freight',
        totalCost: 1_000,
        maxServiceDays: 1,
        serviceLevel: 'SharedTruckload',
        warnings: ['The carrier did not give the transit days'],
      },
    ])
    expect(refusals.map(({ reason }) => reason)).toEqual([
      'gave no price',
      'quoted in CAD, not in US dollars',
      'declined without a reason',
    ])
  })

  itHoldsUpNobody({ source, empty: { quotes: [] }, strange: { quotes: {} } })
})
