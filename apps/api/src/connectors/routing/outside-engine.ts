import type { MilesSource, Point, RoadLeg } from '@lanewise/domain/mileage/routing-engine'
import type { PartnerFailure } from '../wire.ts'

/** URL of a routing engine and the time-out of one call. */
export type EngineAddress = { url: string; timeoutMs: number }

/**
 * An external routing engine. Each request is one call, up to the size limit of the engine. Null means that the engine
 * knows no route between these points. Any failure is a PartnerFailure.
 */
export type OutsideEngine = {
  name: string
  source: MilesSource
  mostStops: number
  /** Maximum points on either side of one matrix. */
  mostPoints: number
  route: (stops: readonly Point[]) => Promise<RoadLeg[] | null>
  /** Row by row. NaN where there is no route. */
  matrix: (from: readonly Point[], to: readonly Point[]) => Promise<Float64Array | null>
}

/** URL of a call below the engine's base URL, which may have its own path and query (a key). */
export function addressAt(base: string, path: string, query = ''): string {
  const url = new URL(base)
  url.pathname = url.pathname.replace(/\/+$/, '') + path
  url.search = [url.search.slice(1), query].filter(Boolean).join('&')
  return url.href
}

/** Turns refusals that mean "no route" into null, because the engine itself works. */
export const nullFor =
  (codes: readonly string[]) =>
  (failure: PartnerFailure): null => {
    if (failure.code !== null && codes.includes(failure.code)) return null
    throw failure
  }
