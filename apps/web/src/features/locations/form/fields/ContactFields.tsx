import { contactLabels as labels } from '@lanewise/domain/contacts/labels'
import { useWatch } from 'react-hook-form'
import { Group } from '#features/locations/form/dialog-parts.tsx'
import type { LocationEntry } from '#features/locations/form/location-entry.ts'
import { FieldRow, Rows } from '#platform/form/field-layout.tsx'
import { SwitchField, TextField } from '#platform/form/fields.tsx'
import { PhoneField } from '#platform/form/PhoneField.tsx'

/** Person at the new location, who is saved as a contact together with it. (LOC-27) */
export function ContactFields() {
  const hasContact = useWatch<LocationEntry, 'hasContact'>({ name: 'hasContact' })
  return (
    <Group>
      <SwitchField name="hasContact" label="Add a contact" />
      {hasContact && (
        <Rows>
          <FieldRow columns={3} narrow={1}>
            <TextField name="contact.firstName" label={labels.firstName} required autoFocus />
            <TextField name="contact.lastName" label={labels.lastName} required />
            <TextField name="contact.title" label={labels.title} />
          </FieldRow>
          <FieldRow columns={3} narrow={1}>
            <TextField name="contact.primaryEmailAddress" label={labels.primaryEmailAddress} required type="email" />
            <PhoneField name="contact.officeNumber" label={labels.officeNumber} autoComplete="off" />
            <PhoneField name="contact.mobileNumber" label={labels.mobileNumber} autoComplete="off" />
          </FieldRow>
        </Rows>
      )}
    </Group>
  )
}
