import type { QuoteDraft } from '@lanewise/contract/quote-form'
import type { useRates } from '#features/rates/use-rates.ts'

/** The quote as the server summarizes it on paper and by mail, from its own records. */
export const summarized = (
  details: QuoteDraft,
  { ltl, spots }: Pick<ReturnType<typeof useRates>, 'ltl' | 'spots'>,
) => ({
  details,
  quoteId: ltl.rates?.quoteId ?? null,
  spotQuoteIds: spots.flatMap(({ quote }) => quote?.id ?? []),
})
