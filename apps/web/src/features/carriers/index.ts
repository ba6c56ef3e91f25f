export { CarrierLogo } from './parts/CarrierLogo.tsx'
export { InsuranceChip } from './parts/InsuranceChip.tsx'
