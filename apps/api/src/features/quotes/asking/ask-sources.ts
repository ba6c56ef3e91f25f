import { quoteAnswered } from '@lanewise/contract/quotes'
import { priceExpiry } from '@lanewise/domain/quotes/answers/expiry'
import { askSource, type SourceAnswer } from '#connectors/rates/ask-all.ts'
import type { RateConnector } from '#connectors/rates/rate-connector.ts'
import type { Context, Work } from '#platform/context.ts'
import { lockQuote, type QuoteRow, type SourceRow } from '../quotes.queries.ts'
import { rateAskOf } from '../quotes.view.ts'
import type { RateDesk } from '../rate-desk.ts'
import { endSource, insertRates, sourcesOf, sumUpRates } from './asking.queries.ts'
import { stateOf, type Timing } from './source-state.ts'

export type Question = { source: SourceRow; connector: RateConnector }

/**
 * Asks sources of a quote, all at once and outside of any transaction. Each answer is stored and announced when it comes,
 * also after whoever asked has been answered or has gone.
 */
export function askSources(desk: RateDesk, work: Work, quote: QuoteRow, questions: readonly Question[]) {
  for (const question of questions) desk.questions.begin(quote.id, () => askAndStore(desk, work, quote, question))
}

async function askAndStore(desk: RateDesk, work: Work, quote: QuoteRow, { source, connector }: Question) {
  const { limitMs, questions, log } = desk
  const report = (_source: string, error: unknown) =>
    log.error({ err: error, source: source.source }, 'a source failed')
  const answer = await askSource(connector, rateAskOf(quote), { limitMs, signal: questions.signal, report })
  const store = (stored: SourceAnswer) =>
    work.transaction((ctx) => storeAnswer(ctx, source, stored, { limitMs, now: ctx.now }))
  try {
    await store(answer)
  } catch (error) {
    log.error({ err: error, source: source.source }, 'an answer could not be stored')
    const failure = `${connector.name} answered something that cannot be kept`
    // Where the database itself is away, the source stays as it is and reads as interrupted after its time.
    await store({ ...answer, rates: [], refusals: [], failure }).catch(() => undefined)
  }
}

/** One answer in one transaction; one to a question that was asked anew meanwhile is dropped. */
async function storeAnswer(ctx: Context, source: SourceRow, answer: SourceAnswer, timing: Timing) {
  const quote = await lockQuote(ctx.db, source.quoteId)
  if (!quote || !(await endSource(ctx.db, source, answer, ctx.now))) return
  const asked = { askedAt: source.askedAt, pickupDate: quote.shippingDate, timeZone: quote.originTimeZone }
  const offered = answer.rates.map((rate) => ({ rate, expiresAt: priceExpiry(asked, rate.expiresAt) }))
  await insertRates(ctx.db, source, offered)
  if (offered.length > 0) await sumUpRates(ctx.db, quote.id)
  const others = await sourcesOf(ctx.db, quote.id)
  const isComplete = others.every((one) => stateOf(one, timing).state !== 'Working')
  ctx.emit(quoteAnswered, { id: quote.id, isComplete })
}
