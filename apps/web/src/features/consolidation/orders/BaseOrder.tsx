import type { OrderSummary } from '@lanewise/contract/order-list'
import { Card } from '#ui/layout/Card.tsx'
import { Lines } from './line-layout.tsx'
import { OrderLine } from './OrderLine.tsx'

export const BaseOrder = ({ order }: { order: OrderSummary }) => (
  <Card flush title="Base order">
    <Lines aria-label="Base order">
      <OrderLine order={order} />
    </Lines>
  </Card>
)
