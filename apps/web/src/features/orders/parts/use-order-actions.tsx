import {
  editableIn,
  editRefusal,
  isVoidable,
  type OrderStatus,
  orderStatusLabel,
} from '@lanewise/domain/orders/order-status'
import { Ban, Copy, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { duplicatePath, editPath } from '#features/orders/orders.api.ts'
import { useDisabledReason } from '#platform/allowed.tsx'

export type OrderAction = {
  name: 'edit' | 'duplicate' | 'void'
  label: string
  icon: ReactNode
  /** Why it cannot be done: no permission, or the state of the order. */
  refusal: string | undefined
  run: () => void
}

type Acted = { orderNumber: string; orderStatus: OrderStatus }

/** What can be done with an order by whom and in which state, the same on its page and in its row (ORDPAGE-5, DEF-58). */
export function useOrderActions({ orderNumber, orderStatus }: Acted, onVoid: () => void): OrderAction[] {
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
    {
      name: 'void',
      label: 'Void',
      icon: <Ban />,
      refusal: noVoid ?? (isVoidable(orderStatus) ? undefined : `This order is ${state} and cannot be voided`),
      run: onVoid,
    },
  ]
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
