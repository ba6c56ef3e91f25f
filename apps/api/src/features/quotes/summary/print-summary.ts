import type { CheckedInput } from '@lanewise/contract/operation'
import { unknownPlace } from '@lanewise/contract/places'
import type { QuoteDraft } from '@lanewise/contract/quote-form'
import type { printQuoteSummary as operation } from '@lanewise/contract/quotes'
import type { RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import { formatDateTime } from '@lanewise/domain/shared/format'
import { quotablePlace } from '#features/places/index.ts'
import type { Work } from '#platform/context.ts'
import { writePdf } from '#platform/pdf/write-pdf.ts'
import { refuseIssues } from '#platform/refuse.ts'
import { drawSummary } from './draw-summary.ts'
import { summaryRates } from './summary-rates.ts'

type Body = CheckedInput<typeof operation>['body']

/** The summary as a PDF file. Mileage and drawing run outside of the transaction that reads the rates. */
export async function printQuoteSummary(engine: RoutingEngine, work: Work, body: Body) {
  const { fileName, base64 } = await summaryFile(engine, work, body)
  return { fileName, base64 }
}

/** The file, and the rates that it shows. */
export async function summaryFile(engine: RoutingEngine, work: Work, body: Body) {
  const miles = await milesOf(engine, body.details)
  const { rates, now } = await work.transaction(async (ctx) => ({
    rates: await summaryRates(ctx, { ...body, miles }),
    now: ctx.now,
  }))
  const { companyName, timeZone } = work.user
  const title = rates.quoteNumber ? `Quote ${rates.quoteNumber}` : 'Quote summary'
  const footer = `${companyName}, printed ${formatDateTime(now, timeZone)}`
  const file = await writePdf({ title, author: companyName, footer }, (pdf) =>
    drawSummary(pdf, { details: body.details, rates, prices: body.prices, miles }),
  )
  return { fileName: `${title.replace(' ', '-')}.pdf`, base64: file.toString('base64'), title, rates }
}

async function milesOf(engine: RoutingEngine, { pickupLocation, dropoffLocation }: QuoteDraft): Promise<number | null> {
  if (!pickupLocation || !dropoffLocation) return null
  const [from, to] = [placeAt('pickupLocation', pickupLocation.id), placeAt('dropoffLocation', dropoffLocation.id)]
  return (await engine.roadMiles(from, to)).miles
}

const placeAt = (field: string, id: string) =>
  quotablePlace(id) ?? refuseIssues([{ path: ['details', field], message: unknownPlace }])
