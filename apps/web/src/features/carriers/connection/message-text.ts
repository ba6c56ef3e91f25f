import type { TenderMessage } from '@lanewise/contract/tenders'
import { dateTimeHere } from '#platform/date-time.ts'
import type { Tone } from '#ui/theme/tone.ts'

const names = {
  EDI: { Offer: '204', Withdrawal: '204 cancellation', Confirmation: '204 confirmation' },
  API: { Offer: 'Webhook', Withdrawal: 'Withdrawal webhook', Confirmation: 'Confirmation webhook' },
} as const

/** "204 sent 11/17/2026 08:15, acknowledged by 997 11/17/2026 08:16" */
export function messageText({
  method,
  purpose,
  state,
  sentAt,
  reason,
  attempts,
  ...receiptFields
}: TenderMessage): string {
  const name = names[method][purpose]
  if (state === 'Waiting') return `${name} is about to be sent`
  if (state === 'Dropped') return `${name} not sent: ${reason}`
  if (state === 'Failed')
    return `${name} failed${attempts > 1 ? ` ${attempts} times` : ''}: ${reason}${receiptFields.acknowledgedAt ? '' : '; retrying'}`
  const { acknowledgedAt, acknowledgement } = receiptFields
  const receipt =
    acknowledgedAt && `, ${receipts[acknowledgement ?? 'Accepted']} by 997 ${dateTimeHere(acknowledgedAt)}`
  return `${name} sent ${sentAt ? dateTimeHere(sentAt) : ''}${receipt ?? ''}`
}

const receipts = {
  Accepted: 'acknowledged',
  AcceptedWithErrors: 'acknowledged with errors',
  PartlyAccepted: 'acknowledged in part',
  Rejected: 'rejected',
} as const

export const messageTones: Readonly<Record<TenderMessage['state'], Tone>> = {
  Waiting: 'neutral',
  Sent: 'ok',
  Failed: 'late',
  Dropped: 'neutral',
}

export const messageStateLabels: Readonly<Record<TenderMessage['state'], string>> = {
  Waiting: 'Waiting',
  Sent: 'Sent',
  Failed: 'Failed',
  Dropped: 'Not sent',
}
