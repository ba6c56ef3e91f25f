import type { z } from 'zod'
import { callPartner } from '#connectors/wire.ts'
import { addressAt, type EngineAddress, nullFor, type OutsideEngine } from '../outside-engine.ts'
import { toValhallaMatrix, toValhallaRoute } from './request.ts'
import { valhallaCode, valhallaLegs, valhallaMatrix, valhallaNoRouteCodes } from './response.ts'

const name = 'Valhalla'

/** https://valhalla.github.io/valhalla/api: the limits are the defaults of an installation. */
export function valhalla({ url, timeoutMs }: EngineAddress): OutsideEngine {
  const ask = <T>(path: string, body: object, answer: z.ZodType<T>): Promise<T | null> =>
    callPartner({
      partner: name,
      url: addressAt(url, path),
      method: 'POST',
      body,
      timeoutMs,
      answer,
      refusalCode: valhallaCode,
    }).catch(nullFor(valhallaNoRouteCodes))

  return {
    name,
    source: 'valhalla',
    mostStops: 20,
    mostPoints: 50,
    route: (stops) => ask('/route', toValhallaRoute(stops), valhallaLegs(stops.length - 1)),
    matrix: (from, to) =>
      ask('/sources_to_targets', toValhallaMatrix(from, to), valhallaMatrix(from.length, to.length)),
  }
}
