import type { OrderInformation } from '@lanewise/contract/order-fields'
import { confirmOrderChanges } from '@lanewise/contract/orders'
import { useConfirmChanges } from '#features/orders/orders.api.ts'
import { useRefusalOf } from '#platform/allowed.tsx'
import { errorText } from '#platform/query/problem.ts'
import { Button } from '#ui/action/Button.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'

/**
 * An appointment or a contact changed while the truck was under way, and it is unknown whether the carrier knows.
 * (DEF-111)
 */
export function PendingChange({ order: { orderNumber, hasPendingChangeRequests } }: { order: OrderInformation }) {
  const refusal = useRefusalOf(confirmOrderChanges)
  const { mutateAsync, isPending } = useConfirmChanges()
  const { toast } = useSnackbar()
  if (!hasPendingChangeRequests) return null
  const confirm = () =>
    mutateAsync({ params: { orderNumber } }).then(
      () => toast(`Change of order ${orderNumber} confirmed`),
      (error: unknown) => toast(errorText(error), { tone: 'error' }),
    )
  return (
    <Alert
      tone="risk"
      title="Pending change request"
      action={
        <Button
          size="small"
          loading={isPending}
          {...(refusal && { disabledReason: refusal })}
          onClick={() => void confirm()}
        >
          Mark confirmed
        </Button>
      }
    >
      An appointment or a contact was changed after the truck was dispatched. It stays pending until the next update
      from the carrier.
    </Alert>
  )
}
