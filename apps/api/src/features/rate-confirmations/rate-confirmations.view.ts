import type { RateConfirmation } from '@lanewise/contract/rate-confirmations'
import type { ConfirmationRow } from './rate-confirmations.queries.ts'

export const confirmationView = (row: ConfirmationRow): RateConfirmation => ({
  id: row.id,
  createdAt: row.createdAt.toISOString(),
  carrierName: row.carrierName,
  method: row.method,
  recipient: row.recipient,
  cause: row.cause,
  state: row.currentState,
  reason: row.currentReason,
  sentAt: row.arrivedAt?.toISOString() ?? null,
  papers: row.papers as RateConfirmation['papers'],
})
