import type { ChosenQuote, QuoteDraft } from '@lanewise/contract/quote-form'
import { quotedFreight } from '@lanewise/domain/quotes/rates/rate-requests'
import { useMemo, useState } from 'react'
import { Rates } from './Rates.tsx'

type RatesStepProps = {
  /** Valid: rates can be asked for with it. */
  details: QuoteDraft
  onChoose: (chosen: ChosenQuote) => void
  /** Truckloads join the modes of the quote. */
  onAddTruckload: () => void
}

/** The second step: what every source offers for the freight. */
export function RatesStep({ details, onChoose, onAddTruckload }: RatesStepProps) {
  const [renewed, setRenewed] = useState<{ of: string | null; by: string } | null>(null)
  const { requestId } = details
  const asked = renewed?.of === requestId ? renewed.by : requestId
  const freight = useMemo(() => quotedFreight({ ...details, requestId: asked }), [details, asked])
  if (!freight) return null
  /** The same request would be answered with the same rates. */
  const renew = () => setRenewed({ of: requestId, by: crypto.randomUUID() })
  return (
    <Rates freight={freight} details={details} onChoose={onChoose} onAddTruckload={onAddTruckload} onRenew={renew} />
  )
}
