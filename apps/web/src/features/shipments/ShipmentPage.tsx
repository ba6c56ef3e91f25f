import { Link as RouterLink, useParams } from 'react-router'
import { errorText, isMissing } from '#platform/query/problem.ts'
import { Link } from '#ui/action/Link.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { Column } from './page/page-layout.tsx'
import { ShipmentDetails } from './page/ShipmentDetails.tsx'
import { useShipment } from './shipments.api.ts'

/** One shipment with its stops, its orders, its carrier and its history (SHIP-3). */
export default function ShipmentPage() {
  const { shipmentNumber = '' } = useParams()
  const { data: shipment, error, status, isFetching, refetch } = useShipment(shipmentNumber)
  if (shipment && !isMissing(error)) return <ShipmentDetails shipment={shipment} />
  return (
    <Column>
      <PageHeader title={`Shipment ${shipmentNumber}`} />
      <Card flush>
        {status !== 'error' && <SkeletonRows height={52} />}
        {status === 'error' && isMissing(error) && <Gone text={errorText(error)} />}
        {status === 'error' && !isMissing(error) && (
          <ErrorState text={errorText(error)} retrying={isFetching} onRetry={() => void refetch()} />
        )}
      </Card>
    </Column>
  )
}

const Gone = ({ text }: { text: string }) => (
  <EmptyState
    text={text}
    action={
      <Link component={RouterLink} to="/shipments">
        All shipments
      </Link>
    }
  />
)
