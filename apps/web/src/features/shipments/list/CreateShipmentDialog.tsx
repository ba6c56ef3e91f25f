import type { OrderSummary } from '@lanewise/contract/order-list'
import { findFilteredOrders } from '@lanewise/contract/orders'
import { createShipment, shipmentEntity } from '@lanewise/contract/shipments'
import { cityText } from '@lanewise/domain/places/place-name'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useCreateDraft, useCreateShipment } from '#features/shipments/shipments.api.ts'
import { useDisabledReason } from '#platform/allowed.tsx'
import { useContractForm } from '#platform/form/ContractForm.tsx'
import { FormDialog } from '#platform/form/FormDialog.tsx'
import { Rows } from '#platform/form/field-layout.tsx'
import { messageIn } from '#platform/form/message-in.ts'
import { savedRecord } from '#platform/form/save/save-message.ts'
import { useSave } from '#platform/form/save/use-save.ts'
import { Leave } from '#platform/routing/Leave.tsx'
import { useSession } from '#platform/session/SessionProvider.tsx'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { Combobox } from '#ui/form/Combobox.tsx'
import { Field } from '#ui/form/Field.tsx'
import type { Option } from '#ui/form/options/OptionText.tsx'

/** Creates a shipment from one order that is not on a shipment yet (BOOK-16), ready to book or as a draft (BOOK-17). */
export function CreateShipmentDialog({ onClose }: { onClose: () => void }) {
  const form = useContractForm(createShipment.body, { orders: [], maxBuy: 0 })
  const [made, setMade] = useState<{ shipmentNumber: string } | null>(null)
  const [isDraft, setDraft] = useState(false)
  const ready = useCreateShipment()
  const draft = useCreateDraft()
  const saving = useSave({
    form,
    send: ({ values, options }) =>
      isDraft
        ? draft.mutateAsync({ body: { ...values, origination: 'Order' }, options })
        : ready.mutateAsync({ body: values, options }),
    done: (created) => savedRecord(isDraft ? 'Draft created' : 'Shipment created', shipmentEntity, created),
    onSaved: setMade,
  })
  if (made) return <Leave to={shipmentEntity.path(made)} onLeft={onClose} />
  return (
    <FormDialog
      frame={{ size: 480, title: 'Create Shipment', narrow: 'top-drawer' }}
      saving={saving}
      save={{ operation: createShipment, verb: 'Create', isReady: true }}
      onClose={onClose}
    >
      <Rows>
        <OrderField />
        <DraftField checked={isDraft} onChange={setDraft} />
      </Rows>
    </FormDialog>
  )
}

/** A draft is not offered to carriers by any lane until it is finalized. */
function DraftField(wiring: { checked: boolean; onChange: (checked: boolean) => void }) {
  const refusal = useDisabledReason({ permissions: ['ViewDraftShipment'] })
  return (
    <Checkbox
      label="Keep as a draft, so that it is not offered to carriers yet"
      {...wiring}
      {...(refusal && { disabledReason: refusal })}
    />
  )
}

/** The selected option is stored with its label, because the form holds only the id. */
function OrderField() {
  const { ask } = useSession()
  const { field, fieldState } = useController({ name: 'orders' })
  const [chosen, choose] = useState<Option | null>(null)
  const message = messageIn(fieldState.error)
  return (
    <Field
      label="Order"
      required
      {...(message ? { error: message } : { help: 'New orders that are not on a shipment' })}
    >
      <Combobox<Option>
        value={chosen}
        onChange={(option) => {
          choose(option)
          field.onChange(option ? [option.value] : [])
        }}
        search={async (searchTerm) =>
          (await ask(findFilteredOrders, { body: { searchTerm, orderStatuses: ['Accepted'], pageSize: 20 } })).data.map(
            optionOf,
          )
        }
        placeholder="Order number, company or reference"
        onBlur={field.onBlur}
        ref={field.ref}
      />
    </Field>
  )
}

const optionOf = ({ id, orderNumber, origin, destination, shipmentNumber }: OrderSummary): Option => ({
  value: id,
  label: orderNumber,
  detail: `${cityText(origin)} to ${cityText(destination)}`,
  disabled: shipmentNumber !== null,
})
