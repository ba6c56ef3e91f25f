import { centsOfDollars } from '@lanewise/contract/money'
import type { CarrierAnswer } from '@lanewise/contract/tenders'
import type { z } from 'zod'
import type { TenderDeps } from '#features/tenders/deps.ts'
import type { Context, Work } from '#platform/context.ts'
import type { Linked } from '#platform/links/personal-links.ts'
import { refuse } from '#platform/refuse.ts'
import { takeAnswer } from '../answer-offer.ts'
import { findConnection } from '../connection/connection.queries.ts'
import { findOffer } from '../tenders.queries.ts'

type Given = { link: Linked; offerId: string; report: z.output<typeof CarrierAnswer> }

/**
 * Answer from the carrier's own system. A refused answer is still stored, so the transaction commits before the refusal
 * is thrown. (TENDER-3)
 */
export async function answerTender(work: Work, deps: TenderDeps, { link, offerId, report }: Given) {
  const answered = await work.transaction(async (ctx) => {
    const by = await refuseForeign(ctx, link, offerId)
    const { answer, rejectReason, note, counterTotal } = report
    const counterCents = counterTotal === null ? null : centsOfDollars(counterTotal)
    return takeAnswer(ctx, deps, {
      offerId,
      answer,
      rejectReason: rejectReason ?? null,
      note,
      counterCents,
      through: 'API',
      by,
    })
  })
  if ('refusal' in answered) return refuse.gone(answered.refusal)
  return { offerId, state: report.answer, shipmentNumber: answered.shipment.shipmentNumber }
}

/** A carrier may answer only its own offers. */
async function refuseForeign({ db }: Context, { recordId }: Linked, offerId: string): Promise<string> {
  const connection = await findConnection(db, recordId)
  if (connection?.kind !== 'API') return refuse.forbidden('This carrier is not connected by API')
  const offer = await findOffer(db, offerId)
  if (offer?.carrierId !== connection.carrierId || !offer.sentAt) return refuse.notFound('offer')
  return offer.carrierName
}
