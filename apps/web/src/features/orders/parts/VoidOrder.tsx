import { voidOrder } from '@lanewise/contract/orders'
import { useVoidOrder } from '#features/orders/orders.api.ts'
import { useContractForm } from '#platform/form/ContractForm.tsx'
import { FormDialog } from '#platform/form/FormDialog.tsx'
import { Rows } from '#platform/form/field-layout.tsx'
import { TextField } from '#platform/form/fields.tsx'
import { saved } from '#platform/form/save/save-message.ts'
import { useSave } from '#platform/form/save/use-save.ts'

type VoidOrderProps = { orderNumber: string; onClose: () => void }

/** Asks for the reason before an order is voided. The input stays when the server refuses. */
export function VoidOrder({ orderNumber, onClose }: VoidOrderProps) {
  const form = useContractForm(voidOrder.body, { reason: '' })
  const { mutateAsync } = useVoidOrder()
  const saving = useSave({
    form,
    send: ({ values, options }) => mutateAsync({ params: { orderNumber }, body: values, options }),
    done: () => saved(`Order ${orderNumber} voided`),
    onSaved: onClose,
  })
  return (
    <FormDialog
      frame={{ size: 480, title: `Void Order ${orderNumber}?`, narrow: 'top-drawer' }}
      saving={saving}
      save={{ operation: voidOrder, verb: 'Void', isReady: true }}
      onClose={onClose}
    >
      <Rows>
        <p>{voidingIsFinal}</p>
        <TextField name="reason" label="Reason" autoFocus rows={2} maxLength={500} />
      </Rows>
    </FormDialog>
  )
}

export const voidingIsFinal = 'A voided order stays in the history and cannot be brought back.'
