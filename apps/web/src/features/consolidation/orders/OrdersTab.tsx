import type { Consolidation } from '@lanewise/contract/consolidation'
import type { WorkingLoad } from '#features/consolidation/use-load.ts'
import { Candidates } from './Candidates.tsx'
import { LoadOrders } from './LoadOrders.tsx'

type OrdersTabProps = { consolidation: Consolidation; load: WorkingLoad; onEmpty: () => void }

/** Orders on the load, and orders that can join it. (CONSOL-2, CONSOL-3) */
export const OrdersTab = ({ consolidation, load, onEmpty }: OrdersTabProps) => (
  <>
    <LoadOrders consolidation={consolidation} load={load} onEmpty={onEmpty} />
    <Candidates baseNumber={consolidation.base.orderNumber} load={load} />
  </>
)
