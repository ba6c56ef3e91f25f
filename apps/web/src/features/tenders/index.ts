export { TenderCard } from './card/TenderCard.tsx'
export { TenderPlan } from './plan/TenderPlan.tsx'
export { useStartTender, useWithdrawTender } from './tenders.api.ts'
