import type { OrderSummary } from '@lanewise/contract/order-list'
import { useState } from 'react'
import { entriesOf, useOrderActions } from '#features/orders/parts/use-order-actions.tsx'
import { VoidOrder } from '#features/orders/parts/VoidOrder.tsx'
import { RowMenu } from '#ui/data/table/DataTable.tsx'

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
