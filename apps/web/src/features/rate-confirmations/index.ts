export { ConfirmationSwitch } from './ConfirmationSwitch.tsx'
export { bookingLine } from './confirmation-text.ts'
export { RateConfirmationCard } from './RateConfirmationCard.tsx'
export { type ToBook, useConfirmation } from './rate-confirmations.api.ts'
