import { type Carrier, CarrierFields as CarrierForm, carrierFieldsOf } from '@lanewise/contract/carrier-fields'
import { carrierEntity, createCarrier, updateCarrier } from '@lanewise/contract/carriers'
import type { CarrierNumber } from '@lanewise/domain/carriers/numbers'
import { useWatch } from 'react-hook-form'
import { useCreateCarrier, useUpdateCarrier } from '#features/carriers/carriers.api.ts'
import { useContractForm } from '#platform/form/ContractForm.tsx'
import { FormDialog } from '#platform/form/FormDialog.tsx'
import { savedRecord } from '#platform/form/save/save-message.ts'
import { useSave } from '#platform/form/save/use-save.ts'
import { CarrierFields } from './CarrierFields.tsx'
import { editedCarrier } from './edited-carrier.ts'

type CarrierDialogProps = {
  /** The carrier to edit, or the number of the carrier to add. */
  carrier: Carrier | CarrierNumber
  onSaved: (carrier: Carrier) => void
  onClose: () => void
}

/** Edits a carrier, or collects the facts of a new one. */
export function CarrierDialog({ carrier: given, onSaved, onClose }: CarrierDialogProps) {
  const carrier = 'carrierId' in given ? given : null
  const form = useContractForm(CarrierForm, 'carrierId' in given ? carrierFieldsOf(given) : newCarrier(given))
  const create = useCreateCarrier()
  const update = useUpdateCarrier()
  const saving = useSave({
    form,
    edited: carrier && editedCarrier(carrier, carrierFieldsOf),
    send: ({ values, changes, options }) =>
      carrier
        ? update.mutateAsync({ params: { carrierId: carrier.carrierId }, body: changes(itself), options })
        : create.mutateAsync({ body: values, options }),
    done: (saved) => savedRecord(carrier ? 'Carrier saved' : 'Carrier added', carrierEntity, saved),
    onSaved,
  })
  const name = useWatch({ control: form.control, name: 'name' })
  const isReady = name.trim() !== ''
  return (
    <FormDialog
      frame={{ size: 720, title: carrier ? 'Edit Carrier' : 'Add Carrier', subtitle: carrier?.name, footerNote }}
      saving={saving}
      save={
        carrier
          ? { operation: updateCarrier, verb: 'Save', isReady }
          : { operation: createCarrier, verb: 'Add', isReady }
      }
      onClose={onClose}
    >
      <CarrierFields />
    </FormDialog>
  )
}

const footerNote = 'Name and one of the two numbers are required'

const itself = (values: CarrierForm) => values

/** Defaults of the contract, with the number that the user entered. */
const newCarrier = ({ field, value }: CarrierNumber): CarrierForm => ({
  ...CarrierForm.parse({ name: 'new', [field]: value }),
  name: '',
})
