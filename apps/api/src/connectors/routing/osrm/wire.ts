import type { z } from 'zod'
import { callPartner } from '#connectors/wire.ts'
import { addressAt, type EngineAddress, nullFor, type OutsideEngine } from '../outside-engine.ts'
import { type OsrmCall, toOsrmRoute, toOsrmTable } from './request.ts'
import { osrmCode, osrmLegs, osrmNoRouteCodes, osrmTable } from './response.ts'

const name = 'OSRM'

/**
 * https://project-osrm.org/docs: the limits follow the default table size of OSRM and a URL length of about 2,000
 * characters.
 */
export function osrm({ url, timeoutMs }: EngineAddress): OutsideEngine {
  const ask = <T>({ path, query }: OsrmCall, answer: z.ZodType<T>): Promise<T | null> =>
    callPartner({
      partner: name,
      url: addressAt(url, path, query),
      timeoutMs,
      answer,
      refusalCode: osrmCode,
    }).catch(nullFor(osrmNoRouteCodes))

  return {
    name,
    source: 'osrm',
    mostStops: 80,
    mostPoints: 40,
    route: (stops) => ask(toOsrmRoute(stops), osrmLegs(stops.length - 1)),
    matrix: (from, to) => ask(toOsrmTable(from, to), osrmTable(from.length, to.length)),
  }
}
