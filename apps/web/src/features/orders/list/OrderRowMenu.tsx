import type { OrderSummary } from '@lanewise/contract/order-list'
import { useState } from 'react'
import { entriesOf, useOrderActions } from '#features/orders/parts/use-order-actions.tsx'
import { lazyDialog } from '#platform/routing/lazy-part.tsx'
import { RowMenu } from '#ui/data/table/DataTable.tsx'

const VoidOrder = lazyDialog(async () => (await import('#features/orders/parts/VoidOrder.tsx')).VoidOrder)

export function OrderRowMenu({ row: order }: { row: OrderSummary }) {
  const [isVoiding, setVoiding] = useState(false)
  const actions = useOrderActions(order, () => setVoiding(true))
  return (
    <>
      <RowMenu label={`Actions for ${order.orderNumber}`} items={entriesOf(actions)} />
      {isVoiding && <VoidOrder orderNumber={order.orderNumber} onClose={() => setVoiding(false)} />}
    </>
  )
}
