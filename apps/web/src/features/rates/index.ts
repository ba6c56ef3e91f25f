import { lazyStep } from '#platform/routing/lazy-page.ts'

export { Comparison } from './compare/Comparison.tsx'
export { blockedIn, ContractRates } from './list/ContractRates.tsx'
export { LtlRates } from './list/LtlRates.tsx'
export { MailQuoteButton } from './mail/MailQuoteButton.tsx'
export { Notices as RateNotices } from './Notices.tsx'
export { contractOffer, ltlOffer, type Offer, rankedOf, spotOffer } from './offer.ts'
export type { RatesStepProps } from './RatesStep.tsx'
export { RatesViewContext } from './rates-view.ts'
export { type ShownFreight, SidePanel } from './side/SidePanel.tsx'
export { SpotSection } from './spot/SpotSection.tsx'
export { usePricing } from './use-pricing.ts'
export { useRates } from './use-rates.ts'
export { useViewState } from './use-view-state.ts'

export const ratesStep = lazyStep(async () => (await import('./RatesStep.tsx')).RatesStep)
