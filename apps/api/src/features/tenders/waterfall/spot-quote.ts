import { centsOfDollars } from '@lanewise/contract/money'
import { ApiQuoteCreate } from '@lanewise/contract/rates'
import { quotedFreight, spotRequest } from '@lanewise/domain/quotes/rates/rate-requests'
import { formatInZone } from '@lanewise/domain/shared/calendar'
import { formatMoney } from '@lanewise/domain/shared/format'
import { shipmentStatuses } from '@lanewise/domain/shipments/shipment-status'
import { getShipmentFreight } from '#features/booking/index.ts'
import { createApiQuote } from '#features/quotes/index.ts'
import { changeShipment, findShipment, type ShipmentRow, shipmentToChange } from '#features/shipments/index.ts'
import type { TenderDeps } from '#features/tenders/deps.ts'
import type { Context } from '#platform/context.ts'
import { type JobWork, job } from '#platform/jobs/job.ts'
import { asProduct } from '#platform/outbox/system-user.ts'
import { Refusal } from '#platform/refuse.ts'
import { findTender, saveTender } from '../tenders.queries.ts'
import { notifyWatchers, shipmentText } from './expiration-action.ts'
import { askSpot } from './spot-quote-kind.ts'

type SpotResult = { quote: Awaited<ReturnType<typeof createApiQuote>> } | { obstacle: string }

/** Requests a spot quote like the rate step of a booking, and stores the result with the tender. (TENDER-5) */
export const askSpotJob = (deps: TenderDeps) =>
  job({
    ...askSpot,
    prepare: (work, { tenderId }) => askMarket(work, deps, tenderId),
    run: async (ctx, { tenderId }, result) => {
      if (result) await keepAnswer(ctx, deps, tenderId, result)
    },
  })

/** Null when no price is needed anymore. A retry uses the same request id. */
async function askMarket(work: JobWork, deps: TenderDeps, tenderId: string): Promise<SpotResult | null> {
  const match = await work.transaction(async (ctx) => {
    const tender = await findTender(ctx.db, tenderId)
    const shipment = tender && (await findShipment(ctx.db, { id: tender.shipmentId }))
    if (!tender || shipment?.status !== shipmentStatuses.ReadyToBook) return null
    const { details } = await getShipmentFreight(ctx, shipment.shipmentNumber)
    return { by: tender.createdBy, freight: quotedFreight({ ...details, requestId: tenderId }), now: ctx.now }
  })
  if (!match) return null
  if (!match.freight) return { obstacle: 'The stops of this load are not known well enough for a spot quote' }
  try {
    const body = ApiQuoteCreate.parse(spotRequest(match.freight, 'full', match.now))
    return { quote: await createApiQuote(deps.rates, work, body, match.by) }
  } catch (error) {
    if (error instanceof Refusal) return { obstacle: error.message }
    throw error
  }
}

async function keepAnswer(ctx: Context, deps: TenderDeps, tenderId: string, result: SpotResult) {
  const tender = await findTender(ctx.db, tenderId)
  if (!tender) return
  const shipment = await shipmentToChange(ctx, { id: tender.shipmentId })
  const text = 'obstacle' in result ? result.obstacle : quoteText(shipment, result.quote)
  const columns = 'obstacle' in result ? { followUpNote: result.obstacle } : { spotQuoteId: result.quote.id }
  await saveTender(ctx.db, tenderId, columns, ctx.now)
  await changeShipment(asProduct(ctx), shipment, {}, { spotQuote: [null, text] })
  await notifyWatchers(
    ctx,
    deps,
    { ...shipment, laneId: tender.laneId },
    {
      kind: 'tender-spot-quote',
      subject: `Spot quote for shipment ${shipment.shipmentNumber}`,
      paragraphs: [`No carrier on the lane accepted shipment ${shipmentText(ctx, shipment)}. Spot quote: ${text}.`],
    },
  )
}

const quoteText = (
  { originTimeZone }: ShipmentRow,
  { quoteNumber, totalCost, expiresAt }: Extract<SpotResult, { quote: unknown }>['quote'],
) =>
  `${quoteNumber} for ${formatMoney(centsOfDollars(totalCost))}, until ${formatInZone(expiresAt, originTimeZone, 'MM/dd/yyyy HH:mm ZZZZ')}`
