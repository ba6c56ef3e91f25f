import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { spotAsk } from '#connectors/rates/testing/spot-ask.ts'
import { type Behaviour, type PartnerServer, startPartner } from '#connectors/testing/partner-server.ts'
import { askSpot } from '../spot-connector.ts'
import { fromSpotService, SpotServiceAnswer } from './response.ts'
import { spotService } from './spot-service.ts'

let partner: PartnerServer
beforeAll(async () => {
  partner = await startPartner('hangs')
})
afterAll(() => partner.close())
beforeEach(() => {
  partner.calls.length = 0
})

const quote = {
  quoteNumber: 'SR-118',
  total: 2150.4,
  currency: 'USD',
  transitDays: 2,
  charges: [
    { type: 'FreightRate', amount: 1700 },
    { type: 'FuelSurcharge', description: 'Fuel', amount: 450.4 },
  ],
  why: ['Chicago has few trucks this week'],
}
const service = (key: string | null = 'spot-key', timeoutMs = 20_000) =>
  spotService({ url: `${partner.url}/price`, key, timeoutMs })
const read = (answer: unknown, isPartial = false) =>
  fromSpotService(SpotServiceAnswer.parse(answer), spotAsk({ isPartial }))

describe('the spot rate service', () => {
  it('is asked with its key in the shape of the README', async () => {
    partner.behave({ json: quote })
    await askSpot(service(), spotAsk({ isPartial: true, linearFeet: 12 }))
    expect(partner.calls).toMatchObject([
      {
        method: 'POST',
        path: '/price',
        headers: { authorization: 'Bearer spot-key' },
        body: {
          isPartial: true,
          equipmentMode: 1,
          equipment: 'Dry',
          effectiveDate: '2026-11-18',
          stops: [
            { stopNumber: 1, postalCode: '60606', city: 'Chicago', state: 'IL', country: 'US' },
            { stopNumber: 2, postalCode: '75201', city: 'Dallas', state: 'TX', country: 'US' },
          ],
          miles: 967,
          linearFeet: 12,
          weight: null,
          isHazmatRequired: false,
          isTeamRequired: true,
          isLiftGateRequired: false,
        },
      },
    ])
    await askSpot(service(null), spotAsk())
    expect(partner.calls[1]?.headers).not.toHaveProperty('authorization')
  })

  it('gives a quote for a whole truck or a share of one', async () => {
    partner.behave({ json: quote })
    const full = await askSpot(service(), spotAsk())
    expect(full).toMatchObject({
      id: 'Spot:SR-118:full',
      quoteNumber: 'SR-118',
      effectiveDate: '2026-11-18',
      transitDays: 2,
      totalCost: 215_040,
      isPartial: false,
      charges: [
        { chargeType: 'FreightRate', description: 'Freight Rate', total: 170_000 },
        { chargeType: 'FuelSurcharge', description: 'Fuel', total: 45_040 },
      ],
      why: ['Chicago has few trucks this week'],
    })
    expect(read(quote, true)).toMatchObject({ id: 'Spot:SR-118:partial', isPartial: true })
  })

  it('counts a day for every 600 miles where it names no days', () => {
    expect(read({ quoteNumber: 7, total: '100' })).toMatchObject({
      quoteNumber: '7',
      transitDays: 2,
      totalCost: 10_000,
    })
  })

  it.each([
    [{ reason: 'No trucks left' }, 'No trucks left'],
    [{ ...quote, quoteNumber: null }, 'Spot rate service gave no quote number'],
    [{ ...quote, total: 0 }, 'Spot rate service gave no price'],
    [{ ...quote, currency: 'MXN' }, 'Spot rate service quoted in MXN, not in US dollars'],
    [{}, 'Spot rate service gave no price'],
  ])('says for %j why there is no price', (answer, reason) => {
    expect(read(answer)).toEqual({ reason })
  })

  it.each<[string, Behaviour, number, string]>([
    ['never answers', 'hangs', 100, 'Spot rate service did not answer within 0.1 s'],
    ['drips', 'drips', 100, 'Spot rate service did not answer within 0.1 s'],
    ['answers 500', { text: 'secret', status: 500 }, 20_000, 'Spot rate service answered 500'],
    ['answers no JSON', { text: '<html>' }, 20_000, 'Spot rate service did not answer in JSON'],
    ['answers a list', { json: [] }, 20_000, 'Spot rate service answered in an unexpected format (at the top level)'],
    ['hangs up', 'hangs up', 20_000, 'Spot rate service could not be reached'],
  ])('that %s is named, and no other price takes its place', async (_fault, behaviour, timeoutMs, reason) => {
    partner.behave(behaviour)
    expect(await askSpot(service('k', timeoutMs), spotAsk())).toEqual({ reason })
  })
})

describe('askSpot', () => {
  it('tells the log, not the user, what went wrong in the product itself', async () => {
    const fault = new TypeError('cannot read')
    const reported: unknown[] = []
    const broken = { ...service(), ask: () => Promise.reject(fault) }
    const report = (error: unknown) => reported.push(error)
    expect(await askSpot(broken, spotAsk(), { report })).toEqual({ reason: 'Spot rate service failed unexpectedly' })
    expect(reported).toEqual([fault])
  })
})
