import type { SpotQuote } from '@lanewise/contract/quote-fields'

/** Spot requests in flight by company and request: a second click waits for the answer to the first. */
export type PendingSpotRequests = Map<string, Promise<SpotQuote>>
