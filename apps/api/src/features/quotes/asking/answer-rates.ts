import { setTimeout as pause } from 'node:timers/promises'
import type { IntegratedRates } from '@lanewise/contract/quote-fields'
import type { Work } from '#platform/context.ts'
import type { QuoteRow } from '../quotes.queries.ts'
import type { RateDesk } from '../rate-desk.ts'
import { readRates } from './rates.view.ts'

/** How often is looked for the answers that another process waits for. */
const lookMs = 200

/** The rates that are there; whoever waits gets them when the last source has ended, whichever process asked it. */
export async function answerRates(desk: RateDesk, work: Work, quote: QuoteRow, waits: boolean) {
  const read = (): Promise<IntegratedRates> =>
    work.transaction((ctx) => readRates(ctx.db, quote, { limitMs: desk.limitMs, now: ctx.now }))
  if (!waits) return read()
  await desk.questions.ended(quote.id)
  let rates = await read()
  while (!rates.isComplete && !desk.questions.signal.aborted) {
    await pause(lookMs)
    rates = await read()
  }
  return rates
}
