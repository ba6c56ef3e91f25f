import { type FieldIssue, requiredMessage } from '#shared/issue.ts'

/** Channels through which a carrier receives offers. */
export const connectionKinds = ['Email', 'EDI', 'API'] as const
export type ConnectionKind = (typeof connectionKinds)[number]

export const connectionKindLabels: Readonly<Record<ConnectionKind, string>> = {
  Email: 'Email with a personal link',
  EDI: 'EDI files (X12 204, 990, 997)',
  API: 'API (webhook and answer call)',
}

/** Code list that an interchange id belongs to (ISA05, ISA07). */
export const ediQualifiers = {
  '01': '01 D-U-N-S number',
  '02': '02 SCAC',
  '08': '08 UCC EDI communications id',
  '12': '12 Phone number',
  '14': '14 D-U-N-S plus suffix',
  '30': '30 Federal tax id',
  ZZ: 'ZZ Mutually defined',
} as const
export type EdiQualifier = keyof typeof ediQualifiers
export const ediQualifierNames = Object.keys(ediQualifiers) as [EdiQualifier, ...EdiQualifier[]]

export const connectionLabels = {
  kind: 'Offers go by',
  ownQualifier: 'Your qualifier',
  ownId: 'Your interchange id',
  partnerQualifier: 'Their qualifier',
  partnerId: 'Their interchange id',
  isTest: 'Test files only',
  webhookUrl: 'Webhook address',
} as const

type ConnectionTerms = {
  kind: ConnectionKind
  ownId: string | null
  partnerId: string | null
  webhookUrl: string | null
}

/** Checks the required fields of a connection kind. */
export function connectionIssues({ kind, ownId, partnerId, webhookUrl }: ConnectionTerms): FieldIssue[] {
  const missing = [
    ...(kind === 'EDI' && !ownId ? ['ownId'] : []),
    ...(kind === 'EDI' && !partnerId ? ['partnerId'] : []),
    ...(kind === 'API' && !webhookUrl ? ['webhookUrl'] : []),
  ]
  return missing.map((field) => ({ path: [field], message: requiredMessage }))
}

/** A webhook carries prices and places, so it must be encrypted. */
export const httpsNeeded = 'Enter an address that begins with https://'

/** ISA allows 15 characters, none of which may be an interchange separator. */
export const isInterchangeId = (text: string): boolean => /^[A-Z0-9][A-Z0-9 ._/-]{1,14}$/.test(text)

/** States and purposes of a message to a carrier. */
export const messageStates = ['Waiting', 'Sent', 'Failed', 'Dropped'] as const
export const messagePurposes = ['Offer', 'Withdrawal', 'Confirmation'] as const

/** Outcomes of a transaction received from a carrier. */
export const receivedOutcomes = ['Taken', 'Refused', 'Unknown', 'Invalid'] as const
