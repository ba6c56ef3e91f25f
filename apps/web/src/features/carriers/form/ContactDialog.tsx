import { type Carrier, type CarrierContact, CarrierContactFields } from '@lanewise/contract/carrier-fields'
import { addCarrierContact, updateCarrierContact } from '@lanewise/contract/carriers'
import { carrierContactRoles, carrierContactLabels as labels } from '@lanewise/domain/carriers/labels'
import { useAddContact, useUpdateContact } from '#features/carriers/carriers.api.ts'
import { ChangedMeanwhile } from '#platform/form/ChangedMeanwhile.tsx'
import { useContractForm } from '#platform/form/ContractForm.tsx'
import { FormDialog } from '#platform/form/FormDialog.tsx'
import { FieldRow, Rows } from '#platform/form/field-layout.tsx'
import { SelectField, TextField } from '#platform/form/fields.tsx'
import { PhoneField } from '#platform/form/PhoneField.tsx'
import { useSave } from './use-save.ts'

type ContactDialogProps = { carrier: Carrier; contact: CarrierContact | null; onClose: () => void }

/** Adds somebody at a carrier, or edits the one it is given. */
export function ContactDialog({ carrier, contact, onClose }: ContactDialogProps) {
  const form = useContractForm(CarrierContactFields, contact ? formOf(contact) : blank)
  const add = useAddContact()
  const update = useUpdateContact()
  const { carrierId } = carrier
  const { save, conflict, reload, saveAnyway } = useSave({
    form,
    carrier,
    send: (values, version) => {
      if (!contact) return add.mutateAsync({ params: { carrierId }, body: values })
      const { carrierContactId } = contact
      return update.mutateAsync({ params: { carrierId, carrierContactId }, body: { ...values, version } })
    },
    valuesOf: ({ contacts }) => {
      const current = contacts.find((one) => one.carrierContactId === contact?.carrierContactId)
      return current ? formOf(current) : null
    },
    done: contact ? 'Contact saved' : 'Contact added',
    onSaved: onClose,
    onClose,
  })
  return (
    <FormDialog
      frame={{ size: 480, title: contact ? 'Edit Contact' : 'Add Contact' }}
      form={form}
      save={
        contact
          ? { operation: updateCarrierContact, verb: 'Save', isReady: true }
          : { operation: addCarrierContact, verb: 'Add', isReady: true }
      }
      onSubmit={save}
      onClose={onClose}
    >
      <Rows>
        {conflict && <ChangedMeanwhile conflict={conflict} onReload={reload} onSaveAnyway={saveAnyway} />}
        <FieldRow columns="minmax(0, 3fr) minmax(0, 2fr)" narrow={1}>
          <TextField name="name" label={labels.name} required autoFocus />
          <SelectField name="role" label={labels.role} required options={roles} />
        </FieldRow>
        <TextField name="email" label={labels.email} type="email" />
        <FieldRow columns={2} narrow={1}>
          <PhoneField name="phone" label={labels.phone} autoComplete="off" />
          <PhoneField name="afterHoursPhone" label={labels.afterHoursPhone} autoComplete="off" />
        </FieldRow>
      </Rows>
    </FormDialog>
  )
}

const roles = carrierContactRoles.map((value) => ({ value, label: value }))

const formOf = ({ carrierContactId: _id, ...fields }: CarrierContact): CarrierContactFields => fields

const blank: CarrierContactFields = { name: '', role: 'Dispatch', email: null, phone: null, afterHoursPhone: null }
