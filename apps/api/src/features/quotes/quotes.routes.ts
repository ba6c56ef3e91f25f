import * as contract from '@lanewise/contract/quotes'
import * as rates from '@lanewise/contract/rates'
import { bind } from '#platform/http/bind.ts'
import { askRateSourceAgain } from './asking/ask-again.ts'
import { findIntegratedRates } from './asking/find-rates.ts'
import { checkChosenQuote } from './check-chosen.ts'
import { getLtlQuote } from './get-quote.ts'
import type { RateDeps } from './rate-deps.ts'
import { getBookableRate } from './rates-to-book.ts'
import { createApiQuote } from './spot/create-spot-quote.ts'
import { mailQuote } from './summary/mail-quote.ts'
import { printQuoteSummary } from './summary/print-summary.ts'
import { createTruckloadQuote } from './truckload/create-truckload-quote.ts'

export const routes = (deps: RateDeps) => [
  bind(rates.findIntegratedRates, ({ work, body }) => findIntegratedRates(deps, work, body)),
  bind(rates.askRateSourceAgain, ({ work, params, body }) => askRateSourceAgain(deps, work, params, body.waits)),
  bind(rates.createAPIQuote, ({ work, body }) => createApiQuote(deps, work, body)),
  bind(contract.createTruckloadQuote, ({ work, body }) => createTruckloadQuote(deps.miles, work, body.details)),
  bind(contract.getLtlQuote, ({ ctx, params }) => getLtlQuote(ctx, deps.limitMs, params.quoteId)),
  bind(contract.printQuoteSummary, ({ work, body }) => printQuoteSummary(deps.miles, work, body)),
  bind(contract.mailQuote, ({ work, body }) => mailQuote(deps.miles, work, body)),
  bind(contract.checkChosenQuote, ({ ctx, body }) => checkChosenQuote(ctx, body.chosen)),
  bind(contract.getBookableRate, ({ ctx, params }) => getBookableRate(ctx, params.rateId)),
]
