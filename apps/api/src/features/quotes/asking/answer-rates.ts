import { setTimeout as pause } from 'node:timers/promises'
import type { IntegratedRates } from '@lanewise/contract/quote-fields'
import type { RateDeps } from '#features/quotes/rate-deps.ts'
import type { Work } from '#platform/context.ts'
import type { QuoteRow } from '../quotes.queries.ts'
import { readRates } from './rates.view.ts'

/** Poll interval for answers that another process is waiting for. */
const pollMs = 200

/**
 * Available rates. A waiting caller gets them when the last source has finished, whichever process sent the request.
 */
export async function answerRates(deps: RateDeps, work: Work, quote: QuoteRow, waits: boolean) {
  const read = (): Promise<IntegratedRates> =>
    work.transaction((ctx) => readRates(ctx.db, quote, { limitMs: deps.limitMs, now: ctx.now }))
  if (!waits) return read()
  await deps.questions.ended(quote.id)
  let rates = await read()
  while (!rates.isComplete && !deps.questions.signal.aborted) {
    await pause(pollMs)
    rates = await read()
  }
  return rates
}
