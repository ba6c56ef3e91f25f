import { baseRefusal } from '@lanewise/domain/consolidation/candidate'
import {
  editableIn,
  editRefusal,
  isVoidable,
  type OrderStatus,
  orderStatusLabel,
} from '@lanewise/domain/orders/order-status'
import { Ban, Combine, Copy, FileText, PackagePlus, Pencil, Tags } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useOrderBol, useOrderPalletLabels } from '#features/bills-of-lading/index.ts'
import { consolidatePath, duplicatePath, editPath } from '#features/orders/orders.api.ts'
import { useDisabledReason } from '#platform/allowed.tsx'
import { useCreateShipment } from './use-create-shipment.ts'

export type OrderAction = {
  name: 'edit' | 'duplicate' | 'consolidate' | 'ship' | 'bol' | 'labels' | 'void'
  label: string
  icon: ReactNode
  /** Reason why the action is disabled: a missing permission, or the state of the order. */
  refusal: string | undefined
  run: () => void
}

type Acted = { id: string; orderNumber: string; orderStatus: OrderStatus; shipmentNumber: string | null }

/** Actions on an order by permission and state, the same on its page and in its row. (ORDPAGE-5, DEF-58) */
export function useOrderActions(order: Acted, onVoid: () => void): OrderAction[] {
  const { orderNumber, orderStatus } = order
  const navigate = useNavigate()
  const noEdit = useDisabledReason({ permissions: ['EditOrder'] })
  const noDuplicate = useDisabledReason({ permissions: ['DuplicateOrder'] })
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
    useConsolidate(order),
    useShip(order),
    ...usePapers(order),
    {
      name: 'void',
      label: 'Void',
      icon: <Ban />,
      refusal: noVoid ?? (isVoidable(orderStatus) ? undefined : `This order is ${state} and cannot be voided`),
      run: onVoid,
    },
  ]
}

function useShip(order: Acted): OrderAction {
  const createShipment = useCreateShipment()
  const noShipment = useDisabledReason({ permissions: ['CreateShipment'] })
  return {
    name: 'ship',
    label: 'Create Shipment',
    icon: <PackagePlus />,
    refusal: noShipment ?? shippedAlready(order),
    run: () => void createShipment(order.id),
  }
}

function useConsolidate({ orderNumber, orderStatus }: Acted): OrderAction {
  const navigate = useNavigate()
  const noConsolidation = useDisabledReason({ permissions: ['ConsolidateOrder'] })
  return {
    name: 'consolidate',
    label: 'Consolidate',
    icon: <Combine />,
    refusal: noConsolidation ?? baseRefusal({ orderNumber, orderStatus, shipment: null }) ?? undefined,
    run: () => void navigate(consolidatePath(orderNumber)),
  }
}

function usePapers(order: Acted): OrderAction[] {
  const bol = useOrderBol(order)
  const labels = useOrderPalletLabels([order])
  return [
    { name: 'bol', label: 'Generate BOL', icon: <FileText />, refusal: bol.refusal, run: bol.run },
    { name: 'labels', label: 'Pallet Labels', icon: <Tags />, refusal: labels.refusal, run: labels.run },
  ]
}

/** An order is on one shipment at most. (DEF-50) */
export function shippedAlready({ orderStatus, shipmentNumber }: Pick<Acted, 'orderStatus' | 'shipmentNumber'>) {
  if (shipmentNumber) return `This order is on shipment ${shipmentNumber}`
  return orderStatus === 'Accepted'
    ? undefined
    : `This order is ${orderStatusLabel(orderStatus)} and cannot go on a shipment`
}

export const entriesOf = (actions: readonly OrderAction[]) =>
  actions.map(({ name, label, icon, refusal, run }) => ({
    label,
    icon,
    danger: name === 'void',
    ...(refusal && { disabledReason: refusal }),
    onSelect: run,
  }))
