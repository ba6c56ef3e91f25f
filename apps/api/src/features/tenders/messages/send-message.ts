import { shipmentStatuses } from '@lanewise/domain/shipments/shipment-status'
import { answerRefusal } from '@lanewise/domain/tenders/tender-states'
import { isAnswer } from '@lanewise/domain/webhooks/circuit'
import { writeTender204 } from '@lanewise/edi/tender-204'
import { postWebhook, WebhookFailure } from '#connectors/webhook/post-webhook.ts'
import { carrierEmail, carrierOf } from '#features/carriers/index.ts'
import { findLane } from '#features/lanes/index.ts'
import { askToCall, findShipment, loadShipment } from '#features/shipments/index.ts'
import type { TenderDeps } from '#features/tenders/deps.ts'
import type { Context, StoredFile } from '#platform/context.ts'
import { type JobWork, job } from '#platform/jobs/job.ts'
import { unseal } from '#platform/secrets/sealed.ts'
import { type ConnectionRow, findConnection, nextControlNumber } from '../connection/connection.queries.ts'
import { findOffer, findTender } from '../tenders.queries.ts'
import { giveUp } from '../waterfall/give-up.ts'
import { announceMessage } from './announce-message.ts'
import { ediContentType, ediFileOf, tenderIdOf } from './edi-envelope.ts'
import { toLoadTender } from './load-tender.ts'
import { type MessageTerms, termsOf } from './message-terms.ts'
import { countAttempt, findMessage, type MessageRow, messagesOfOffers, saveMessage } from './messages.queries.ts'
import { sendMessage } from './queue-message.ts'
import { countCall, refuseWhileResting } from './silent-systems.ts'
import { webhookBody } from './webhook-body.ts'

/** A message with everything needed to send it, read and numbered in one transaction. */
type Prepared =
  | { method: 'EDI'; fileName: string; text: string }
  | { method: 'API'; connectionId: string; url: string; secret: string; body: string }

/** The stored file, or the connection that was called. */
type Sent = { stored: StoredFile | null; connectionId: string | null }

/**
 * Stores the file or calls the webhook between two transactions, so that no transaction waits for the network.
 * (TENDER-3)
 */
export const sendMessageJob = (deps: TenderDeps) =>
  job({
    ...sendMessage,
    // The system of a carrier that never answers keeps two places for the length of its timeout. The others go on, and a
    // company never has all places.
    atOnce: 18,
    atOncePerGroup: 2,
    prepare: async (work: JobWork, { messageId }): Promise<Sent | null> => {
      const prepared = await work.transaction((ctx) => prepareMessage(ctx, deps, messageId))
      if (!prepared) return null
      if (prepared.method === 'API') return callWebhook(work, deps, messageId, prepared)
      const bytes = Buffer.from(prepared.text, 'latin1')
      return {
        connectionId: null,
        stored: await deps.files.store({ bytes, contentType: ediContentType, fileName: prepared.fileName }),
      }
    },
    run: async (ctx, { messageId }, sent) => {
      if (!sent) return
      if (sent.connectionId) await countCall(ctx, sent.connectionId, true)
      const fileId = sent.stored ? await ctx.files.keep(sent.stored) : null
      await saveMessage(ctx.db, messageId, { state: 'Sent', sentAt: ctx.now, reason: null, fileId })
      await announceMessage(ctx, messageId)
    },
  })

/** Null when nothing is left to send. The message then holds the reason. */
async function prepareMessage(ctx: Context, deps: TenderDeps, messageId: string): Promise<Prepared | null> {
  const message = await findMessage(ctx.db, messageId)
  const [terms, connection] = message
    ? await Promise.all([termsOf(ctx, message), findConnection(ctx.db, message.connectionId)])
    : []
  if (!message || !terms || !connection || message.state === 'Sent' || message.state === 'Dropped') return null
  const reason = await reasonToDrop(ctx, message, terms)
  if (reason) {
    // A message that failed before keeps its failure as the reason.
    await saveMessage(ctx.db, messageId, { state: 'Dropped', reason: message.reason ?? reason })
    await announceMessage(ctx, messageId)
    return null
  }
  if (message.method === 'API') await refuseWhileResting(ctx, connection)
  await countAttempt(ctx.db, messageId)
  if (connection.kind !== message.method)
    return failForGood(ctx, deps, message, 'The connection was changed in the meantime')
  return message.method === 'EDI'
    ? ediMessage(ctx, message, terms, connection)
    : apiMessage(ctx, deps, { message, terms, connection })
}

