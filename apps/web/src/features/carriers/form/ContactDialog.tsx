import { type Carrier, type CarrierContact, CarrierContactFields } from '@lanewise/contract/carrier-fields'
import { addCarrierContact, carrierEntity, updateCarrierContact } from '@lanewise/contract/carriers'
import { carrierContactRoles, carrierContactLabels as labels } from '@lanewise/domain/carriers/labels'
import { useAddContact, useUpdateContact } from '#features/carriers/carriers.api.ts'
import { useContractForm } from '#platform/form/ContractForm.tsx'
import { FormDialog } from '#platform/form/FormDialog.tsx'
import { FieldRow, Rows } from '#platform/form/field-layout.tsx'
import { SelectField, TextField } from '#platform/form/fields.tsx'
import { PhoneField } from '#platform/form/PhoneField.tsx'
import { savedRecord } from '#platform/form/save/save-message.ts'
import { useSave } from '#platform/form/save/use-save.ts'
import { editedCarrier } from './edited-carrier.ts'

type ContactDialogProps = { carrier: Carrier; contact: CarrierContact | null; onClose: () => void }

/** Adds a contact of the carrier, or edits the given one. */
export function ContactDialog({ carrier, contact, onClose }: ContactDialogProps) {
  const form = useContractForm(CarrierContactFields, contact ? formOf(contact) : blank)
  const add = useAddContact()
  const update = useUpdateContact()
  const { carrierId } = carrier
  const saving = useSave({
    form,
    edited: contact && editedCarrier(carrier, (newer) => formIn(newer, contact)),
    send: ({ values, changes, options }) => {
      if (!contact) return add.mutateAsync({ params: { carrierId }, body: values, options })
      const params = { carrierId, carrierContactId: contact.carrierContactId }
      return update.mutateAsync({ params, body: changes(itself), options })
    },
    done: (saved) => savedRecord(contact ? 'Contact saved' : 'Contact added', carrierEntity, saved),
    onSaved: onClose,
  })
  return (
    <FormDialog
      frame={{ size: 480, title: contact ? 'Edit Contact' : 'Add Contact', subtitle: contact?.name ?? carrier.name }}
      saving={saving}
      save={
        contact
          ? { operation: updateCarrierContact, verb: 'Save', isReady: true }
          : { operation: addCarrierContact, verb: 'Add', isReady: true }
      }
      onClose={onClose}
    >
      <Rows>
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

const itself = (values: CarrierContactFields) => values

const formIn = ({ contacts }: Carrier, { carrierContactId }: CarrierContact): CarrierContactFields | null => {
  const current = contacts.find((one) => one.carrierContactId === carrierContactId)
  return current ? formOf(current) : null
}

const formOf = ({ carrierContactId: _id, ...fields }: CarrierContact): CarrierContactFields => fields

const blank: CarrierContactFields = { name: '', role: 'Dispatch', email: null, phone: null, afterHoursPhone: null }
