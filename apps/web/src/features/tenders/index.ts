export { TenderCard } from './card/TenderCard.tsx'
export { ConnectionCard } from './connection/ConnectionCard.tsx'
export { useStartTender, useWithdrawTender } from './tenders.api.ts'
