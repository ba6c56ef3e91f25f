import type { OrderSummary } from '@lanewise/contract/order-list'
import { baseRefusal, candidateRefusal } from '@lanewise/domain/consolidation/candidate'
import { Combine, PackagePlus } from 'lucide-react'
import { useNavigate } from 'react-router'
import { consolidatePath } from '#features/orders/orders.api.ts'
import { useCreateShipment } from '#features/orders/parts/use-create-shipment.ts'
import { shippedAlready } from '#features/orders/parts/use-order-actions.tsx'
import { useDisabledReason } from '#platform/allowed.tsx'
import { Button } from '#ui/action/Button.tsx'

/** The next step of the selected orders: a shipment for one, a consolidation of several. */
export const PlanSelected = ({ rows }: { rows: readonly OrderSummary[] }) => {
  const [first, ...others] = rows
  if (!first) return null
  return others.length === 0 ? <ShipOne order={first} /> : <ConsolidateAll base={first} others={others} />
}

function ShipOne({ order }: { order: OrderSummary }) {
  const createShipment = useCreateShipment()
  const notAllowed = useDisabledReason({ permissions: ['CreateShipment'] })
  const refusal = notAllowed ?? shippedAlready(order)
  return (
    <Button
      kind="primary"
      icon={<PackagePlus />}
      {...(refusal && { disabledReason: refusal })}
      onClick={() => void createShipment(order.id)}
    >
      Create Shipment
    </Button>
  )
}

type ConsolidateAllProps = { base: OrderSummary; others: readonly OrderSummary[] }

function ConsolidateAll({ base, others }: ConsolidateAllProps) {
  const navigate = useNavigate()
  const notAllowed = useDisabledReason({ permissions: ['ConsolidateOrder'] })
  const refusal = notAllowed ?? refusalOf(base, others)
  const numbers = others.map(({ orderNumber }) => orderNumber)
  return (
    <Button
      kind="primary"
      icon={<Combine />}
      {...(refusal && { disabledReason: refusal })}
      onClick={() => void navigate(consolidatePath(base.orderNumber, numbers))}
    >
      {`Consolidate ${others.length + 1}`}
    </Button>
  )
}

/** Why the orders cannot share a truck: the first reason found. */
function refusalOf(base: OrderSummary, others: readonly OrderSummary[]): string | undefined {
  const refusals = others.map((order) =>
    candidateRefusal(base, {
      ...order,
      shipment: order.shipmentNumber ? { shipmentNumber: order.shipmentNumber } : null,
    }),
  )
  return [baseRefusal({ ...base, shipment: null }), ...refusals].find((refusal) => refusal !== null) ?? undefined
}
