import { greatCircleMiles } from '@lanewise/domain/mileage/great-circle'
import { describe, expect, it } from 'vitest'
import { arcsOf, shortestPathsFrom } from '#roads/paths/shortest-paths.ts'
import { networkOf, roadNetwork, roadStretches } from './network.ts'
import { cityPoint, readPoints, roadFile } from './places.ts'

describe('the road network', () => {
  const network = roadNetwork()
  const stretches = [...network.from.keys()].map((row) => {
    const [from, to] = [network.from[row] ?? 0, network.to[row] ?? 0]
    const [start, end] = [network.points[from], network.points[to]]
    const miles = (network.tenths[row] ?? 0) / 10
    return {
      name: `${network.places[from]} – ${network.places[to]}`,
      miles,
      straight: start && end ? greatCircleMiles(start, end) : 0,
    }
  })

  it('joins every place to every other one', () => {
    const { before } = shortestPathsFrom(arcsOf(network), 0)
    expect(network.places.filter((_place, row) => row > 0 && before[row] === -1)).toEqual([])
  })

  it('leads from no place to itself', () => {
    expect(stretches.filter((_stretch, row) => network.from[row] === network.to[row])).toEqual([])
  })

  // A mile marker stands at an exit and a point in the middle of a town, so both ends may be some miles off.
  it('has no stretch that is much shorter than the straight line or much longer than any road', () => {
    const wrong = stretches.filter(
      ({ miles, straight }) => miles < straight - 6 || miles < 0.7 * straight - 2 || miles > 2.5 * straight + 9,
    )
    expect(wrong).toEqual([])
  })

  it('has each city where the place data has it, and each other place once', () => {
    const cities = readPoints(roadFile('city-points'))
    const own = readPoints(roadFile('points'))
    const moved = [...cities].filter(([place, point]) => greatCircleMiles(point, cityPoint(place) ?? point) > 0.01)
    expect(moved).toEqual([])
    expect([...cities.keys()].filter((place) => !cityPoint(place) || own.has(place))).toEqual([])
    const passed = new Set(roadStretches().flatMap(({ from, to }) => [from, to]))
    expect([...cities.keys(), ...own.keys()].filter((place) => !passed.has(place))).toEqual([])
  })
})

it('refuses a place whose point is not known', () => {
  expect(() => networkOf([{ road: 'I-5', kind: 'motorway', from: 'Oz KS', to: 'Salem OR' }], new Map())).toThrow(
    'Oz KS',
  )
})

it.each(['Salem OR', 'Salem OR: 44.9', 'Salem OR: 44.9, west', 'Salem OR: 44.9, -123.0, 7'])(
  'refuses a point that cannot be read: %s',
  (line) => {
    expect(() => readPoints(line)).toThrow(line)
  },
)
