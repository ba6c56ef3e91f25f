import { useParams } from 'react-router'
import { RecordPage } from '#platform/record/RecordPage.tsx'
import { useConsolidation } from './consolidation.api.ts'
import { Workspace } from './Workspace.tsx'

/** One order and the orders that can share its truck. (CONSOL-1) */
export default function ConsolidatePage() {
  const { orderNumber = '' } = useParams()
  return (
    <RecordPage
      id={orderNumber}
      result={useConsolidation(orderNumber)}
      kind="order"
      title={`Consolidate ${orderNumber}`}
      list={{ label: 'All orders', to: '/orders' }}
    >
      {(consolidation) => <Workspace consolidation={consolidation} />}
    </RecordPage>
  )
}
