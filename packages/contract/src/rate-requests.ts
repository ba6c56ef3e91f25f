import { carrierContactRoles } from '@lanewise/domain/carriers/labels'
import { emailMessage, isEmailAddress } from '@lanewise/domain/contacts/email'
import { offerIssues, rateAnswers } from '@lanewise/domain/rate-requests/answer-rules'
import { closeReasons } from '@lanewise/domain/rate-requests/close-reasons'
import { answerChannels, lineStates, rateRequestStates } from '@lanewise/domain/rate-requests/rate-request-states'
import { mostCarriers } from '@lanewise/domain/rate-requests/rate-request-text'
import { z } from 'zod'
import { CarrierLoad } from './carrier-load.ts'
import { optionalText, wholeUpTo } from './fields.ts'
import { Id, searchTerm, text } from './list.ts'
import { optionalDollars } from './money.ts'
import { operation } from './operation.ts'
import { MovedShipment, ShipmentParams } from './shipment-fields.ts'
import { withRule } from './with-rule.ts'

const byToken = z.strictObject({ token: z.string().max(100) })
const moment = z.iso.datetime()

const Recipient = z.object({ name: z.string().nullable(), email: z.string() })

/** One carrier's part of a rate request, with its answer. */
export const RateRequestLine = z.object({
  id: Id,
  carrierId: Id,
  carrierName: z.string(),
  carrierLogoFileId: Id.nullable(),
  state: z.enum(lineStates),
  sentTo: z.array(Recipient),
  sentAt: moment,
  /** Null when the sender is no longer known or the lane sent the request automatically. */
  sentBy: z.string().nullable(),
  /** Number of times its links were opened. */
  openCount: z.int(),
  lastOpenedAt: moment.nullable(),
  remindedAt: moment.nullable(),
  remindedBy: z.string().nullable(),
  total: z.number().nullable(),
  transitDays: z.int().nullable(),
  note: z.string().nullable(),
  answeredAt: moment.nullable(),
  answeredBy: z.string().nullable(),
  answeredThrough: z.enum(answerChannels).nullable(),
  isChosen: z.boolean(),
  chosenAt: moment.nullable(),
  chosenBy: z.string().nullable(),
})
export type RateRequestLine = z.output<typeof RateRequestLine>

export const RateRequest = z.object({
  id: Id,
  state: z.enum(rateRequestStates),
  /** Reason why the request was closed. */
  closeReason: z.enum(closeReasons).nullable(),
  closedAt: moment.nullable(),
  /** Null when the request expired. */
  closedBy: z.string().nullable(),
  replyBy: moment,
  message: z.string().nullable(),
  /** Target price of the shipper in dollars; carriers never see it. */
  target: z.number().nullable(),
  createdAt: moment,
  createdBy: z.string(),
  /** True when the lane sent the request because no carrier accepted its tender. */
  isAutomatic: z.boolean(),
  /** Sorted by total; carriers without an answer follow, then those that declined. */
  lines: z.array(RateRequestLine),
})
export type RateRequest = z.output<typeof RateRequest>

/** Cost of booked shipments on a lane, in dollars. */
const PaidOnLane = z.object({ count: z.int(), lowest: z.number(), highest: z.number(), average: z.number() })
export type PaidOnLane = z.output<typeof PaidOnLane>

export const getRateRequests = operation({
  name: 'getRateRequests',
  summary: 'The rate requests of a shipment with the responses of the carriers, newest first',
  method: 'GET',
  path: '/shipments/{shipmentNumber}/rate-requests',
  permission: 'ViewShipment',
  params: ShipmentParams,
  answer: z.object({
    rateRequests: z.array(RateRequest),
    /** Cost of other shipments booked on the same lane in the last 12 months; null when there are none. */
    paidOnLane: PaidOnLane.nullable(),
  }),
})

/** A carrier that can get a rate request, with its known addresses. */
export const AskableCarrier = z.object({
  carrierId: Id,
  name: z.string(),
  dotNumber: z.string().nullable(),
  logoFileId: Id.nullable(),
  /** True when the carrier's modes and equipment match the shipment. */
  fits: z.boolean(),
  /** Sentence that says why the carrier cannot get a request; null when it can. */
  obstacle: z.string().nullable(),
  contacts: z.array(
    z.object({ name: z.string().nullable(), role: z.enum(carrierContactRoles).nullable(), email: z.string() }),
  ),
})
export type AskableCarrier = z.output<typeof AskableCarrier>

export const findAskableCarriers = operation({
  name: 'findAskableCarriers',
  summary: 'Carriers that can be asked for a rate for a shipment, at most 20, those that fit first',
  method: 'GET',
  path: '/shipments/{shipmentNumber}/rate-requests/carriers',
  permission: 'CreateRateRequest',
  params: ShipmentParams,
  query: z.strictObject({ q: searchTerm }),
  answer: z.object({ items: z.array(AskableCarrier) }),
})

const email = text(254).trim().refine(isEmailAddress, emailMessage)
const RequestRecipient = z.strictObject({
  carrierId: Id,
  emails: z.array(email).min(1, 'Choose at least one contact of each carrier').max(10, 'At most 10 contacts'),
})

const carriers = z
  .array(RequestRecipient)
  .min(1, 'Choose at least one carrier')
  .max(mostCarriers, `At most ${mostCarriers} carriers`)
const target = optionalDollars.refine((value) => value === null || value > 0, 'Enter a target above 0')

