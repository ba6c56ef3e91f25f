import {
  connectionIssues,
  connectionKinds,
  ediQualifierNames,
  httpsNeeded,
  isInterchangeId,
  receivedOutcomes,
} from '@lanewise/domain/tenders/connections'
import { answerKinds } from '@lanewise/domain/tenders/tender-states'
import { z } from 'zod'
import { optionalText, requiredText } from './fields.ts'
import { Id } from './list.ts'
import { operation } from './operation.ts'
import { CarrierAnswer, TenderMessage } from './tenders.ts'
import { withRule } from './with-rule.ts'

const moment = z.iso.datetime()
const one = z.strictObject({ carrierId: Id })
const interchangeId = optionalText(15)
  .transform((value) => value?.toUpperCase() ?? null)
  .refine((value) => value === null || isInterchangeId(value), 'Enter 2 to 15 letters, digits, blanks or . _ / -')
const qualifier = z.enum(ediQualifierNames, 'Choose a qualifier').default('ZZ')
const webhookUrl = optionalText(500).refine(
  (value) => value === null || (/^https?:\/\/[^\s@]+$/i.test(value) && URL.canParse(value)),
  httpsNeeded,
)

/** How a carrier receives tender offers. Settings of the kinds not in use are stored but ignored. */
export const TenderConnectionFields = withRule(
  z.strictObject({
    kind: z.enum(connectionKinds, 'Choose how offers go'),
    ownQualifier: qualifier,
    ownId: interchangeId,
    partnerQualifier: qualifier,
    partnerId: interchangeId,
    isTest: z.boolean('Choose yes or no').default(true),
    webhookUrl,
  }),
  ['kind', 'ownId', 'partnerId', 'webhookUrl'],
  connectionIssues,
)
export type TenderConnectionFields = z.output<typeof TenderConnectionFields>

/** Result of one transaction of a file: an answer to an offer, or an acknowledgement. */
export const ReceivedTransaction = z.object({
  kind: z.string(),
  controlNumber: z.string(),
  shipmentNumber: z.string().nullable(),
  outcome: z.enum(receivedOutcomes),
  /** One sentence. */
  message: z.string(),
})
export type ReceivedTransaction = z.output<typeof ReceivedTransaction>

/** A file received from a carrier. */
export const ReceivedFile = z.object({
  id: Id,
  controlNumber: z.int(),
  receivedAt: moment,
  receivedBy: z.string(),
  transactions: z.array(ReceivedTransaction),
})
export type ReceivedFile = z.output<typeof ReceivedFile>

/** Secrets are returned only when they are created. */
export const TenderConnection = z.object({
  carrierId: Id,
  kind: z.enum(connectionKinds),
  ownQualifier: z.enum(ediQualifierNames),
  ownId: z.string().nullable(),
  partnerQualifier: z.enum(ediQualifierNames),
  partnerId: z.string().nullable(),
  isTest: z.boolean(),
  webhookUrl: z.string().nullable(),
  /** Sentence that says why offers still go by mail; null when the connection works. */
  obstacle: z.string().nullable(),
  hasWebhookSecret: z.boolean(),
  tokenMadeAt: moment.nullable(),
  /** At most 20 of each, newest first. */
  messages: z.array(TenderMessage),
  received: z.array(ReceivedFile),
})
export type TenderConnection = z.output<typeof TenderConnection>

export const getTenderConnection = operation({
  name: 'getTenderConnection',
  summary: 'The tender connection of a carrier, with its recent messages',
  method: 'GET',
  path: '/carriers/{carrierId}/tender-connection',
  permission: 'ViewCarrierNetwork',
  params: one,
  answer: TenderConnection,
})

export const setTenderConnection = operation({
  name: 'setTenderConnection',
  summary: 'Set the tender connection of a carrier',
  method: 'PUT',
  path: '/carriers/{carrierId}/tender-connection',
  permission: 'EditCarrierNetwork',
  params: one,
  body: TenderConnectionFields,
  answer: TenderConnection,
})

export const createConnectionSecrets = operation({
  name: 'createConnectionSecrets',
  summary: 'Replace the secrets of a connection; the new ones are shown only once',
  method: 'POST',
  path: '/carriers/{carrierId}/tender-connection/secrets',
  permission: 'EditCarrierNetwork',
  params: one,
  answer: z.object({
    /** Bearer token for calls by the carrier. */
    token: z.string(),
    /** Secret by which the carrier's webhook verifies our calls; null for EDI. */
    webhookSecret: z.string().nullable(),
  }),
})

/** Maximum file size in bytes, and maximum request body size for the same file in base64. */
export const ediFileLimit = 1024 * 1024
const ediBodyLimit = 1.5 * 1024 * 1024
const fileData = z.string('The file is missing').min(1, 'The file is empty')

export const EdiReceipt = z.object({
  /** The 997 acknowledgement of the received file in X12; null when there is nothing to acknowledge. */
  acknowledgement: z.string().nullable(),
  interchanges: z.array(
    z.object({
      controlNumber: z.int(),
      /** True for a file that was received before; it is not processed again. */
      isRepeated: z.boolean(),
      transactions: z.array(ReceivedTransaction),
    }),
  ),
  /** Errors in the envelopes, one sentence each. */
  errors: z.array(z.string()),
})
export type EdiReceipt = z.output<typeof EdiReceipt>

export const uploadEdiFile = operation({
  name: 'uploadEdiFile',
  summary: 'Upload a file of X12 answers (990), statuses (214) and acknowledgements (997) from a carrier',
  method: 'POST',
  path: '/carriers/{carrierId}/edi-files',
  permission: 'RecordResponse',
  params: one,
  body: z.strictObject({ fileName: requiredText(200), data: fileData }),
  bodyLimit: ediBodyLimit,
  answer: EdiReceipt,
  ownTransactions: true,
})

export const getEdiFile = operation({
  name: 'getEdiFile',
  summary: 'An X12 file sent to or received from a carrier, base64',
  method: 'GET',
  path: '/carriers/{carrierId}/edi-files/{ediFileId}',
  permission: 'ViewCarrierNetwork',
  params: one.extend({ ediFileId: Id }),
  answer: z.object({ contentType: z.string(), fileName: z.string(), data: z.string() }),
  ownTransactions: true,
})

/** The carrier's system sends an EDI file, either raw (application/edi-x12) or in base64. (TENDER-3) */
export const receiveEdi = operation({
  name: 'receiveEdi',
  summary: 'Send X12 answers (990), statuses (214) and acknowledgements (997), with the bearer token of the connection',
  method: 'POST',
  path: '/edi/inbound',
  permission: 'public',
  link: 'carrier',
  publicLimit: 300,
  body: z.strictObject({ data: fileData }),
  bodyLimit: ediBodyLimit,
  answer: EdiReceipt,
  ownTransactions: true,
})

/** The carrier's own system answers an offer. (TENDER-3) */
export const answerTender = operation({
  name: 'answerTender',
  summary: 'Answer an offer, with the bearer token of the connection; the same answer again changes nothing',
  method: 'POST',
  path: '/tenders/{offerId}/answer',
  permission: 'public',
  link: 'carrier',
  publicLimit: 300,
  params: z.strictObject({ offerId: Id }),
  body: CarrierAnswer,
  answer: z.object({ offerId: Id, state: z.enum(answerKinds), shipmentNumber: z.string() }),
  ownTransactions: true,
})
