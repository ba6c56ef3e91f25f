import { shipmentChanged, shipmentEntity } from '@lanewise/contract/shipments'
import {
  type ConfirmationCause,
  type ConfirmationPaper,
  type ConfirmationState,
  channelText,
  notifiesCarrier,
  pickupsText,
  providerName,
  unreachable,
} from '@lanewise/domain/booking/rate-confirmation'
import type { RateSource } from '@lanewise/domain/rating/rate-sources'
import type { BookingDeps } from '#features/booking/index.ts'
import { keepConfirming, lastConfirming } from '#features/carriers/index.ts'
import { changeShipment, loadShipment, type ShipmentRow } from '#features/shipments/index.ts'
import { queueConfirmation } from '#features/tenders/index.ts'
import { subjectOf } from '#platform/audit/audit.ts'
import type { Changes, Context } from '#platform/context.ts'
import { type ConfirmationChannel, confirmationChannel } from './confirmation-channel.ts'
import { mailConfirmation } from './mail-kind.ts'
import { insertConfirmation } from './rate-confirmations.queries.ts'

/** Notifies the carrier of a booking, or stores why it is not notified. (DEF-127) */
export const confirmBooking: BookingDeps['confirmBooking'] = async (ctx, shipment, wish) => {
  const cause = 'Booking'
  const source = shipment.rateSource as RateSource
  const provider = wish.provider ?? (notifiesCarrier(source) ? providerName(source, shipment.carrierName ?? '') : null)
  if (provider !== null) {
    const state = 'Sent'
    await store(ctx, shipment, { method: 'Provider', recipient: provider, papers: [], cause, state, sentAt: ctx.now })
    return
  }
  const { carrierId } = shipment
  const last = carrierId ? await lastConfirming(ctx.db, carrierId) : { isWanted: true, papers: [] }
  const { isWanted, papers } = wish.choice ?? (wish.isAgreed ? { ...last, isWanted: true } : last)
  if (carrierId && wish.choice) await keepConfirming(ctx.db, carrierId, wish.choice)
  const usual = await confirmationChannel(ctx.db, carrierId)
  if (!isWanted) {
    const { method, recipient } = usual
    await store(ctx, shipment, { method, recipient, papers: [], cause, state: 'Off' })
    return
  }
  const channels = wish.to?.map((recipient) => ({ method: 'Email' as const, recipient })) ?? [usual]
  for (const channel of channels) await send(ctx, shipment, channel, { papers, cause })
}

type Sending = { papers: readonly ConfirmationPaper[]; cause: ConfirmationCause }

/** Queues a rate confirmation. Returns its id. */
export async function send(
  ctx: Context,
  shipment: ShipmentRow,
  channel: ConfirmationChannel,
  { papers, cause }: Sending,
): Promise<string> {
  const { method, recipient } = channel
  const carrierName = shipment.carrierName ?? ''
  if (method === 'None') {
    const reason = unreachable(carrierName)
    await recordSending(ctx, shipment, cause, { rateConfirmationFailure: [null, reason] })
    return store(ctx, shipment, { method, recipient, papers: [], cause, state: 'NoAddress', reason })
  }
  const text = channelText({ carrierName, method, recipient }).replace(/^To /, '')
  await recordSending(ctx, shipment, cause, {
    [cause === 'User' ? 'rateConfirmationAgain' : 'rateConfirmation']: [null, text],
  })
  if (method !== 'Email') {
    const messageId = await queueConfirmation(ctx, shipment.id, channel.system)
    return store(ctx, shipment, { method, recipient, papers: [], cause, state: 'Waiting', messageId })
  }
  const id = await store(ctx, shipment, { method, recipient, papers, cause, state: 'Waiting' })
  await ctx.enqueue(mailConfirmation, { confirmationId: id, shipmentId: shipment.id })
  return id
}

type Stored = Sending & {
  method: 'Email' | 'EDI' | 'API' | 'Provider' | 'None'
  recipient: string | null
  state: ConfirmationState
  reason?: string
  sentAt?: Date
  messageId?: string
}

async function store(ctx: Context, shipment: ShipmentRow, { papers, ...columns }: Stored): Promise<string> {
  const { id: shipmentId, carrierId, carrierName } = shipment
  return insertConfirmation(ctx.db, {
    ...columns,
    ...{ shipmentId, carrierId, carrierName: carrierName ?? '' },
    papers: [...papers],
    pickups: await pickupsOf(ctx, shipment),
    createdAt: ctx.now,
  })
}

export const pickupsOf = async ({ db }: Context, shipment: ShipmentRow): Promise<string> =>
  pickupsText((await loadShipment(db, shipment)).views.stops)

/** What a user sends is a change of the shipment. The booking itself has announced its change already. */
async function recordSending(ctx: Context, shipment: ShipmentRow, cause: ConfirmationCause, changes: Changes) {
  if (cause === 'User') await changeShipment(ctx, shipment, {}, changes, 'sent')
  else if (cause === 'PickupChange') record(ctx, shipment, changes)
  else ctx.record(subjectOf(shipmentEntity, shipment), 'sent', changes)
}

/** Records a change in the history of the shipment and updates open pages. */
export function record(ctx: Context, shipment: ShipmentRow, changes: Changes) {
  ctx.record(subjectOf(shipmentEntity, shipment), 'sent', changes)
  const { id, shipmentNumber } = shipment
  ctx.emit(shipmentChanged, { id, shipmentNumber, action: 'changed' })
}