export const RateRequestFields = z.strictObject({
  carriers,
  replyBy: z.iso.datetime('Enter date and time'),
  message: optionalText(1000),
  /** The target is never shown to carriers. */
  target,
})
export type RateRequestFields = z.output<typeof RateRequestFields>

export const createRateRequest = operation({
  name: 'createRateRequest',
  summary: 'Ask carriers for a rate for a shipment; each contact gets an email with a personal link',
  method: 'POST',
  path: '/shipments/{shipmentNumber}/rate-requests',
  permission: 'CreateRateRequest',
  params: ShipmentParams,
  body: RateRequestFields,
  answer: z.object({ rateRequestId: Id, shipmentNumber: z.string() }),
  status: 201,
})

export const MoreCarriers = z.strictObject({ carriers })
export type MoreCarriers = z.output<typeof MoreCarriers>

export const addRateRequestCarriers = operation({
  name: 'addRateRequestCarriers',
  summary: 'Add carriers to the open rate request of a shipment',
  method: 'POST',
  path: '/shipments/{shipmentNumber}/rate-requests/carriers',
  permission: 'CreateRateRequest',
  params: ShipmentParams,
  body: MoreCarriers,
  answer: MovedShipment,
  status: 201,
})

export const TargetPrice = z.strictObject({ target })
export type TargetPrice = z.output<typeof TargetPrice>

export const setTargetPrice = operation({
  name: 'setTargetPrice',
  summary: 'Set the target price, hidden from the carriers; null removes it',
  method: 'PUT',
  path: '/shipments/{shipmentNumber}/rate-requests/target',
  permission: 'CreateRateRequest',
  params: ShipmentParams,
  body: TargetPrice,
  answer: MovedShipment,
})

export const remindCarriers = operation({
  name: 'remindCarriers',
  summary: 'Remind one carrier that has not answered, or all that were not just reminded',
  method: 'POST',
  path: '/shipments/{shipmentNumber}/rate-requests/remind',
  permission: 'CreateRateRequest',
  params: ShipmentParams,
  body: z.strictObject({ lineId: Id.nullish() }),
  answer: MovedShipment.extend({ carriers: z.array(z.string()) }),
})

export const cancelRateRequest = operation({
  name: 'cancelRateRequest',
  summary: 'Cancel the open rate request of a shipment',
  method: 'POST',
  path: '/shipments/{shipmentNumber}/rate-requests/cancel',
  permission: 'CreateRateRequest',
  params: ShipmentParams,
  answer: MovedShipment,
})

const answerShape = {
  answer: z.enum(rateAnswers, 'Choose an answer'),
  total: optionalDollars,
  transitDays: wholeUpTo(60),
  note: optionalText(500),
} as const
const ruled = ['answer', 'total', 'transitDays'] as const

/** A carrier's answer received by phone or mail. (RFQ-3) */
export const RateResponse = withRule(
  z.strictObject({ lineId: Id, through: z.enum(['Phone', 'Mail'], 'Choose phone or email'), ...answerShape }),
  ruled,
  offerIssues,
)
export type RateResponse = z.output<typeof RateResponse>

export const recordRateResponse = operation({
  name: 'recordRateResponse',
  summary: 'Record the response of a carrier to a rate request, by phone or email',
  method: 'POST',
  path: '/shipments/{shipmentNumber}/rate-requests/response',
  permission: 'RecordResponse',
  params: ShipmentParams,
  body: RateResponse,
  answer: MovedShipment,
})

export const chooseRateResponse = operation({
  name: 'chooseRateResponse',
  summary: 'Book a shipment with the rate that a carrier offered',
  method: 'POST',
  path: '/shipments/{shipmentNumber}/rate-requests/choose',
  permission: 'BookShipment',
  params: ShipmentParams,
  body: z.strictObject({ lineId: Id }),
  answer: MovedShipment,
})

/** The load in a carrier's rate request, with the carrier's answer so far. (RFQ-2) */
export const RequestedLoad = CarrierLoad.extend({
  message: z.string().nullable(),
  own: z.object({
    state: z.enum(lineStates),
    total: z.number().nullable(),
    transitDays: z.int().nullable(),
    note: z.string().nullable(),
  }),
})
export type RequestedLoad = z.output<typeof RequestedLoad>

export const getRequestedLoad = operation({
  name: 'getRequestedLoad',
  summary: 'The load behind the personal link of a rate request',
  method: 'GET',
  path: '/public/rate-requests/{token}',
  permission: 'public',
  link: 'rate-request',
  publicLimit: 120,
  params: byToken,
  answer: RequestedLoad,
  ownTransactions: true,
})

export const noteRequestOpened = operation({
  name: 'noteRequestOpened',
  summary: 'Record that the page of a personal link was opened',
  method: 'POST',
  path: '/public/rate-requests/{token}/opened',
  permission: 'public',
  link: 'rate-request',
  publicLimit: 30,
  params: byToken,
  answer: z.object({ openCount: z.int() }),
  ownTransactions: true,
})

export const LinkResponse = withRule(z.strictObject(answerShape), ruled, offerIssues)
export type LinkResponse = z.output<typeof LinkResponse>

export const answerRateRequest = operation({
  name: 'answerRateRequest',
  summary: 'Offer a rate for the load behind a personal link, or decline',
  method: 'POST',
  path: '/public/rate-requests/{token}/answer',
  permission: 'public',
  link: 'rate-request',
  publicLimit: 30,
  params: byToken,
  body: LinkResponse,
  answer: z.object({ state: z.enum(rateAnswers), shipmentNumber: z.string() }),
  ownTransactions: true,
})
