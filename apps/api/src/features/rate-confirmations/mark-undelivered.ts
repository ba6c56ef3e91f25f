import { findShipment } from '#features/shipments/index.ts'
import { job } from '#platform/jobs/job.ts'
import { UndeliveredMail } from '#platform/jobs/undelivered-mail.ts'
import { record } from './confirm-booking.ts'
import { findConfirmation, saveConfirmation } from './rate-confirmations.queries.ts'

/** The mail server has refused the address for good, so somebody has to call the carrier. (DEF-127) */
export const markUndelivered = job({
  name: 'rate-confirmations.undelivered',
  payload: UndeliveredMail,
  attempts: 20,
  key: ({ mailId }) => mailId,
  run: async (ctx, { mailId, recipient, reason: cause }) => {
    const confirmation = await findConfirmation(ctx.db, mailId)
    const shipment = confirmation && (await findShipment(ctx.db, { id: confirmation.shipmentId }))
    if (!shipment) return
    const reason = `The mail to ${recipient} could not be delivered: ${cause}`
    await saveConfirmation(ctx.db, mailId, { state: 'Failed', reason })
    record(ctx, shipment, { rateConfirmationFailure: [null, reason] })
  },
})
