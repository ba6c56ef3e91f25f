import type { TenderConnection } from '@lanewise/contract/tender-connections'
import type { TenderMessage } from '@lanewise/contract/tenders'

const id = (end: string) => `0198c0de-0000-7000-8000-${end.padStart(12, '0')}`
const sentAt = '2026-11-17T12:00:00.000Z'
let made = 0

/** A message to the system of a carrier. */
export const aMessage = (facts: Partial<TenderMessage> = {}): TenderMessage => {
  made += 1
  return {
    id: id(`a${made}0`),
    offerId: id('f1'),
    shipmentNumber: 'S1001',
    method: 'EDI',
    purpose: 'Offer',
    state: 'Sent',
    reason: null,
    attempts: 1,
    createdAt: sentAt,
    sentAt: facts.state === 'Dropped' ? null : sentAt,
    controlNumber: 42,
    hasFile: false,
    acknowledgedAt: null,
    acknowledgement: null,
    ...facts,
  }
}

/** Tender connection of a carrier, by email unless the test sets something else. */
export const aConnection = (facts: Partial<TenderConnection> = {}): TenderConnection => ({
  carrierId: id('c1'),
  kind: 'Email',
  ownQualifier: 'ZZ',
  ownId: null,
  partnerQualifier: 'ZZ',
  partnerId: null,
  isTest: true,
  webhookUrl: null,
  obstacle: null,
  hasWebhookSecret: false,
  tokenMadeAt: null,
  messages: [],
  received: [],
  ...facts,
})
