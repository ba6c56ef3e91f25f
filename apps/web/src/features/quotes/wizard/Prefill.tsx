import { useEffect } from 'react'
import { useSavedQuote } from '#features/quotes/quotes.api.ts'
import { Button } from '#ui/action/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import type { Go } from './use-quote-address.ts'

/** Loads a saved quote into the wizard. Everything but the pickup date is filled in. (QUOTE-3, QUOTE-4) */
export function Prefill({ quoteId, go }: { quoteId: string; go: Go }) {
  const { data, isError } = useSavedQuote(quoteId)
  useEffect(() => {
    if (!data) return
    const details = { ...data.details, pickupDate: null, requestId: null }
    void go({ step: 'ShipmentDetails', details, rate: null }, { replace: true })
  }, [data, go])
  if (!isError) return <SkeletonRows />
  const start = () => void go({ step: 'ShipmentDetails', details: null, rate: null }, { replace: true })
  return (
    <EmptyState text="This quote could not be opened" action={<Button onClick={start}>Start a new quote</Button>} />
  )
}
