import { tenderMethods } from '@lanewise/domain/lanes/tender-terms'
import { messagePurposes, messageStates } from '@lanewise/domain/tenders/connections'
import { answerKinds, offerStates, tenderStates } from '@lanewise/domain/tenders/tender-states'
import { rejectReasonNames } from '@lanewise/domain/tenders/tender-text'
import { z } from 'zod'
import { CarrierLoad } from './carrier-load.ts'
import { PricedCharge } from './charge-fields.ts'
import { optionalText } from './fields.ts'
import { expirationActionNames } from './lane-fields.ts'
import { Id } from './list.ts'
import { optionalDollars } from './money.ts'
import { operation } from './operation.ts'
import { withRule } from './with-rule.ts'

const one = z.strictObject({ shipmentNumber: z.string().max(30) })
const byToken = z.strictObject({ token: z.string().max(100) })
const moment = z.iso.datetime()
const Moved = z.object({ shipmentId: Id, shipmentNumber: z.string(), version: z.int() })

/** A message sent or queued to a carrier. */
export const TenderMessage = z.object({
  id: Id,
  /** Null for a rate confirmation, which needs no offer. */
  offerId: Id.nullable(),
  shipmentNumber: z.string(),
  method: z.enum(['EDI', 'API']),
  purpose: z.enum(messagePurposes),
  state: z.enum(messageStates),
  /** Reason why it was not delivered or not sent. */
  reason: z.string().nullable(),
  attempts: z.int(),
  createdAt: moment,
  sentAt: moment.nullable(),
  controlNumber: z.int().nullable(),
  hasFile: z.boolean(),
  acknowledgedAt: moment.nullable(),
  acknowledgement: z.enum(['Accepted', 'AcceptedWithErrors', 'PartlyAccepted', 'Rejected']).nullable(),
})
export type TenderMessage = z.output<typeof TenderMessage>

/** The offer to one carrier of the sequence. */
export const TenderOffer = z.object({
  id: Id,
  /** Starts at 1. */
  position: z.int(),
  carrierId: Id,
  carrierName: z.string(),
  carrierLogoFileId: Id.nullable(),
  state: z.enum(offerStates),
  /** Reason why it was skipped or not delivered. */
  stateReason: z.string().nullable(),
  total: z.number(),
  sentTo: z.string().nullable(),
  sentAt: moment.nullable(),
  expiresAt: moment.nullable(),
  answeredAt: moment.nullable(),
  answeredBy: z.string().nullable(),
  rejectReason: z.enum(rejectReasonNames).nullable(),
  answerNote: z.string().nullable(),
  counterTotal: z.number().nullable(),
  /** Answer that came after the offer had ended, so that it had no effect. */
  lateAnswer: z.object({ answer: z.enum(answerKinds), at: moment, by: z.string().nullable() }).nullable(),
  /** Channel of the offer; null before the carrier gets it. */
  method: z.enum(tenderMethods).nullable(),
  /** Messages to the carrier's system, oldest first; empty when the carrier was called or got mail. */
  messages: z.array(TenderMessage),
})
export type TenderOffer = z.output<typeof TenderOffer>

export const Tender = z.object({
  id: Id,
  state: z.enum(tenderStates),
  tenderMethod: z.enum(tenderMethods),
  /** Minutes. */
  tenderTime: z.int(),
  isAutomatic: z.boolean(),
  lane: z.object({ id: Id, customerReferenceNumber: z.string() }),
  startedAt: moment,
  startedBy: z.string(),
  endedAt: moment.nullable(),
  /** Follow-up that the lane started because no carrier accepted the load. */
  followUp: z
    .object({
      action: z.enum(expirationActionNames),
      rateRequestId: Id.nullable(),
      spotQuote: z
        .object({ quoteNumber: z.string(), total: z.number(), transitDays: z.number(), expiresAt: moment })
        .nullable(),
      /** Reason why the follow-up failed. */
      note: z.string().nullable(),
    })
    .nullable(),
  offers: z.array(TenderOffer),
})
export type Tender = z.output<typeof Tender>

export const getTenders = operation({
  name: 'getTenders',
  summary: 'The tenders of a shipment, newest first, and whether it can be tendered now',
  method: 'GET',
  path: '/shipments/{shipmentNumber}/tenders',
  permission: 'ViewShipment',
  params: one,
  answer: z.object({
    tenders: z.array(Tender),
    /** Sentence that says why the shipment cannot be tendered now; null when it can. */
    obstacle: z.string().nullable(),
  }),
})

