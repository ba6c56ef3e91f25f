import type { SpotAnswer, SpotAsk } from '@lanewise/domain/rating/tl/spot-quote'
import { inTime } from '#connectors/in-time.ts'
import { PartnerFailure } from '#connectors/wire.ts'

export type SpotConnector = {
  /** Display name. */
  name: string
  timeoutMs: number
  /** Whether bookings with this source are only test bookings. */
  isTest: boolean
  /** A quote for a full or partial truckload, or the reason why there is none. */
  ask(ask: SpotAsk, signal: AbortSignal): Promise<SpotAnswer>
}

export type SpotAskOptions = {
  /** Ends the call, for example because the user has closed the page. */
  signal?: AbortSignal
  /** Receives unexpected errors, for the log. */
  report?: (error: unknown) => void
}

/**
 * Asks for a spot rate. If the source fails, the answer names it as the reason, and no other price replaces the missing
 * one.
 */
export async function askSpot(
  connector: SpotConnector,
  ask: SpotAsk,
  options: SpotAskOptions = {},
): Promise<SpotAnswer> {
  const { name, timeoutMs } = connector
  try {
    return await inTime({ partner: name, timeoutMs, signal: options.signal }, (signal) => connector.ask(ask, signal))
  } catch (error) {
    if (error instanceof PartnerFailure) return { reason: error.message }
    options.report?.(error)
    return { reason: `${name} failed unexpectedly` }
  }
}
