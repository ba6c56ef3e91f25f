export { LazyGenerateBols as GenerateBols } from './dialog/LazyGenerateBols.tsx'
export { RecipientField } from './dialog/RecipientField.tsx'
export { useOrderBol, useOrderPalletLabels } from './use-order-papers.ts'
export { type PrintedShipment, useBolRefusal, usePalletLabels } from './use-papers.ts'
