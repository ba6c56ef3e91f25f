import { timeLeft } from '@lanewise/domain/tenders/tender-states'
import { findShipment, shipmentToChange } from '#features/shipments/index.ts'
import { job } from '#platform/jobs/job.ts'
import type { TenderDesk } from '../desk.ts'
import { findOffer, findTender, openTender } from '../tenders.queries.ts'
import { changeOffer } from './change-offer.ts'
import { expireOffer } from './expire-kind.ts'
import { offerNext } from './offer-next.ts'

/** TENDER-2: nobody answered in time; the next in the sequence gets the load at once. */
export const expireOfferJob = (desk: TenderDesk) =>
  job({
    ...expireOffer,
    run: async (ctx, { offerId, turn }) => {
      const found = await findOffer(ctx.db, offerId)
      const tender = found && (await findTender(ctx.db, found.tenderId))
      if (!tender || !(await findShipment(ctx.db, { id: tender.shipmentId }))) return
      const shipment = await shipmentToChange(ctx, { id: tender.shipmentId })
      const open = await openTender(ctx.db, shipment.id)
      const offer = await findOffer(ctx.db, offerId)
      if (open?.id !== tender.id || offer?.state !== 'Sent' || !offer.expiresAt) return
      const left = timeLeft(offer.expiresAt, ctx.now)
      // A clock that was set back: the carrier has the time that it was given.
      if (left > 0) return ctx.enqueue(expireOffer, { offerId, seconds: Math.ceil(left / 1000), turn: turn + 1 })
      await changeOffer(ctx, shipment, offer, { state: 'Expired' })
      await offerNext(ctx, desk, { shipment, tender: open })
    },
  })
