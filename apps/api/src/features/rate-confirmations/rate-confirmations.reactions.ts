import { shipmentChanged } from '@lanewise/contract/shipments'
import { requireShipment } from '#features/shipments/index.ts'
import { reaction } from '#platform/jobs/reaction.ts'
import { pickupsOf, send } from './confirm-booking.ts'
import { confirmationChannel } from './confirmation-channel.ts'
import { confirmationsOf } from './rate-confirmations.queries.ts'

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
