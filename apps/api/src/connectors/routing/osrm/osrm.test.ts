import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PartnerServer, startPartner } from '#connectors/testing/partner-server.ts'
import { chicago, honolulu, indianapolis, pointsInARow, stLouis } from '../testing/given.ts'
import { cutLine } from './cut-line.ts'
import routeAnswer from './fixtures/route.answer.json' with { type: 'json' }
import tableAnswer from './fixtures/table.answer.json' with { type: 'json' }
import { toOsrmRoute, toOsrmTable } from './request.ts'
import { osrmLegs, osrmTable } from './response.ts'
import { osrm } from './wire.ts'

describe('what OSRM is asked', () => {
  it('is a route with its whole line, longitude first', () => {
    expect(toOsrmRoute([chicago, { latitude: 39.76840349, longitude: -86.15806812 }])).toEqual({
      path: '/route/v1/driving/-87.65,41.85;-86.158068,39.768403',
      query: 'overview=full&geometries=polyline6',
    })
  })

  it('is a table of distances between those to start from and the others', () => {
    expect(toOsrmTable([chicago], [indianapolis, stLouis])).toEqual({
      path: '/table/v1/driving/-87.65,41.85;-86.158068,39.768403;-90.199404,38.627003',
      query: 'annotations=distance&sources=0&destinations=1;2',
    })
  })
})

describe('what OSRM answers', () => {
  it('has the meters of each leg, which are miles to a tenth, and a line that is cut at the stops', () => {
    expect(osrmLegs(2).parse(routeAnswer)).toEqual([
      {
        miles: 183.4,
        line: [
          [-87.65, 41.85],
          [-86.9, 40.5],
          [-86.158068, 39.768403],
        ],
      },
      {
        miles: 242.9,
        line: [
          [-86.158068, 39.768403],
          [-88.2, 39.1],
          [-90.199404, 38.627003],
        ],
      },
    ])
  })

  it('has the meters of each pair, and null where there is no way', () => {
    expect([...osrmTable(2, 3).parse(tableAnswer)]).toEqual([183.4, 297.3, Number.NaN, 0, 242.9, Number.NaN])
  })

  it.each([
    ['too few rows', osrmTable(3, 3), tableAnswer],
    ['too few columns', osrmTable(2, 4), tableAnswer],
    ['no distances', osrmTable(1, 1), { code: 'Ok', durations: [[0]] }],
    ['another code than Ok', osrmTable(2, 3), { ...tableAnswer, code: 'NoTable' }],
    ['no route', osrmLegs(1), { code: 'Ok', routes: [] }],
    ['too few legs', osrmLegs(3), routeAnswer],
  ])('is not understood with %s', (_what, answer, given) => {
    expect(answer.safeParse(given).success).toBe(false)
  })
})

describe('the line of a route', () => {
  // On the equator all degrees of longitude have the same length.
  const line = [0, 1, 2, 3, 4, 5].map((degree): [number, number] => [degree, 0])
  const ends = (lengths: number[]) => cutLine(line, lengths).map((leg) => [leg[0]?.[0], leg.at(-1)?.[0]])

  it('is cut where the length of each leg ends', () => {
    expect(ends([200, 300])).toEqual([
      [0, 2],
      [2, 5],
    ])
    expect(ends([90, 220, 190])).toEqual([
      [0, 1],
      [1, 3],
      [3, 5],
    ])
  })

  it('has a start and an end for a leg that goes nowhere', () => {
    expect(cutLine(line, [0, 500, 0]).map((leg) => leg.length)).toEqual([2, 6, 2])
    expect(cutLine([[1, 1]], [0])).toEqual([
      [
        [1, 1],
        [1, 1],
      ],
    ])
  })
})

describe('OSRM on the wire', () => {
  let partner: PartnerServer
  beforeAll(async () => {
    partner = await startPartner({ json: routeAnswer })
  })
  afterAll(() => partner.close())
  const engine = () => osrm({ url: partner.url, timeoutMs: 5_000 })

  it('is asked at its two addresses', async () => {
    partner.behave(({ path }) => ({ json: path.startsWith('/route') ? routeAnswer : tableAnswer }))
    const legs = await engine().route([chicago, indianapolis, stLouis])
    expect(legs?.map(({ miles }) => miles)).toEqual([183.4, 242.9])
    expect(partner.calls.at(-1)).toMatchObject({
      method: 'GET',
      path: '/route/v1/driving/-87.65,41.85;-86.158068,39.768403;-90.199404,38.627003?overview=full&geometries=polyline6',
    })
    expect((await engine().matrix([chicago, indianapolis], [indianapolis, stLouis, honolulu]))?.[1]).toBe(297.3)
    expect(partner.calls.at(-1)?.path).toMatch(/^\/table\/v1\/driving\/.*\?annotations=distance&sources=0;1&destin/)
  })

  it.each(['NoRoute', 'NoSegment', 'NoTable'])('knows no way when it says %s', async (code) => {
    partner.behave({ json: { code, message: 'Impossible route between points' }, status: 400 })
    expect(await engine().route([chicago, honolulu])).toBeNull()
    expect(await engine().matrix([chicago], [honolulu])).toBeNull()
  })

  it('fails with its code when it refuses the question itself', async () => {
    partner.behave({ json: { code: 'NotImplemented', message: 'no distances here' }, status: 400 })
    await expect(engine().matrix([chicago], [honolulu])).rejects.toThrow('OSRM answered 400 (NotImplemented)')
  })

  it('gets no address that is too long for a proxy, and no table over its size', async () => {
    const { mostStops, mostPoints } = engine()
    const far = (count: number) => pointsInARow(count).map((point) => ({ ...point, longitude: -100.123456 }))
    const { path, query } = toOsrmTable(far(mostPoints), far(mostPoints))
    expect(path.length + query.length).toBeLessThan(4_000)
    expect(toOsrmRoute(far(mostStops)).path.length).toBeLessThan(4_000)
    expect(2 * mostPoints).toBeLessThanOrEqual(100)
  })
})
