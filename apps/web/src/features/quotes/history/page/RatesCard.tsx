import { rankRates } from '@lanewise/domain/quotes/rates/ranking'
import { CircleSlash } from 'lucide-react'
import type { Quote } from '#features/quotes/history/history.api.ts'
import { pastRates, rankedPast } from '#features/quotes/history/parts/past-rates.ts'
import { rateCountText } from '#features/quotes/history/parts/quote-text.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Rows } from './page-layout.tsx'
import { RateRow } from './RateRow.tsx'

/** Rates as they were offered, the cheapest first. */
export function RatesCard({ quote }: { quote: Quote }) {
  const { isComplete } = quote.rates
  const rates = pastRates(quote)
  const { cheapestId } = rankRates(rates.map(rankedPast))
  const subtitle = isComplete ? rateCountText(rates.length) : `${rateCountText(rates.length)}, more still coming in`
  return (
    <Card flush title="Rates" subtitle={subtitle}>
      {rates.length === 0 && (
        <EmptyState
          text={isComplete ? 'No carrier returned a rate' : 'No rates yet'}
          icon={<CircleSlash aria-hidden="true" />}
        />
      )}
      <Rows aria-label="Rates">
        {rates.map((rate) => (
          <li key={rate.id}>
            <RateRow rate={rate} quote={quote} isCheapest={rate.id === cheapestId} />
          </li>
        ))}
      </Rows>
    </Card>
  )
}
