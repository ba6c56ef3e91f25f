import type { ConfirmationRecipient, RateConfirmation } from '@lanewise/contract/rate-confirmations'
import { type ConfirmationState, channelText } from '@lanewise/domain/booking/rate-confirmation'
import type { Tone } from '#ui/theme/tone.ts'

export const attachBill = 'Attach the bill of lading'

export const stateLabels: Readonly<Record<ConfirmationState, string>> = {
  Waiting: 'Sending',
  Sent: 'Sent',
  Failed: 'Not delivered',
  NoAddress: 'Not sent',
  Off: 'Not sent',
}

export const stateTones: Readonly<Record<ConfirmationState, Tone>> = {
  Waiting: 'neutral',
  Sent: 'ok',
  Failed: 'late',
  NoAddress: 'late',
  Off: 'neutral',
}

/** What became of a rate confirmation, in one line. */
export function confirmationText(confirmation: RateConfirmation): string {
  const { state, reason, papers, cause } = confirmation
  if (state === 'Off') return 'Turned off by the user who booked the load'
  const parts = [
    channelText(confirmation),
    papers.includes('BillOfLading') && 'with the bill of lading',
    cause === 'PickupChange' && 'because the pickup changed',
  ]
  const text = parts.filter(Boolean).join(', ')
  return state === 'Failed' && reason ? `${text}. ${reason}` : text
}

/** What the booking dialog says about the notification of the carrier. */
export function bookingLine(recipient: ConfirmationRecipient): string {
  const { method, isWanted, carrierName } = recipient
  if (method === 'Provider' || method === 'None') return channelText(recipient)
  return isWanted
    ? `Rate confirmation ${channelText(recipient).replace(/^To/, 'to')}`
    : `${carrierName} is not notified`
}
