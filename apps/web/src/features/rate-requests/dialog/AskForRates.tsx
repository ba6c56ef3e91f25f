import type { RateRequest } from '@lanewise/contract/rate-requests'
import { useState } from 'react'
import { useRateRequests } from '#features/rate-requests/rate-requests.api.ts'
import { AddCarriers } from './AddCarriers.tsx'
import { RequestRates, type RequestRatesProps } from './RequestRates.tsx'

/** Dialog that requests rates from carriers. When a request is already open, the dialog adds carriers to it. (RFQ-1) */
export function AskForRates(props: RequestRatesProps) {
  const { data, isError } = useRateRequests(props.shipmentNumber)
  if (!data && !isError) return null
  return <RequestDialog {...props} open={data?.rateRequests.find(({ state }) => state === 'Open')} />
}

/**
 * The first state is kept, so that a request created by a colleague in the meantime does not change the open dialog.
 */
function RequestDialog({ open, ...props }: RequestRatesProps & { open: RateRequest | undefined }) {
  const [request] = useState(open)
  return request ? <AddCarriers {...props} request={request} /> : <RequestRates {...props} />
}
