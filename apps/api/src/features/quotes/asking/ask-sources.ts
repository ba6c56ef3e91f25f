import { quoteAnswered } from '@lanewise/contract/quotes'
import { priceExpiry } from '@lanewise/domain/quotes/answers/expiry'
import { askSource, type SourceAnswer } from '#connectors/rates/ask-all.ts'
import type { RateConnector } from '#connectors/rates/rate-connector.ts'
import type { RateDeps } from '#features/quotes/rate-deps.ts'
import type { Context, Work } from '#platform/context.ts'
import { lockQuote, type QuoteRow, type SourceRow } from '../quotes.queries.ts'
import { rateAskOf } from '../quotes.view.ts'
import { endSource, insertRates, sourcesOf, sumUpRates } from './asking.queries.ts'
import { stateOf, type Timing } from './source-state.ts'

export type Question = { source: SourceRow; connector: RateConnector }

/**
 * Requests rates from the sources of a quote, all at once and outside of any transaction. Each answer is stored and
 * announced when it arrives, even after the caller has been answered or has disconnected.
 */
export function askSources(deps: RateDeps, work: Work, quote: QuoteRow, questions: readonly Question[]) {
  for (const question of questions) deps.questions.begin(quote.id, () => askAndStore(deps, work, quote, question))
}

async function askAndStore(deps: RateDeps, work: Work, quote: QuoteRow, { source, connector }: Question) {
  const { limitMs, questions, log } = deps
  const report = (_source: string, error: unknown) =>
    log.error({ err: error, source: source.source }, 'a source failed')
  const answer = await askSource(connector, rateAskOf(quote), { limitMs, signal: questions.signal, report })
  const store = (stored: SourceAnswer) =>
    work.transaction((ctx) => storeAnswer(ctx, source, stored, { limitMs, now: ctx.now }))
  try {
    await store(answer)
  } catch (error) {
    log.error({ err: error, source: source.source }, 'an answer could not be stored')
    const failure = `${connector.name} sent an answer that cannot be stored`
    // If the database itself is down, the source keeps its state and reads as interrupted after its time limit.
    await store({ ...answer, rates: [], refusals: [], failure }).catch(() => undefined)
  }
}

/** Stores one answer in one transaction. The answer is dropped if the source was requested again in the meantime. */
async function storeAnswer(ctx: Context, source: SourceRow, answer: SourceAnswer, timing: Timing) {
  const quote = await lockQuote(ctx.db, source.quoteId)
  if (!quote || !(await endSource(ctx.db, source, answer, ctx.now))) return
  const expiryTerms = { askedAt: source.askedAt, pickupDate: quote.shippingDate, timeZone: quote.originTimeZone }
  const offered = answer.rates.map((rate) => ({ rate, expiresAt: priceExpiry(expiryTerms, rate.expiresAt) }))
  await insertRates(ctx.db, source, offered)
  if (offered.length > 0) await sumUpRates(ctx.db, quote.id)
  const others = await sourcesOf(ctx.db, quote.id)
  const isComplete = others.every((one) => stateOf(one, timing).state !== 'Working')
  ctx.emit(quoteAnswered, { id: quote.id, isComplete })
}
