import { quoteAnswered } from '@lanewise/contract/quotes'
import type { RateSource } from '@lanewise/domain/rating/rate-sources'
import { zonedDate } from '@lanewise/domain/shared/calendar'
import type { RateDeps } from '#features/quotes/rate-deps.ts'
import type { Context, Work } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { lockQuote } from '../quotes.queries.ts'
import { answerRates } from './answer-rates.ts'
import { askSources } from './ask-sources.ts'
import { restartSource, sourcesOf, sumUpRates } from './asking.queries.ts'
import { stateOf } from './source-state.ts'

type SourceRequest = { quoteId: string; source: RateSource }

/** Requests one source again with the same request. Answers of the other sources stay. */
export async function askRateSourceAgain(deps: RateDeps, work: Work, sourceRequest: SourceRequest, waits: boolean) {
  const { quote, question } = await work.transaction((ctx) => restart(ctx, deps, sourceRequest))
  askSources(deps, work, quote, [question])
  return answerRates(deps, work, quote, waits)
}

async function restart(ctx: Context, deps: RateDeps, { quoteId, source: name }: SourceRequest) {
  const quote = (await lockQuote(ctx.db, quoteId)) ?? refuse.notFound('quote')
  const before = (await sourcesOf(ctx.db, quoteId)).find(({ source }) => source === name)
  if (!before) return refuse.notFound('source of rates')
  const { state } = stateOf(before, { limitMs: deps.limitMs, now: ctx.now })
  if (state === 'Working') refuse.conflict(`${before.name} is still working on this quote`)
  if (quote.shippingDate < zonedDate(ctx.now, quote.originTimeZone))
    refuse.conflict('The pickup date of this quote has passed. Request new rates.')
  const connector = (await deps.connectors(ctx)).find(({ source }) => source === name)
  if (!connector) return refuse.conflict(`${before.name} is no longer asked for rates`)
  const source = await restartSource(ctx.db, before.id, ctx.now)
  await sumUpRates(ctx.db, quoteId)
  ctx.record({ entity: 'quote', id: quote.id, name: quote.quoteNumber }, 'changed', {
    askedAgain: [null, before.name],
  })
  ctx.emit(quoteAnswered, { id: quote.id, isComplete: false })
  return { quote, question: { source, connector } }
}
