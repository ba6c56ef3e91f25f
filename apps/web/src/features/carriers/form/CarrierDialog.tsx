import { type Carrier, CarrierFields as CarrierForm, carrierFieldsOf } from '@lanewise/contract/carrier-fields'
import { createCarrier, updateCarrier } from '@lanewise/contract/carriers'
import type { CarrierNumber } from '@lanewise/domain/carriers/numbers'
import { useWatch } from 'react-hook-form'
import { useCreateCarrier, useUpdateCarrier } from '#features/carriers/carriers.api.ts'
import { ChangedMeanwhile } from '#platform/form/ChangedMeanwhile.tsx'
import { useContractForm } from '#platform/form/ContractForm.tsx'
import { FormDialog } from '#platform/form/FormDialog.tsx'
import { Rows } from '#platform/form/field-layout.tsx'
import { CarrierFields } from './CarrierFields.tsx'
import { useSave } from './use-save.ts'

type CarrierDialogProps = {
  /** The carrier that is edited, or the number that a new one is added by. */
  carrier: Carrier | CarrierNumber
  onSaved: (carrier: Carrier) => void
  onClose: () => void
}

/** Edits a carrier, or takes the facts of a new one. */
export function CarrierDialog({ carrier: given, onSaved, onClose }: CarrierDialogProps) {
  const carrier = 'carrierId' in given ? given : null
  const form = useContractForm(CarrierForm, 'carrierId' in given ? carrierFieldsOf(given) : newCarrier(given))
  const create = useCreateCarrier()
  const update = useUpdateCarrier()
  const { save, conflict, reload, saveAnyway } = useSave({
    form,
    carrier,
    send: (values, version) =>
      carrier
        ? update.mutateAsync({ params: { carrierId: carrier.carrierId }, body: { ...values, version } })
        : create.mutateAsync({ body: values }),
    valuesOf: carrierFieldsOf,
    done: carrier ? 'Carrier saved' : 'Carrier added',
    onSaved,
    onClose,
  })
  const name = useWatch({ control: form.control, name: 'name' })
  const isReady = name.trim() !== ''
  return (
    <FormDialog
      frame={{ size: 720, title: carrier ? 'Edit Carrier' : 'Add Carrier', footerNote }}
      form={form}
      save={
        carrier
          ? { operation: updateCarrier, verb: 'Save', isReady }
          : { operation: createCarrier, verb: 'Add', isReady }
      }
      onSubmit={save}
      onClose={onClose}
    >
      <Rows>
        {conflict && <ChangedMeanwhile conflict={conflict} onReload={reload} onSaveAnyway={saveAnyway} />}
        <CarrierFields autoFocus />
      </Rows>
    </FormDialog>
  )
}

const footerNote = 'Name and one of the two numbers are required'

/** The contract's own defaults, with the number that was entered. */
const newCarrier = ({ field, value }: CarrierNumber): CarrierForm => ({
  ...CarrierForm.parse({ name: 'new', [field]: value }),
  name: '',
})