/** What a tender would do now: the carriers in the order in which they get the offer. */
export const TenderPlan = z.object({
  lane: z.string(),
  tenderMethod: z.enum(tenderMethods),
  /** Minutes that each carrier has to answer. */
  tenderTime: z.int(),
  /** What the lane does when no carrier accepts the load. */
  expirationAction: z.enum(expirationActionNames).nullable(),
  carriers: z.array(
    z.object({
      carrierId: Id,
      carrierName: z.string(),
      /** null if the rate has no price for this load. */
      total: z.number().nullable(),
      /** Reason why the carrier would be skipped; null if it gets the offer. */
      skipReason: z.string().nullable(),
    }),
  ),
})
export type TenderPlan = z.output<typeof TenderPlan>

export const getTenderPlan = operation({
  name: 'getTenderPlan',
  summary: 'Carriers, prices and minutes of a tender before it is started',
  method: 'GET',
  path: '/shipments/{shipmentNumber}/tenders/plan',
  permission: 'BookShipment',
  params: one,
  answer: z.object({
    plan: TenderPlan.nullable(),
    /** Sentence that says why the shipment cannot be tendered now; null when it can. */
    obstacle: z.string().nullable(),
  }),
})

export const startTender = operation({
  name: 'startTender',
  summary: 'Offer a shipment to the carriers of its lane, one after the other',
  method: 'POST',
  path: '/shipments/{shipmentNumber}/tenders',
  permission: 'BookShipment',
  params: one,
  answer: Moved.extend({
    /** Reason why no carrier could get an offer, so that the shipment is not tendered; null when a carrier got one. */
    unasked: z.string().nullable(),
  }),
  status: 201,
})

export const withdrawTender = operation({
  name: 'withdrawTender',
  summary: 'Withdraw the open offer of a shipment',
  method: 'POST',
  path: '/shipments/{shipmentNumber}/tenders/withdraw',
  permission: 'BookShipment',
  params: one,
  answer: Moved,
})

const reason = z.enum(rejectReasonNames, 'Choose a reason').nullish()
const note = optionalText(500)

const reasonNeeded = ({ answer, rejectReason }: { answer: string; rejectReason?: string | null | undefined }) =>
  answer === 'Rejected' && !rejectReason ? [{ path: ['rejectReason'], message: 'Choose a reason' }] : []

const answerShape = {
  answer: z.enum(answerKinds, 'Choose an answer'),
  rejectReason: reason,
  note,
  counterTotal: optionalDollars,
}

/** A carrier's answer received by phone or mail. (TENDER-3) */
export const TenderAnswer = withRule(
  z.strictObject({ offerId: Id, ...answerShape }),
  ['answer', 'rejectReason'],
  reasonNeeded,
)

/** A carrier's answer sent by its own system. (TENDER-3) */
export const CarrierAnswer = withRule(z.strictObject(answerShape), ['answer', 'rejectReason'], reasonNeeded)

export const recordTenderAnswer = operation({
  name: 'recordTenderAnswer',
  summary: 'Record what a carrier said to an offer',
  method: 'POST',
  path: '/shipments/{shipmentNumber}/tenders/answer',
  permission: 'RecordResponse',
  params: one,
  body: TenderAnswer,
  answer: Moved,
  ownTransactions: true,
})

/** Data of a load offered to a carrier at an agreed price, as the carrier sees it. */
export const OfferedLoad = CarrierLoad.extend({
  contract: z.string(),
  total: z.number(),
  charges: z.array(PricedCharge),
})
export type OfferedLoad = z.output<typeof OfferedLoad>

/** Opened through a personal link. (TENDER-3) */
export const getOfferedLoad = operation({
  name: 'getOfferedLoad',
  summary: 'The load behind a personal link',
  method: 'GET',
  path: '/public/tenders/{token}',
  permission: 'public',
  link: 'tender',
  publicLimit: 120,
  params: byToken,
  answer: OfferedLoad,
  ownTransactions: true,
})

export const OfferAnswer = withRule(
  z.strictObject({ answer: z.enum(['Accepted', 'Rejected'], 'Choose an answer'), rejectReason: reason, note }),
  ['answer', 'rejectReason'],
  reasonNeeded,
)

export const answerOffer = operation({
  name: 'answerOffer',
  summary: 'Accept or reject the load behind a personal link',
  method: 'POST',
  path: '/public/tenders/{token}/answer',
  permission: 'public',
  link: 'tender',
  publicLimit: 30,
  params: byToken,
  body: OfferAnswer,
  answer: z.object({ state: z.enum(['Accepted', 'Rejected']), shipmentNumber: z.string() }),
  ownTransactions: true,
})
