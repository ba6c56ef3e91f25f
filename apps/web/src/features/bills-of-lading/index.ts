export { LazyGenerateBols as GenerateBols } from './dialog/LazyGenerateBols.tsx'
export { type PrintedShipment, useBolRefusal, usePalletLabels } from './use-papers.ts'
