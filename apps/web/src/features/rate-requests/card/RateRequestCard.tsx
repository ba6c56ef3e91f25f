import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import { useAfterBooking } from '#features/booking/index.ts'
import { useRateRequests } from '#features/rate-requests/rate-requests.api.ts'
import { errorText } from '#platform/query/problem.ts'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { OneRequest } from './OneRequest.tsx'

/** Rate requests of a shipment with a comparison of their responses. Shows nothing when there are none. */
export function RateRequestCard({ shipment }: { shipment: ShipmentInformation }) {
  const { finish } = useAfterBooking()
  const { data, status, error, refetch } = useRateRequests(shipment.shipmentNumber)
  if (!data)
    return status === 'error' ? (
      <Card flush title="Rate request">
        <ErrorState text={errorText(error)} onRetry={() => void refetch()} />
      </Card>
    ) : null
  return data.rateRequests.map((request) => (
    <OneRequest
      key={request.id}
      request={request}
      paid={data.paidOnLane}
      shipment={shipment}
      onBooked={() => finish({ shipmentNumber: shipment.shipmentNumber })}
    />
  ))
}
