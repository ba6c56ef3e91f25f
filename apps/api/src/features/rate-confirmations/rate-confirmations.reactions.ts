import { mailFailed, shipmentChanged } from '@lanewise/contract/shipments'
import { findShipment, requireShipment } from '#features/shipments/index.ts'
import { reaction } from '#platform/jobs/reaction.ts'
import { pickupsOf, record, send } from './confirm-booking.ts'
import { confirmationChannel } from './confirmation-channel.ts'
import { mailKind } from './mail-confirmation.ts'
import { confirmationsOf, findConfirmation, saveConfirmation } from './rate-confirmations.queries.ts'

/** The mail server has refused the address for good, so somebody has to call the carrier. */
export const markUndelivered = reaction(
  'rate-confirmations.mail-failed',
  mailFailed,
  async (ctx, { id, kind, recipient, reason: cause }) => {
    const confirmation = kind === mailKind ? await findConfirmation(ctx.db, id) : undefined
    const shipment = confirmation && (await findShipment(ctx.db, { id: confirmation.shipmentId }))
    if (!shipment) return
    const reason = `The mail to ${recipient} could not be delivered: ${cause}`
    await saveConfirmation(ctx.db, id, { state: 'Failed', reason })
    record(ctx, shipment, { rateConfirmationFailure: [null, reason] })
  },
)

/** Dispatching sends nothing more, unless the pickup is not as it was confirmed. (DEF-127) */
export const confirmChangedPickup = reaction(
  'rate-confirmations.pickup-changed',
  shipmentChanged,
  async (ctx, { id, action }) => {
    if (action !== 'Dispatched') return
    const shipment = await requireShipment(ctx, { id })
    const sent = (await confirmationsOf(ctx.db, id)).filter(({ carrierId }) => carrierId === shipment.carrierId)
    const [last] = sent
    if (!last || last.method === 'Provider' || last.method === 'None' || last.state === 'Off') return
    if (last.pickups === (await pickupsOf(ctx, shipment))) return
    const channel =
      last.method === 'Email'
        ? { method: last.method, recipient: last.recipient ?? '' }
        : await confirmationChannel(ctx.db, shipment.carrierId)
    await send(ctx, shipment, channel, { papers: last.papers as ['BillOfLading'], cause: 'PickupChange' })
  },
)
