import { networkEngine as network } from '@lanewise/geography/roads/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PartnerServer, startPartner } from '../testing/partner-server.ts'
import osrmRoute from './osrm/fixtures/route.answer.json' with { type: 'json' }
import { type RoutingSettings, routingEngine } from './routing-engine.ts'
import { chicago, indianapolis, listeningLog, stLouis } from './testing/given.ts'
import valhallaRoute from './valhalla/fixtures/route.answer.json' with { type: 'json' }

const stops = [chicago, indianapolis, stLouis]
const unset: RoutingSettings = { ROUTING_URL: undefined, ROUTING_ENGINE: 'valhalla', ROUTING_TIMEOUT_MS: 5_000 }

let partner: PartnerServer
beforeAll(async () => {
  partner = await startPartner(({ path }) => ({ json: path === '/route' ? valhallaRoute : osrmRoute }))
})
afterAll(() => partner.close())

function given(settings: Partial<RoutingSettings>) {
  const log = listeningLog()
  const state = { now: 0 }
  return { log, state, engine: routingEngine({ ...unset, ...settings }, { now: () => state.now, log }) }
}

describe('who knows the miles by road', () => {
  it('is the own network without an address of an engine', async () => {
    const { engine } = given({})
    expect(engine).toBe(network)
    expect(await engine.route(stops)).toMatchObject({ source: 'network' })
  })

  it('is Valhalla at the address, and OSRM where it is named', async () => {
    const routingSettings = { ROUTING_URL: partner.url }
    expect(await given(routingSettings).engine.route(stops)).toMatchObject({ miles: 426.4, source: 'valhalla' })
    const { engine } = given({ ...routingSettings, ROUTING_ENGINE: 'osrm' })
    expect(await engine.route(stops)).toMatchObject({ miles: 426.3, source: 'osrm' })
  })

  it('is the own network while the engine is dead, which then is soon asked no more', async () => {
    const dead = await startPartner('hangs up')
    const { engine, log, state } = given({ ROUTING_URL: dead.url })
    const own = await network.roadMiles(chicago, indianapolis)
    for (const _ of [1, 2, 3, 4, 5]) expect(await engine.roadMiles(chicago, indianapolis)).toEqual(own)
    expect(dead.calls).toHaveLength(3)
    expect(log.lines).toEqual([
      'warn: Valhalla could not be reached: the own network gives the miles',
      'warn: Valhalla is left alone for 30 s at a time',
    ])
    dead.behave({ json: { trip: { units: 'miles', legs: [valhallaRoute.trip.legs[0]] } } })
    state.now += 30_000
    expect(await engine.roadMiles(chicago, indianapolis)).toEqual({ miles: 183.4, source: 'valhalla' })
    expect(log.lines.at(-1)).toBe('info: Valhalla answers again: it gives the miles')
    await dead.close()
  })
})

describe('the own network', () => {
  it('gives the same miles for a pair, a route and a matrix', async () => {
    const { miles, source } = await network.roadMiles(chicago, stLouis)
    expect(source).toBe('network')
    // The road atlas says 297 miles.
    expect(Math.abs(miles - 297)).toBeLessThan(15)
    expect((await network.route([chicago, stLouis])).miles).toBe(miles)
    const matrix = await network.matrix([chicago], [stLouis])
    expect({ ...matrix, miles: [...matrix.miles] }).toEqual({ miles: [miles], source: 'network' })
  })
})
