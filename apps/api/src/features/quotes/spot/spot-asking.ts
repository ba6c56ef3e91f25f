import type { SpotQuote } from '@lanewise/contract/quote-fields'

/** What is asked at the moment, by company and request: a second click waits for the answer to the first. */
export type SpotAsking = Map<string, Promise<SpotQuote>>
