import type { QuoteDraft } from '@lanewise/contract/quote-form'
import type { LineItem } from '@lanewise/domain/orders/items/line-item'
import { freightSummary, linearFeetOf } from '@lanewise/domain/quotes/freight-summary'
import { useFormContext, useWatch } from 'react-hook-form'

export function useSummary() {
  const { control } = useFormContext<QuoteDraft>()
  const details = useWatch({ control }) as QuoteDraft
  const items = details.lineItems as LineItem[]
  return { details, items, feet: linearFeetOf(details), ...freightSummary(items) }
}
