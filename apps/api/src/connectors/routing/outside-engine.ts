import type { MilesSource, Point, RoadLeg } from '@lanewise/domain/mileage/routing-engine'
import type { PartnerFailure } from '../wire.ts'

/** Where a routing engine answers, and how long it may take for one call. */
export type EngineAddress = { url: string; timeoutMs: number }

/**
 * A routing engine behind an address. One question is one call, as large as the engine takes it at most. Null is an
 * answer: it knows no way between these points. What is no answer is a PartnerFailure.
 */
export type OutsideEngine = {
  name: string
  source: MilesSource
  /** How many stops one route may have. */
  mostStops: number
  /** How many points one matrix may have on either side. */
  mostPoints: number
  route: (stops: readonly Point[]) => Promise<RoadLeg[] | null>
  /** Row by row; not a number where there is no way. */
  matrix: (from: readonly Point[], to: readonly Point[]) => Promise<Float64Array | null>
}

/** The address of a call below an engine's own one, which may have a path and a query (a key) of its own. */
export function addressAt(base: string, path: string, query = ''): string {
  const url = new URL(base)
  url.pathname = url.pathname.replace(/\/+$/, '') + path
  url.search = [url.search.slice(1), query].filter(Boolean).join('&')
  return url.href
}

/** Takes the refusals that mean "no way" for the answer they are; the engine is well. */
export const nullFor =
  (codes: readonly string[]) =>
  (failure: PartnerFailure): null => {
    if (failure.code !== null && codes.includes(failure.code)) return null
    throw failure
  }
