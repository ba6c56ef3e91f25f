import type { ChosenPrice, ChosenQuote, QuoteDraft } from '@lanewise/contract/quote-form'
import { quotedFreight } from '@lanewise/domain/quotes/rates/rate-requests'
import type { PriceSide } from '@lanewise/domain/quotes/rates/shown-rate'
import { useMemo } from 'react'
import { Rates } from './Rates.tsx'

export type RatesStepProps = {
  /** Valid details, ready for a rate request. */
  details: QuoteDraft
  onChoose: (chosen: ChosenQuote, price?: ChosenPrice) => void
  /** Kind of amount shown first. */
  firstSide?: PriceSide
  /** Adds truckload to the modes of the quote. */
  onAddTruckload: () => void
  /** Called when the rates have expired. They are requested under a new request id, which gets fresh rates. */
  onRenew: () => void
}

/** Second step of the wizard: the rates of every source. */
export function RatesStep({ details, ...on }: RatesStepProps) {
  const freight = useMemo(() => quotedFreight(details), [details])
  return freight && <Rates freight={freight} details={details} {...on} />
}
