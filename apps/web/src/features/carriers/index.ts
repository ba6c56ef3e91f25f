export { messageText } from './connection/message-text.ts'
export { CarrierLogo } from './parts/CarrierLogo.tsx'
export { InsuranceChip } from './parts/InsuranceChip.tsx'
