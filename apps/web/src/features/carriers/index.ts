export { messageText as messageWords } from './connection/message-text.ts'
export { CarrierLogo } from './parts/CarrierLogo.tsx'
export { InsuranceChip } from './parts/InsuranceChip.tsx'