async function reasonToDrop(ctx: Context, { purpose }: MessageRow, terms: MessageTerms): Promise<string | null> {
  const { offer, shipment, carrierId } = terms
  if (!offer)
    return shipment.carrierId === carrierId && shipment.status >= shipmentStatuses.Booked
      ? null
      : 'The booking was cancelled in the meantime'
  if (purpose === 'Offer') {
    const refusal = answerRefusal({ ...offer, hasNext: false }, ctx.now)
    return refusal && 'The offer ended before it could be sent'
  }
  const [first] = await messagesOfOffers(ctx.db, [offer.id])
  return first?.state === 'Sent' ? null : 'The offer itself never arrived'
}

const purposes = { Offer: 'Original', Withdrawal: 'Cancellation', Confirmation: 'Confirmation' } as const

async function ediMessage(
  ctx: Context,
  message: MessageRow,
  { shipment, offer, carrierId, totalCents, laneId }: MessageTerms,
  connection: ConnectionRow,
): Promise<Prepared | null> {
  const carrier = await carrierOf(ctx.db, carrierId)
  if (!carrier) return null
  const controlNumber = message.controlNumber ?? (await nextControlNumber(ctx.db, connection.id))
  await saveMessage(ctx.db, message.id, { controlNumber })
  const [first] = offer ? await messagesOfOffers(ctx.db, [offer.id]) : []
  const load = toLoadTender({
    shipment,
    loaded: await loadShipment(ctx.db, shipment),
    expiresAt: offer?.expiresAt ?? null,
    totalCents,
    scac: carrier.scac ?? '',
    laneName: laneId && ((await findLane(ctx.db, laneId))?.customerReferenceNumber ?? null),
    tenderId: tenderIdOf(first?.controlNumber ?? controlNumber),
    purpose: purposes[message.purpose],
  })
  const transactions = [writeTender204(load)]
  const text = ediFileOf(connection, { kind: 204, controlNumber, now: ctx.now, transactions })
  return { method: 'EDI', text, fileName: `204-${shipment.shipmentNumber}-${controlNumber}.x12` }
}

type ApiMessage = { message: MessageRow; terms: MessageTerms; connection: ConnectionRow }

async function apiMessage(
  ctx: Context,
  deps: TenderDeps,
  { message, terms, connection: { id: connectionId, webhookUrl, webhookSecret } }: ApiMessage,
): Promise<Prepared | null> {
  if (!webhookUrl || !webhookSecret) return failForGood(ctx, deps, message, 'The connection no longer has a webhook')
  const body = JSON.stringify(await webhookBody(ctx, deps, message, terms))
  return { method: 'API', connectionId, url: webhookUrl, secret: await unseal(ctx.db, webhookSecret), body }
}

/**
 * A failure is stored with the message before the queue retries. After a permanent refusal the load goes to the next
 * carrier.
 */
async function callWebhook(
  { transaction, signal }: JobWork,
  deps: TenderDeps,
  messageId: string,
  { connectionId, url, secret, body }: Prepared & { method: 'API' },
): Promise<Sent | null> {
  try {
    await postWebhook({ url, secret, body, deliveryId: messageId, now: new Date(), signal }, deps.webhooks)
    return { stored: null, connectionId }
  } catch (error) {
    if (!(error instanceof WebhookFailure)) throw error
    await transaction(async (ctx) => {
      await countCall(ctx, connectionId, isAnswer(error.status))
      const message = await findMessage(ctx.db, messageId)
      if (message && error.isForGood) return failForGood(ctx, deps, message, error.message)
      await saveMessage(ctx.db, messageId, { state: 'Failed', reason: error.message })
      await announceMessage(ctx, messageId)
    })
    if (error.isForGood) return null
    throw error
  }
}

async function failForGood(ctx: Context, deps: TenderDeps, { id, offerId, purpose }: MessageRow, reason: string) {
  await saveMessage(ctx.db, id, { state: 'Dropped', reason })
  if (purpose === 'Offer' && offerId) await giveUp(ctx, deps, { offerId, reason })
  else {
    await announceMessage(ctx, id)
    if (offerId) await callInstead(ctx, offerId)
  }
  return null
}

/**
 * If the system of a carrier that accepted the load cannot be reached with the cancellation, the user who cancelled is
 * asked to call.
 */
async function callInstead(ctx: Context, offerId: string) {
  const offer = await findOffer(ctx.db, offerId)
  if (offer?.state !== 'Accepted' || (await carrierEmail(ctx.db, offer.carrierId))) return
  const tender = await findTender(ctx.db, offer.tenderId)
  const shipment = tender && (await findShipment(ctx.db, { id: tender.shipmentId }))
  if (shipment) await askToCall(ctx, shipment)
}
