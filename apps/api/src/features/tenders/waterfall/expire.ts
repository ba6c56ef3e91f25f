import { timeLeft } from '@lanewise/domain/tenders/tender-states'
import { findShipment, shipmentToChange } from '#features/shipments/index.ts'
import type { TenderDeps } from '#features/tenders/deps.ts'
import { job } from '#platform/jobs/job.ts'
import { findOffer, findTender, openTender } from '../tenders.queries.ts'
import { changeOffer } from './change-offer.ts'
import { expireOffer } from './expire-kind.ts'
import { offerNext } from './offer-next.ts'

/** The carrier did not answer in time, so the load goes to the next one in the sequence at once. (TENDER-2) */
export const expireOfferJob = (deps: TenderDeps) =>
  job({
    ...expireOffer,
    run: async (ctx, { offerId, turn }) => {
      const storedOffer = await findOffer(ctx.db, offerId)
      const tender = storedOffer && (await findTender(ctx.db, storedOffer.tenderId))
      if (!tender || !(await findShipment(ctx.db, { id: tender.shipmentId }))) return
      const shipment = await shipmentToChange(ctx, { id: tender.shipmentId })
      const open = await openTender(ctx.db, shipment.id)
      const offer = await findOffer(ctx.db, offerId)
      if (open?.id !== tender.id || offer?.state !== 'Sent' || !offer.expiresAt) return
      const remainingMs = timeLeft(offer.expiresAt, ctx.now)
      // Guards against a clock that was set back: the carrier keeps its full time.
      if (remainingMs > 0)
        return ctx.enqueue(expireOffer, { offerId, seconds: Math.ceil(remainingMs / 1000), turn: turn + 1 })
      await changeOffer(ctx, shipment, offer, { state: 'Expired' })
      await offerNext(ctx, deps, { shipment, tender: open })
    },
  })
