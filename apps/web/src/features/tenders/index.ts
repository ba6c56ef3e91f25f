export { TenderCard } from './card/TenderCard.tsx'
export { useStartTender, useWithdrawTender } from './tenders.api.ts'
