import type { ChosenQuote, QuoteDraft } from '@lanewise/contract/quote-form'

type Props = {
  /** Valid: rates can be asked for with it. */
  details: QuoteDraft
  onChoose: (chosen: ChosenQuote) => void
  /** Truckloads join the modes of the quote. */
  onAddTruckload: () => void
}

/** The second step: what every source offers for the freight. */
export function RatesStep(_props: Props) {
  return null
}
