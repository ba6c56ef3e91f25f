import type { Answer } from '@lanewise/contract/operation'
import type { OrderSummary } from '@lanewise/contract/order-list'
import { voidOrder, voidOrders } from '@lanewise/contract/orders'
import { plural } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useVoidOrders } from '#features/orders/orders.api.ts'
import { voidingIsFinal } from '#features/orders/parts/VoidOrder.tsx'
import { useContractForm } from '#platform/form/ContractForm.tsx'
import { FormDialog } from '#platform/form/FormDialog.tsx'
import { Rows } from '#platform/form/field-layout.tsx'
import { TextField } from '#platform/form/fields.tsx'
import { saved } from '#platform/form/save/save-message.ts'
import { useSave } from '#platform/form/save/use-save.ts'
import { Button } from '#ui/action/Button.tsx'
import { Dialog } from '#ui/layout/overlay/Dialog.tsx'

type Outcome = Answer<typeof voidOrders>['data']
type VoidSelectedProps = {
  orders: readonly OrderSummary[]
  /** Called when all orders have been voided. */
  onDone: () => void
  onClose: () => void
}

/** Asks once for all orders, then lists those that could not be voided with the reasons. */
export function VoidSelected({ orders, onDone, onClose }: VoidSelectedProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const form = useContractForm(voidOrder.body, { reason: '' })
  const { mutateAsync } = useVoidOrders()
  const orderNumbers = orders.map(({ orderNumber }) => orderNumber)
  const saving = useSave({
    form,
    send: ({ values, options }) => mutateAsync({ body: { orderNumbers, ...values }, options }),
    done: ({ data }) => (notVoidedOf(data).length > 0 ? null : saved(`${plural(data.length, 'order')} voided`)),
    onSaved: ({ data }) => {
      if (notVoidedOf(data).length > 0) return setOutcome(data)
      onClose()
      onDone()
    },
  })
  if (outcome) return <NotVoided outcome={outcome} onClose={onClose} />
  return (
    <FormDialog
      frame={{ size: 480, title: `Void ${plural(orders.length, 'order')}?`, narrow: 'top-drawer' }}
      saving={saving}
      save={{ operation: voidOrders, verb: 'Void', isReady: true }}
      onClose={onClose}
    >
      <Rows>
        <p>{namesOf(orderNumbers)}</p>
        <p>{voidingIsFinal}</p>
        <TextField name="reason" label="Reason" autoFocus rows={2} maxLength={500} />
      </Rows>
    </FormDialog>
  )
}

/** Maximum number of order numbers in the question. */
const NAMES = 5

const namesOf = (numbers: readonly string[]) =>
  [...numbers.slice(0, NAMES), ...(numbers.length > NAMES ? [`${numbers.length - NAMES} more`] : [])].join(', ')

const notVoidedOf = (outcome: Outcome) => outcome.filter(({ isVoided }) => !isVoided)

function NotVoided({ outcome, onClose }: { outcome: Outcome; onClose: () => void }) {
  const notVoided = notVoidedOf(outcome)
  const title = `${outcome.length - notVoided.length} of ${plural(outcome.length, 'order')} voided`
  return (
    <Dialog open title={title} narrow="centred" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <Reasons aria-label="Not voided">
        {notVoided.map(({ orderNumber, message }) => (
          <li key={orderNumber}>
            <strong>{orderNumber}</strong> {message}
          </li>
        ))}
      </Reasons>
    </Dialog>
  )
}

const Reasons = styled('ul')({ display: 'grid', gap: 8, listStyle: 'none' })
