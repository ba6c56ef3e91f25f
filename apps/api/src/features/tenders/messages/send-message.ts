import { shipmentChanged } from '@lanewise/contract/shipments'
import { answerRefusal } from '@lanewise/domain/tenders/tender-states'
import { writeTender204 } from '@lanewise/edi/tender-204'
import { postWebhook, WebhookFailure } from '#connectors/webhook/post-webhook.ts'
import { carrierEmail, carrierOf } from '#features/carriers/index.ts'
import { findLane } from '#features/lanes/index.ts'
import { askToCall, findShipment, loadShipment } from '#features/shipments/index.ts'
import type { Context, StoredFile } from '#platform/context.ts'
import { type JobWork, job } from '#platform/jobs/job.ts'
import { unseal } from '#platform/secrets/sealed.ts'
import { type ConnectionRow, findConnection, nextControlNumber } from '../connection/connection.queries.ts'
import type { TenderDesk } from '../desk.ts'
import { findOffer, findTender, type OfferRow } from '../tenders.queries.ts'
import { giveUp } from '../waterfall/give-up.ts'
import { ediContentType, ediFileOf, tenderIdOf } from './edi-envelope.ts'
import { toLoadTender } from './load-tender.ts'
import { countAttempt, findMessage, type MessageRow, messagesOfOffers, saveMessage } from './messages.queries.ts'
import { sendMessage } from './queue-message.ts'
import { webhookBody } from './webhook-body.ts'

/** A message with all it needs to be sent, read and numbered in one transaction. */
type Prepared =
  | { method: 'EDI'; fileName: string; text: string }
  | { method: 'API'; url: string; secret: string; body: string }

/** TENDER-3: the file is stored, or the webhook called, between two transactions and in none. */
export const sendMessageJob = (desk: TenderDesk) =>
  job({
    ...sendMessage,
    prepare: async (work: JobWork, { messageId }): Promise<{ stored: StoredFile | null } | null> => {
      const prepared = await work.transaction((ctx) => prepareMessage(ctx, desk, messageId))
      if (!prepared) return null
      if (prepared.method === 'API') return callWebhook(work, desk, messageId, prepared)
      const bytes = Buffer.from(prepared.text, 'latin1')
      return {
        stored: await desk.files.store({ bytes, contentType: ediContentType, fileName: prepared.fileName }),
      }
    },
    run: async (ctx, { messageId }, sent) => {
      if (!sent) return
      const fileId = sent.stored ? await ctx.files.keep(sent.stored) : null
      await saveMessage(ctx.db, messageId, { state: 'Sent', sentAt: ctx.now, reason: null, fileId })
      await tellScreens(ctx, messageId)
    },
  })

/** Null where nothing is to be sent any more; the message says why. */
async function prepareMessage(ctx: Context, desk: TenderDesk, messageId: string): Promise<Prepared | null> {
  const message = await findMessage(ctx.db, messageId)
  const [offer, connection] = message
    ? await Promise.all([findOffer(ctx.db, message.offerId), findConnection(ctx.db, message.connectionId)])
    : []
  if (!message || !offer || !connection || message.state === 'Sent' || message.state === 'Dropped') return null
  const reason = await reasonToDrop(ctx, message, offer)
  if (reason) {
    // One that was tried in vain goes on saying why.
    await saveMessage(ctx.db, messageId, { state: 'Dropped', reason: message.reason ?? reason })
    return null
  }
  await countAttempt(ctx.db, messageId)
  if (connection.kind !== message.method) return failForGood(ctx, desk, message, 'The connection was changed meanwhile')
  return message.method === 'EDI'
    ? ediMessage(ctx, message, offer, connection)
    : apiMessage(ctx, desk, message, offer, connection)
}

async function reasonToDrop({ db, now }: Context, { purpose, offerId }: MessageRow, offer: OfferRow) {
  if (purpose === 'Offer') {
    const refusal = answerRefusal({ state: offer.state, expiresAt: offer.expiresAt }, now)
    return refusal && 'The offer was over before it could be sent'
  }
  const [first] = await messagesOfOffers(db, [offerId])
  return first?.state === 'Sent' ? null : 'The offer itself never arrived'
}

