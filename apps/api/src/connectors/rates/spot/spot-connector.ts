import type { SpotAnswer, SpotAsk } from '@lanewise/domain/rating/tl/spot-quote'
import { inTime } from '#connectors/in-time.ts'
import { PartnerFailure } from '#connectors/wire.ts'

/** A source of truckload spot rates: a partner, or the own market. */
export type SpotConnector = {
  /** As users know it. */
  name: string
  timeoutMs: number
  /** Whether what is booked with it is no real booking. */
  isTest: boolean
  /** A quote for a whole truck or a share of one, or why there is none. */
  ask(ask: SpotAsk, signal: AbortSignal): Promise<SpotAnswer>
}

export type SpotAsking = {
  /** Ends the call, for example because the browser has gone. */
  signal?: AbortSignal
  /** Hears of faults that are no partner's answer, for the log. */
  report?: (error: unknown) => void
}

/** Asks for a spot rate; a source that fails is named as the reason why there is none, and no other price takes its place. */
export async function askSpot(connector: SpotConnector, ask: SpotAsk, asking: SpotAsking = {}): Promise<SpotAnswer> {
  const { name, timeoutMs } = connector
  try {
    return await inTime({ partner: name, timeoutMs, signal: asking.signal }, (signal) => connector.ask(ask, signal))
  } catch (error) {
    if (error instanceof PartnerFailure) return { reason: error.message }
    asking.report?.(error)
    return { reason: `${name} failed unexpectedly` }
  }
}
