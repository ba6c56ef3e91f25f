import type { ChosenQuote, QuoteDraft } from '@lanewise/contract/quote-form'
import { quotedFreight } from '@lanewise/domain/quotes/rates/rate-requests'
import { useMemo } from 'react'
import { Rates } from './Rates.tsx'

export type RatesStepProps = {
  /** Valid: rates can be asked for with it. */
  details: QuoteDraft
  onChoose: (chosen: ChosenQuote) => void
  /** Truckloads join the modes of the quote. */
  onAddTruckload: () => void
  /** The rates have expired: they are asked for under another request, which gets other answers. */
  onRenew: () => void
}

/** The second step: what every source offers for the freight. */
export function RatesStep({ details, ...on }: RatesStepProps) {
  const freight = useMemo(() => quotedFreight(details), [details])
  return freight && <Rates freight={freight} details={details} {...on} />
}
