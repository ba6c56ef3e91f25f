import type { RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Behaviour, type PartnerServer, type SeenCall, startPartner } from '../testing/partner-server.ts'
import osrmRoute from './osrm/fixtures/route.answer.json' with { type: 'json' }
import osrmTable from './osrm/fixtures/table.answer.json' with { type: 'json' }
import { osrm } from './osrm/wire.ts'
import { aMileApart, chicago, honolulu, indianapolis, milesOfPair, pointsInARow, stLouis } from './testing/given.ts'
import valhallaTable from './valhalla/fixtures/matrix.answer.json' with { type: 'json' }
import valhallaRoute from './valhalla/fixtures/route.answer.json' with { type: 'json' }
import { valhalla } from './valhalla/wire.ts'
import { withFallback } from './with-fallback.ts'

const stops = [chicago, indianapolis, stLouis]
const cities = [indianapolis, stLouis, honolulu]
const engines = { valhalla, osrm }
type Name = keyof typeof engines
const names = ['valhalla', 'osrm'] as const
const good = {
  valhalla: { route: valhallaRoute, table: valhallaTable },
  osrm: { route: osrmRoute, table: osrmTable },
}

const whole = {
  valhalla: { units: 'miles', sources_to_targets: [[valhallaTable.sources_to_targets[0]?.[0]]] },
  osrm: { code: 'Ok', distances: [[295232.6]] },
}
const pair = {
  valhalla: { trip: { units: 'miles', legs: [valhallaRoute.trip.legs[0]] } },
  osrm: { code: 'Ok', routes: [{ geometry: osrmRoute.routes[0]?.geometry, legs: [{ distance: 295232.6 }] }] },
}

let partner: PartnerServer
beforeAll(async () => {
  partner = await startPartner('hangs')
})
afterAll(() => partner.close())

const given = (name: Name, behaviour: Behaviour | ((call: SeenCall) => Behaviour), timeoutMs = 5_000) => {
  partner.behave(behaviour)
  return withFallback(engines[name]({ url: partner.url, timeoutMs }), aMileApart)
}
const matrixOf = async (engine: RoutingEngine, from = [chicago, indianapolis], to = cities) => {
  const { miles, source } = await engine.matrix(from, to)
  return { miles: [...miles], source }
}

describe.each(names)('an engine that answers (%s)', (name) => {
  const second = name === 'valhalla' ? 243 : 242.9

  it('gives the miles and the line of a route, and is named as their source', async () => {
    const route = await given(name, { json: good[name].route }).route(stops)
    expect(route).toMatchObject({ miles: name === 'valhalla' ? 426.4 : 426.3, source: name })
    expect(route.legs.map(({ miles, line }) => [miles, line.length])).toEqual([
      [183.4, 3],
      [second, 3],
    ])
  })

  it('gives all the miles of a matrix, and is named as their source', async () => {
    expect(await matrixOf(given(name, { json: whole[name] }), [chicago], [indianapolis])).toEqual({
      miles: [183.4],
      source: name,
    })
  })

  it('gives what it knows of a matrix; the network fills in the rest and is named, being the weaker', async () => {
    expect(await matrixOf(given(name, { json: good[name].table }))).toEqual({
      miles: [183.4, 297.3, 1, 0, second, 1],
      source: 'network',
    })
  })
})

it.each(names)('asks for the miles of a pair once, and names the engine (%s)', async (name) => {
  const engine = given(name, { json: pair[name] })
  const before = partner.calls.length
  for (const _ of [1, 2]) expect(await engine.roadMiles(chicago, indianapolis)).toEqual({ miles: 183.4, source: name })
  expect(partner.calls.length - before).toBe(1)
})

const faults: [what: string, behaviour: Behaviour, timeoutMs?: number][] = [
  ['never answers', 'hangs', 100],
  ['drips', 'drips', 100],
  ['hangs up', 'hangs up'],
  ['breaks', { text: 'Internal Server Error', status: 500 }],
  ['answers with no JSON', { text: '<html>' }],
  ['answers with half a body', { text: '{"trip":{"legs":[' }],
  ['answers with another shape', { json: { hello: 'world' } }],
  ['answers null', { json: null }],
  ['answers with no rows', { json: { code: 'Ok', units: 'miles', sources_to_targets: [], distances: [] } }],
  [
    'answers with too many rows',
    {
      json: {
        code: 'Ok',
        units: 'miles',
        sources_to_targets: Array(3).fill(Array(3).fill({ distance: 5 })),
        distances: Array(3).fill(Array(3).fill(5)),
      },
    },
  ],
  [
    'has nothing but gaps',
    {
      json: {
        code: 'Ok',
        units: 'miles',
        sources_to_targets: Array(2).fill(Array(3).fill({ distance: null })),
        distances: Array(2).fill(Array(3).fill(null)),
      },
    },
  ],
  ['knows no way', { json: { error_code: 442, code: 'NoRoute' }, status: 400 }],
]

describe.each(names)('the own network answers and is named when the engine (%s)', (name) => {
  it.each(faults)('%s', async (_what, behaviour, timeoutMs) => {
    const engine = given(name, behaviour, timeoutMs)
    const [miles, route, matrix] = await Promise.all([
      engine.roadMiles(chicago, indianapolis),
      engine.route(stops),
      matrixOf(engine),
    ])
    expect(miles).toEqual({ miles: 1, source: 'network' })
    expect(route).toMatchObject({ miles: 2, legs: [{ miles: 1 }, { miles: 1 }], source: 'network' })
    expect(matrix).toEqual({ miles: [1, 1, 1, 1, 1, 1], source: 'network' })
  })

  it('is not there at all', async () => {
    const gone = await startPartner('hangs')
    await gone.close()
    const engine = withFallback(engines[name]({ url: gone.url, timeoutMs: 5_000 }), aMileApart)
    expect(await engine.roadMiles(chicago, indianapolis)).toEqual({ miles: 1, source: 'network' })
  })
})

describe('a matrix in blocks', () => {
  /** Simulates Valhalla for points in a row. The miles identify the pair. */
  const answerBlock = ({ body }: SeenCall): Behaviour => {
    const { sources, targets } = body as Record<'sources' | 'targets', { lat: number; lon: number }[]>
    const points = (list: { lat: number; lon: number }[]) =>
      list.map(({ lat, lon }) => ({ latitude: lat, longitude: lon }))
    const rows = points(sources).map((from) => points(targets).map((to) => ({ distance: milesOfPair(from, to) })))
    return { json: { units: 'miles', sources_to_targets: rows } }
  }
  const from = pointsInARow(120)
  const to = pointsInARow(60)
  const expected = from.flatMap((one) => to.map((other) => milesOfPair(one, other)))

  it('has the miles of every pair in its place', async () => {
    const before = partner.calls.length
    expect(await matrixOf(given('valhalla', answerBlock), from, to)).toEqual({ miles: expected, source: 'valhalla' })
    expect(partner.calls.length - before).toBe(6)
  })

  it('takes from the network only the pairs of a block that failed', async () => {
    const engine = given('valhalla', (call) =>
      (call.body as { targets: unknown[] }).targets.length === 10 && JSON.stringify(call.body).includes('"lon":-100}')
        ? { text: 'Bad Gateway', status: 502 }
        : answerBlock(call),
    )
    const { miles, source } = await matrixOf(engine, from, to)
    const isInFailed = (index: number) => index < 50 * 60 && index % 60 >= 50
    expect(miles).toEqual(expected.map((value, index) => (isInFailed(index) ? 1 : value)))
    expect(source).toBe('network')
  })
})