async function ediMessage(
  ctx: Context,
  message: MessageRow,
  offer: OfferRow,
  connection: ConnectionRow,
): Promise<Prepared | null> {
  const tender = await findTender(ctx.db, offer.tenderId)
  const shipment = tender && (await findShipment(ctx.db, { id: tender.shipmentId }))
  const carrier = await carrierOf(ctx.db, offer.carrierId)
  if (!shipment || !carrier) return null
  const controlNumber = message.controlNumber ?? (await nextControlNumber(ctx.db, connection.id))
  await saveMessage(ctx.db, message.id, { controlNumber })
  const [first] = await messagesOfOffers(ctx.db, [offer.id])
  const load = toLoadTender({
    shipment,
    loaded: await loadShipment(ctx.db, shipment),
    offer,
    scac: carrier.scac ?? '',
    laneName: (await findLane(ctx.db, offer.laneId))?.customerReferenceNumber ?? null,
    tenderId: tenderIdOf(first?.controlNumber ?? controlNumber),
    purpose: message.purpose === 'Offer' ? 'Original' : 'Cancellation',
  })
  const transactions = [writeTender204(load)]
  const text = ediFileOf(connection, { kind: 204, controlNumber, now: ctx.now, transactions })
  return { method: 'EDI', text, fileName: `204-${shipment.shipmentNumber}-${controlNumber}.x12` }
}

async function apiMessage(
  ctx: Context,
  desk: TenderDesk,
  message: MessageRow,
  offer: OfferRow,
  { webhookUrl, webhookSecret }: ConnectionRow,
): Promise<Prepared | null> {
  if (!webhookUrl || !webhookSecret) return failForGood(ctx, desk, message, 'The connection has no webhook any more')
  const body = JSON.stringify(await webhookBody(ctx, desk, message, offer))
  return { method: 'API', url: webhookUrl, secret: await unseal(ctx.db, webhookSecret), body }
}

/** A failure stands with the message before the queue tries again; what is refused for good goes on to somebody else. */
async function callWebhook(
  { transaction, signal }: JobWork,
  desk: TenderDesk,
  messageId: string,
  { url, secret, body }: Prepared & { method: 'API' },
) {
  try {
    await postWebhook({ url, secret, body, deliveryId: messageId, now: new Date(), signal }, desk.webhooks)
    return { stored: null }
  } catch (error) {
    if (!(error instanceof WebhookFailure)) throw error
    await transaction(async (ctx) => {
      const message = await findMessage(ctx.db, messageId)
      if (message && error.isForGood) return failForGood(ctx, desk, message, error.message)
      await saveMessage(ctx.db, messageId, { state: 'Failed', reason: error.message })
      await tellScreens(ctx, messageId)
    })
    if (error.isForGood) return null
    throw error
  }
}

async function failForGood(ctx: Context, desk: TenderDesk, { id, offerId, purpose }: MessageRow, reason: string) {
  await saveMessage(ctx.db, id, { state: 'Dropped', reason })
  if (purpose === 'Offer') await giveUp(ctx, desk, { offerId, reason })
  else {
    await tellScreens(ctx, id)
    await callInstead(ctx, offerId)
  }
  return null
}

/** A carrier that took the load and whose system does not hear that it is cancelled is called by who cancelled. */
async function callInstead(ctx: Context, offerId: string) {
  const offer = await findOffer(ctx.db, offerId)
  if (offer?.state !== 'Accepted' || (await carrierEmail(ctx.db, offer.carrierId))) return
  const tender = await findTender(ctx.db, offer.tenderId)
  const shipment = tender && (await findShipment(ctx.db, { id: tender.shipmentId }))
  if (shipment) await askToCall(ctx, shipment)
}

/** The page of the shipment shows what left. */
async function tellScreens(ctx: Context, messageId: string) {
  const message = await findMessage(ctx.db, messageId)
  const offer = message && (await findOffer(ctx.db, message.offerId))
  const tender = offer && (await findTender(ctx.db, offer.tenderId))
  const shipment = tender && (await findShipment(ctx.db, { id: tender.shipmentId }))
  if (!shipment) return
  const { id, shipmentNumber } = shipment
  ctx.emit(shipmentChanged, { id, shipmentNumber, action: 'changed' })
}
