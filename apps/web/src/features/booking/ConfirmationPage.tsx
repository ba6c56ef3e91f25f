import { useParams } from 'react-router'
import { errorText, isMissing } from '#platform/query/problem.ts'
import { PageTitle } from '#platform/routing/PageTitle.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { useShipment } from './booking.api.ts'
import { Confirmation } from './confirmation/Confirmation.tsx'
import { Column } from './confirmation/confirmation-layout.tsx'

/** Confirmation of a booking, with links to the next steps. (CONFIRM-1) */
export default function ConfirmationPage() {
  const { shipmentNumber = '' } = useParams()
  const { data: shipment, error, status, isFetching, refetch } = useShipment(shipmentNumber)
  return (
    <>
      <PageTitle name={shipmentNumber} />
      {shipment && !isMissing(error) ? (
        <Confirmation shipment={shipment} />
      ) : (
        <Column>
          <PageHeader title={`Shipment ${shipmentNumber}`} />
          <Card flush>
            {status !== 'error' && <SkeletonRows height={52} />}
            {status === 'error' && isMissing(error) && <EmptyState text={errorText(error)} />}
            {status === 'error' && !isMissing(error) && (
              <ErrorState text={errorText(error)} retrying={isFetching} onRetry={() => void refetch()} />
            )}
          </Card>
        </Column>
      )}
    </>
  )
}
