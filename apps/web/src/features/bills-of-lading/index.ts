export { LazyGenerateBols as GenerateBols } from './dialog/LazyGenerateBols.tsx'
export { useBolRefusal, usePalletLabels } from './use-papers.ts'
