import type { Point, RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import type { Logger } from '#platform/log.ts'
import type { OutsideEngine } from '../outside-engine.ts'

export const chicago: Point = { latitude: 41.85, longitude: -87.65 }
export const indianapolis: Point = { latitude: 39.768403, longitude: -86.158068 }
export const stLouis: Point = { latitude: 38.627003, longitude: -90.199404 }
export const honolulu: Point = { latitude: 21.3069, longitude: -157.8583 }

/** Points in a row, 0.001 degrees of longitude apart, starting at -100. */
export const pointsInARow = (count: number): Point[] =>
  Array.from({ length: count }, (_, index) => ({ latitude: 40, longitude: -100 + index / 1000 }))
const placeInRow = ({ longitude }: Point) => Math.round((longitude + 100) * 1000)

/** Miles of a pair of such points, unique for each pair. */
export const milesOfPair = (from: Point, to: Point) => placeInRow(from) * 1000 + placeInRow(to) + 0.5

/** An engine for points in a row with small size limits that records its calls. */
export function smallEngine(): OutsideEngine & { asked: string[] } {
  const requests: string[] = []
  return {
    name: 'Acme Roads',
    source: 'valhalla',
    mostStops: 3,
    mostPoints: 2,
    asked: requests,
    route: async (stops) => {
      requests.push(stops.map(placeInRow).join('-'))
      return stops.slice(1).map((to, leg) => ({ miles: milesOfPair(stops[leg] ?? to, to), line: [] }))
    },
    matrix: async (from, to) => {
      requests.push(`${from.map(placeInRow).join(',')} to ${to.map(placeInRow).join(',')}`)
      return Float64Array.from(from.flatMap((one) => to.map((other) => milesOfPair(one, other))))
    },
  }
}

/** A built-in network in which every pair is one mile apart. */
export const aMileApart: RoutingEngine = {
  roadMiles: async () => ({ miles: 1, source: 'network' }),
  route: async (stops) => ({
    miles: stops.length - 1,
    legs: stops.slice(1).map(() => ({ miles: 1, line: [] })),
    source: 'network',
  }),
  matrix: async (from, to) => ({ miles: new Float64Array(from.length * to.length).fill(1), source: 'network' }),
}

export function listeningLog(): Logger & { lines: string[] } {
  const lines: string[] = []
  const print = (level: string) => (_about: object, message: string) => {
    lines.push(`${level}: ${message}`)
  }
  return { lines, debug: print('debug'), info: print('info'), warn: print('warn'), error: print('error') }
}
