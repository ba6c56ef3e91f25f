import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PartnerServer, startPartner } from '#connectors/testing/partner-server.ts'
import { chicago, honolulu, indianapolis, stLouis } from '../testing/given.ts'
import matrixAnswer from './fixtures/matrix.answer.json' with { type: 'json' }
import routeAnswer from './fixtures/route.answer.json' with { type: 'json' }
import { toValhallaMatrix, toValhallaRoute } from './request.ts'
import { valhallaLegs, valhallaMatrix } from './response.ts'
import { valhalla } from './wire.ts'

describe('what Valhalla is asked', () => {
  it('is a route for a truck in miles, without instructions', () => {
    expect(toValhallaRoute([chicago, indianapolis])).toEqual({
      costing: 'truck',
      units: 'miles',
      directions_type: 'none',
      locations: [
        { lat: 41.85, lon: -87.65 },
        { lat: 39.768403, lon: -86.158068 },
      ],
    })
  })

  it('is a matrix for a truck in miles', () => {
    expect(toValhallaMatrix([chicago], [indianapolis, stLouis])).toEqual({
      costing: 'truck',
      units: 'miles',
      sources: [{ lat: 41.85, lon: -87.65 }],
      targets: [
        { lat: 39.768403, lon: -86.158068 },
        { lat: 38.627003, lon: -90.199404 },
      ],
    })
  })
})

describe('what Valhalla answers', () => {
  it('has the miles of each leg to a tenth, and its line', () => {
    expect(valhallaLegs(2).parse(routeAnswer)).toEqual([
      {
        miles: 183.4,
        line: [
          [-87.65, 41.85],
          [-86.9, 40.5],
          [-86.158068, 39.768403],
        ],
      },
      {
        miles: 243,
        line: [
          [-86.158068, 39.768403],
          [-88.2, 39.1],
          [-90.199404, 38.627003],
        ],
      },
    ])
  })

  it('has the miles of each pair to a tenth, and none where there is no way', () => {
    expect([...valhallaMatrix(2, 3).parse(matrixAnswer)]).toEqual([183.4, 297.3, Number.NaN, 0, 243, Number.NaN])
  })

  it('is understood in kilometers, too', () => {
    const [[first]] = matrixAnswer.sources_to_targets as [[object]]
    const answer = { units: 'kilometers', sources_to_targets: [[{ ...first, distance: 160.9344 }]] }
    expect([...valhallaMatrix(1, 1).parse(answer)]).toEqual([100])
  })

  it('may lack a whole cell', () => {
    expect([...valhallaMatrix(1, 2).parse({ units: 'miles', sources_to_targets: [[null, {}]] })]).toEqual([
      Number.NaN,
      Number.NaN,
    ])
  })

  it.each([
    ['too few rows', valhallaMatrix(3, 3), matrixAnswer],
    ['too few columns', valhallaMatrix(2, 4), matrixAnswer],
    ['an unknown unit', valhallaMatrix(2, 3), { ...matrixAnswer, units: 'leagues' }],
    ['a distance below zero', valhallaMatrix(1, 1), { units: 'miles', sources_to_targets: [[{ distance: -1 }]] }],
    ['too few legs', valhallaLegs(3), routeAnswer],
    [
      'a line that is none',
      valhallaLegs(1),
      { trip: { units: 'miles', legs: [{ summary: { length: 1 }, shape: '~' }] } },
    ],
    ['no trip', valhallaLegs(1), {}],
  ])('is not understood with %s', (_what, answer, given) => {
    expect(answer.safeParse(given).success).toBe(false)
  })
})

describe('Valhalla on the wire', () => {
  let partner: PartnerServer
  beforeAll(async () => {
    partner = await startPartner({ json: routeAnswer })
  })
  afterAll(() => partner.close())
  const engine = () => valhalla({ url: `${partner.url}/roads/?api_key=k1`, timeoutMs: 5_000 })

  it('is asked at its two addresses, below the one it was given', async () => {
    partner.behave(({ path }) => ({ json: path.includes('/route') ? routeAnswer : matrixAnswer }))
    const legs = await engine().route([chicago, indianapolis, stLouis])
    expect(legs?.map(({ miles }) => miles)).toEqual([183.4, 243])
    expect(partner.calls.at(-1)).toMatchObject({
      method: 'POST',
      path: '/roads/route?api_key=k1',
      body: toValhallaRoute([chicago, indianapolis, stLouis]),
    })
    expect((await engine().matrix([chicago, indianapolis], [indianapolis, stLouis, honolulu]))?.[1]).toBe(297.3)
    expect(partner.calls.at(-1)).toMatchObject({
      path: '/roads/sources_to_targets?api_key=k1',
      body: toValhallaMatrix([chicago, indianapolis], [indianapolis, stLouis, honolulu]),
    })
  })

  it.each([
    [154, 'Path distance exceeds the max distance limit: 200000 meters'],
    [171, 'No suitable edges near location'],
    [442, 'No path could be found for input'],
  ])('knows no way when it says %s: %s', async (code, error) => {
    partner.behave({ json: { error_code: code, error, status_code: 400, status: 'Bad Request' }, status: 400 })
    expect(await engine().route([chicago, honolulu])).toBeNull()
    expect(await engine().matrix([chicago], [honolulu])).toBeNull()
  })

  it('fails with its code when it refuses the question itself', async () => {
    const error = { error_code: 125, error: 'No costing method found', status_code: 400, status: 'Bad Request' }
    partner.behave({ json: error, status: 400 })
    await expect(engine().route([chicago, honolulu])).rejects.toThrow('Valhalla answered 400 (125)')
  })
})
