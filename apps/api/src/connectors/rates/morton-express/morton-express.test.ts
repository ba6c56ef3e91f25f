import { totalOf } from '@lanewise/domain/rating/charges'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PartnerServer, startPartner } from '#connectors/testing/partner-server.ts'
import { itHoldsUpNobody } from '../testing/faults.ts'
import { fixture, peachesAndPaint } from '../testing/fixture.ts'
import { mortonExpress } from './morton-express.ts'
import { fromMortonExpress, MortonAnswer } from './response.ts'

const source = (url: string, timeoutMs: number) => mortonExpress({ url, apiKey: 'morton-key', timeoutMs })

describe('Morton Express', () => {
  let partner: PartnerServer
  beforeAll(async () => {
    partner = await startPartner({ json: fixture(import.meta.dirname, 'peaches-and-paint.answer') })
  })
  afterAll(() => partner.close())

  it('is asked with its key in the shape of the README, and its rates keep the charges that a booking sends', async () => {
    const answer = await source(partner.url, 20_000).ask(peachesAndPaint(), AbortSignal.timeout(20_000))
    expect(partner.calls).toEqual([
      expect.objectContaining({
        method: 'POST',
        path: '/rates',
        headers: expect.objectContaining({ 'x-api-key': 'morton-key' }),
        body: fixture(import.meta.dirname, 'peaches-and-paint.request'),
      }),
    ])
    expect(answer).toEqual(fixture(import.meta.dirname, 'peaches-and-paint.rates'))
    expect(totalOf(answer.rates[0]?.charges ?? [])).toBe(90_110)
  })

  it('makes do with a price alone, and gives a reason where there is not even that', () => {
    const rates = [{ totalRate: 10, serviceLevel: 'Teleport' }, 'none', { notices: ['Out of trucks'] }]
    const read = fromMortonExpress(MortonAnswer.parse({ rates, rejections: [{}] }), { accessorials: [] })
    expect(read.rates).toMatchObject([{ carrierName: 'Morton Express', totalCost: 1_000, serviceLevel: 'Standard' }])
    expect(read.refusals).toEqual([
      { carrierName: 'Morton Express', reason: 'gave no price' },
      { carrierName: 'Morton Express', reason: 'Out of trucks' },
      { carrierName: 'Morton Express', reason: 'rejected without a reason' },
    ])
  })

  itHoldsUpNobody({ source, empty: { rates: [] }, strange: { rates: null } })
})
