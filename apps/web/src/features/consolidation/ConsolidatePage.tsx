import { Link as RouterLink, useParams } from 'react-router'
import { errorText, isMissing } from '#platform/query/problem.ts'
import { Link } from '#ui/action/Link.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { useConsolidation } from './consolidation.api.ts'
import { Column } from './page-layout.tsx'
import { Workspace } from './Workspace.tsx'

/** One order and those that can share its truck (CONSOL-1). */
export default function ConsolidatePage() {
  const { orderNumber = '' } = useParams()
  const { data, error, status, isFetching, refetch } = useConsolidation(orderNumber)
  if (data && !isMissing(error)) return <Workspace key={orderNumber} consolidation={data} />
  return (
    <Column>
      <PageHeader title={`Consolidate ${orderNumber}`} />
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
