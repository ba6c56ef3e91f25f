export { RateRequestCard } from './card/RateRequestCard.tsx'
export { LazyRequestRates as RequestRates } from './dialog/LazyRequestRates.tsx'
