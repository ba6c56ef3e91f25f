import { Link as RouterLink, useParams } from 'react-router'
import { errorText, isMissing } from '#platform/query/problem.ts'
import { Link } from '#ui/action/Link.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { useOrder } from './orders.api.ts'
import { OrderDetails } from './page/OrderDetails.tsx'
import { Column } from './page/page-layout.tsx'

/** One order with its stops, its freight, its rate and its history (ORDPAGE-4). */
export default function OrderPage() {
  const { orderNumber = '' } = useParams()
  const { data: order, error, status, isFetching, refetch } = useOrder(orderNumber)
  if (order && !isMissing(error)) return <OrderDetails order={order} />
  return (
    <Column>
      <PageHeader title={`Order ${orderNumber}`} />
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
      <Link component={RouterLink} to="/orders">
        All orders
      </Link>
    }
  />
)
