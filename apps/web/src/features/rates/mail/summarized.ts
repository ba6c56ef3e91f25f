import type { QuoteDraft } from '@lanewise/contract/quote-form'
import type { useRates } from '#features/rates/use-rates.ts'

/** Rates of the step, and the quote of the history where truckloads were asked for alone. */
export type SummarizedRates = ReturnType<typeof useRates> & { truckloadQuoteId: string | undefined }

/** The quote as the server summarizes it on paper and by mail, from its own records. */
export const summarized = (
  details: QuoteDraft,
  { ltl, spots, truckloadQuoteId }: Pick<SummarizedRates, 'ltl' | 'spots' | 'truckloadQuoteId'>,
) => ({
  details,
  quoteId: ltl.rates?.quoteId ?? truckloadQuoteId ?? null,
  spotQuoteIds: spots.flatMap(({ quote }) => quote?.id ?? []),
})
