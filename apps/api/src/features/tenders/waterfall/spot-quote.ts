import { centsOfDollars } from '@lanewise/contract/money'
import { ApiQuoteCreate } from '@lanewise/contract/rates'
import { quotedFreight, spotRequest } from '@lanewise/domain/quotes/rates/rate-requests'
import { formatInZone } from '@lanewise/domain/shared/calendar'
import { formatMoney } from '@lanewise/domain/shared/format'
import { shipmentStatuses } from '@lanewise/domain/shipments/shipment-status'
import { getShipmentFreight } from '#features/booking/index.ts'
import { createApiQuote } from '#features/quotes/index.ts'
import { changeShipment, findShipment, type ShipmentRow, shipmentToChange } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import { type JobWork, job } from '#platform/jobs/job.ts'
import { Refusal } from '#platform/refuse.ts'
import type { TenderDesk } from '../desk.ts'
import { findTender, saveTender } from '../tenders.queries.ts'
import { tellWatchers, wordsOf } from './expiration-action.ts'
import { askSpot } from './spot-quote-kind.ts'

type Asked = { quote: Awaited<ReturnType<typeof createApiQuote>> } | { obstacle: string }

/** TENDER-5: asks the market as the rate step of a booking does, and keeps what it says with the tender. */
export const askSpotJob = (desk: TenderDesk) =>
  job({
    ...askSpot,
    prepare: (work, { tenderId }) => askMarket(work, desk, tenderId),
    run: async (ctx, { tenderId }, asked) => {
      if (asked) await keepAnswer(ctx, desk, tenderId, asked)
    },
  })

/** Null where nobody needs a price any more. Asked again after a failure, the market is asked under the same id. */
async function askMarket(work: JobWork, desk: TenderDesk, tenderId: string): Promise<Asked | null> {
  const found = await work.transaction(async (ctx) => {
    const tender = await findTender(ctx.db, tenderId)
    const shipment = tender && (await findShipment(ctx.db, { id: tender.shipmentId }))
    if (!tender || shipment?.status !== shipmentStatuses.ReadyToBook) return null
    const { details } = await getShipmentFreight(ctx, shipment.shipmentNumber)
    return { by: tender.createdBy, freight: quotedFreight({ ...details, requestId: tenderId }), now: ctx.now }
  })
  if (!found) return null
  if (!found.freight) return { obstacle: 'The places of this load are not known well enough for a spot quote' }
  try {
    const body = ApiQuoteCreate.parse(spotRequest(found.freight, 'full', found.now))
    return { quote: await createApiQuote(desk.rates, work, body, found.by) }
  } catch (error) {
    if (error instanceof Refusal) return { obstacle: error.message }
    throw error
  }
}

async function keepAnswer(ctx: Context, desk: TenderDesk, tenderId: string, asked: Asked) {
  const found = await findTender(ctx.db, tenderId)
  if (!found) return
  const shipment = await shipmentToChange(ctx, { id: found.shipmentId })
  const text = 'obstacle' in asked ? asked.obstacle : quoteText(shipment, asked.quote)
  const columns = 'obstacle' in asked ? { followUpNote: asked.obstacle } : { spotQuoteId: asked.quote.id }
  await saveTender(ctx.db, tenderId, columns, ctx.now)
  await changeShipment(ctx, shipment, {}, { spotQuote: [null, text] })
  await tellWatchers(
    ctx,
    desk,
    { ...shipment, laneId: found.laneId },
    {
      kind: 'tender-spot-quote',
      subject: `Spot quote for shipment ${shipment.shipmentNumber}`,
      paragraphs: [`No carrier of the lane took shipment ${wordsOf(ctx, shipment)}. The spot market says: ${text}.`],
    },
  )
}

const quoteText = (
  { originTimeZone }: ShipmentRow,
  { quoteNumber, totalCost, expiresAt }: Extract<Asked, { quote: unknown }>['quote'],
) =>
  `${quoteNumber} for ${formatMoney(centsOfDollars(totalCost))}, until ${formatInZone(expiresAt, originTimeZone, 'MM/dd/yyyy HH:mm ZZZZ')}`
