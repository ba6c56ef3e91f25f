import { CircleSlash } from 'lucide-react'
import type { Quote } from '#features/quotes/history/history.api.ts'
import { rateCountText } from '#features/quotes/history/parts/quote-text.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Rows } from './page-layout.tsx'
import { RateRow } from './RateRow.tsx'

/** Rates as they were offered, the cheapest first. */
export function RatesCard({ quote }: { quote: Quote }) {
  const { items, isComplete } = quote.rates
  const subtitle = isComplete ? rateCountText(items.length) : `${rateCountText(items.length)}, more still coming in`
  return (
    <Card flush title="Rates" subtitle={subtitle}>
      {items.length === 0 && (
        <EmptyState
          text={isComplete ? 'No carrier returned a rate' : 'No rates yet'}
          icon={<CircleSlash aria-hidden="true" />}
        />
      )}
      <Rows aria-label="Rates">
        {items.map((rate, index) => (
          <li key={rate.id}>
            <RateRow rate={rate} quote={quote} isCheapest={index === 0 && items.length > 1} />
          </li>
        ))}
      </Rows>
    </Card>
  )
}
