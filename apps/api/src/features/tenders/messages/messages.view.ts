import type { TenderMessage } from '@lanewise/contract/tenders'
import type { MessageRow } from './messages.queries.ts'

export const messageView = (message: MessageRow): TenderMessage => ({
  id: message.id,
  offerId: message.offerId,
  shipmentNumber: message.shipmentNumber,
  method: message.method,
  purpose: message.purpose,
  state: message.state,
  reason: message.reason,
  attempts: message.attempts,
  createdAt: message.createdAt.toISOString(),
  sentAt: message.sentAt?.toISOString() ?? null,
  controlNumber: message.controlNumber,
  hasFile: message.fileId !== null,
  acknowledgedAt: message.acknowledgedAt?.toISOString() ?? null,
  acknowledgement: message.acknowledgement,
})
