import type { ConfirmationRecipient, RateConfirmation } from '@lanewise/contract/rate-confirmations'
import {
  type ConfirmationPaper,
  notifiesCarrier,
  providerName,
  unreachable,
} from '@lanewise/domain/booking/rate-confirmation'
import type { RateSource } from '@lanewise/domain/rating/rate-sources'
import { shipmentStatuses, shipmentStatusLabel, shipmentStatusOf } from '@lanewise/domain/shipments/shipment-status'
import { carrierIdByScac, carrierOf, lastConfirming } from '#features/carriers/index.ts'
import { carrierOfRate } from '#features/quotes/index.ts'
import { requireShipment, shipmentToChange } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { send } from './confirm-booking.ts'
import { confirmationChannel } from './confirmation-channel.ts'
import { confirmationsOf, findConfirmation } from './rate-confirmations.queries.ts'
import { confirmationView } from './rate-confirmations.view.ts'

type CarrierOrRate = { carrierId?: string | undefined; rateId?: string | undefined }
type BookedCarrier = { rateSource: RateSource; carrierId: string | null; carrierName: string }

/** Where the rate confirmation goes if this carrier or rate is booked. */
export async function getConfirmationRecipient(ctx: Context, named: CarrierOrRate): Promise<ConfirmationRecipient> {
  const { rateSource, carrierId, carrierName } = await carrierToBook(ctx, named)
  if (notifiesCarrier(rateSource)) {
    const recipient = providerName(rateSource, carrierName)
    return { carrierName, method: 'Provider', recipient, isWanted: true, papers: [] }
  }
  const { method, recipient } = await confirmationChannel(ctx.db, carrierId)
  const last = carrierId ? await lastConfirming(ctx.db, carrierId) : { isWanted: true, papers: [] }
  return { carrierName, method, recipient, isWanted: last.isWanted, papers: [...last.papers] }
}

async function carrierToBook(ctx: Context, { carrierId, rateId }: CarrierOrRate): Promise<BookedCarrier> {
  if (carrierId) {
    const { name } = (await carrierOf(ctx.db, carrierId)) ?? refuse.notFound('carrier')
    return { rateSource: 'Manual', carrierId, carrierName: name }
  }
  const { scac, ...rate } = (await carrierOfRate(ctx, rateId ?? '')) ?? refuse.notFound('rate')
  return { ...rate, carrierId: rate.carrierId ?? (scac ? await carrierIdByScac(ctx.db, scac) : null) }
}

export async function findRateConfirmations(ctx: Context, shipmentId: string) {
  const { id } = await requireShipment(ctx, { id: shipmentId })
  return { confirmations: (await confirmationsOf(ctx.db, id)).map(confirmationView) }
}

type Request = { shipmentId: string; email: string | null; papers: readonly ConfirmationPaper[] }

/** Sends the rate confirmation again, also to another address than the usual one. */
export async function sendRateConfirmation(ctx: Context, request: Request): Promise<RateConfirmation> {
  const { shipmentId, email, papers } = request
  const shipment = await shipmentToChange(ctx, { id: shipmentId })
  const { shipmentNumber, status, carrierName } = shipment
  if (status < shipmentStatuses.Booked)
    refuse.conflict(`Shipment ${shipmentNumber} is ${shipmentStatusLabel(shipmentStatusOf(status))} and has no carrier`)
  const channel = email
    ? { method: 'Email' as const, recipient: email }
    : await confirmationChannel(ctx.db, shipment.carrierId)
  if (channel.method === 'None') {
    const message = unreachable(carrierName ?? 'The carrier')
    return refuse.unprocessable(message, { email: [message] })
  }
  const id = await send(ctx, shipment, channel, { papers, cause: 'User' })
  return confirmationView((await findConfirmation(ctx.db, id)) ?? refuse.notFound('rate confirmation'))
}
