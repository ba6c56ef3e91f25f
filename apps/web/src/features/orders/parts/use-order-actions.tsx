import {
  editableIn,
  editRefusal,
  isVoidable,
  type OrderStatus,
  orderStatusLabel,
} from '@lanewise/domain/orders/order-status'
import { Ban, Copy, PackagePlus, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { duplicatePath, editPath } from '#features/orders/orders.api.ts'
import { useDisabledReason } from '#platform/allowed.tsx'
import { useCreateShipment } from './use-create-shipment.ts'

export type OrderAction = {
  name: 'edit' | 'duplicate' | 'ship' | 'void'
  label: string
  icon: ReactNode
  /** Why it cannot be done: no permission, or the state of the order. */
  refusal: string | undefined
  run: () => void
}

type Acted = { id: string; orderNumber: string; orderStatus: OrderStatus; shipmentNumber: string | null }

/** What can be done with an order by whom and in which state, the same on its page and in its row (ORDPAGE-5, DEF-58). */
export function useOrderActions(order: Acted, onVoid: () => void): OrderAction[] {
  const { id, orderNumber, orderStatus } = order
  const navigate = useNavigate()
  const createShipment = useCreateShipment()
  const noEdit = useDisabledReason({ permissions: ['EditOrder'] })
  const noDuplicate = useDisabledReason({ permissions: ['DuplicateOrder'] })
  const noShipment = useDisabledReason({ permissions: ['CreateShipment'] })
  const noVoid = useDisabledReason({ permissions: ['VoidOrder'] })
  const state = orderStatusLabel(orderStatus)
  return [
    {
      name: 'edit',
      label: 'Edit',
      icon: <Pencil />,
      refusal: noEdit ?? (editableIn(orderStatus) === 'none' ? editRefusal(orderStatus, 'stops') : undefined),
      run: () => void navigate(editPath(orderNumber)),
    },
    {
      name: 'duplicate',
      label: 'Duplicate',
      icon: <Copy />,
      refusal: noDuplicate,
      run: () => void navigate(duplicatePath(orderNumber)),
    },
    {
      name: 'ship',
      label: 'Create Shipment',
      icon: <PackagePlus />,
      refusal: noShipment ?? shippedAlready(order),
      run: () => void createShipment(id),
    },
    {
      name: 'void',
      label: 'Void',
      icon: <Ban />,
      refusal: noVoid ?? (isVoidable(orderStatus) ? undefined : `This order is ${state} and cannot be voided`),
      run: onVoid,
    },
  ]
}

/** DEF-50: an order is on one shipment at most. */
export function shippedAlready({ orderStatus, shipmentNumber }: Pick<Acted, 'orderStatus' | 'shipmentNumber'>) {
  if (shipmentNumber) return `This order is on shipment ${shipmentNumber}`
  return orderStatus === 'Accepted'
    ? undefined
    : `This order is ${orderStatusLabel(orderStatus)} and cannot go on a shipment`
}

/** The actions as entries of a menu. */
export const entriesOf = (actions: readonly OrderAction[]) =>
  actions.map(({ name, label, icon, refusal, run }) => ({
    label,
    icon,
    danger: name === 'void',
    ...(refusal && { disabledReason: refusal }),
    onSelect: run,
  }))
