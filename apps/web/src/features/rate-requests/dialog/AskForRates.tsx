import type { RateRequest } from '@lanewise/contract/rate-requests'
import { useState } from 'react'
import { useRateRequests } from '#features/rate-requests/rate-requests.api.ts'
import { AddCarriers } from './AddCarriers.tsx'
import { RequestRates, type RequestRatesProps } from './RequestRates.tsx'

/** RFQ-1: carriers are asked what a load costs; where some are asked already, further ones join them. */
export function AskForRates(props: RequestRatesProps) {
  const { data, isError } = useRateRequests(props.shipmentNumber)
  if (!data && !isError) return null
  return <Asking {...props} open={data?.rateRequests.find(({ state }) => state === 'Open')} />
}

/** What a colleague asks meanwhile does not change the dialog in which somebody chooses. */
function Asking({ open, ...props }: RequestRatesProps & { open: RateRequest | undefined }) {
  const [request] = useState(open)
  return request ? <AddCarriers {...props} request={request} /> : <RequestRates {...props} />
}
