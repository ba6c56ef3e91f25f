import { cargoTypeLabels, cargoTypes } from '@lanewise/domain/carriers/cargo-types'
import { carrierLabels as labels } from '@lanewise/domain/carriers/labels'
import { equipmentModeLabels, equipmentModes, shippingModeLabels, shippingModes } from '@lanewise/domain/freight/modes'
import { ChoicesField } from '#platform/form/ChoicesField.tsx'
import { FieldRow, Rows } from '#platform/form/field-layout.tsx'
import { SelectField, TextField } from '#platform/form/fields.tsx'
import { PhoneField } from '#platform/form/PhoneField.tsx'

/** Every field of a carrier, in working order: identity, freight, contact data. */
export function CarrierFields() {
  return (
    <Rows>
      <FieldRow columns="minmax(0, 2fr) repeat(3, minmax(0, 1fr))" narrow={1}>
        <TextField name="name" label={labels.name} required autoFocus />
        <TextField name="dotNumber" label={labels.dotNumber} />
        <TextField name="docketNumber" label={labels.docketNumber} placeholder="MC-123456" />
        <TextField name="scac" label={labels.scac} maxLength={4} />
      </FieldRow>
      <FieldRow columns="minmax(0, 2fr) minmax(0, 3fr)" narrow={1}>
        <ChoicesField name="modes" label={labels.modes} options={modes} />
        <ChoicesField name="equipmentModes" label={labels.equipmentModes} options={equipment} />
      </FieldRow>
      <ChoicesField name="cargoTypes" label={labels.cargoTypes} options={cargo} />
      <FieldRow columns={3} narrow={1}>
        <PhoneField name="phone" label={labels.phone} autoComplete="off" />
        <TextField name="email" label={labels.email} type="email" />
        <TextField name="website" label={labels.website} type="url" />
      </FieldRow>
      <FieldRow columns={2} narrow={1}>
        <TextField name="addressLine1" label={labels.addressLine1} />
        <TextField name="addressLine2" label={labels.addressLine2} />
      </FieldRow>
      <FieldRow columns={4}>
        <TextField name="city" label={labels.city} />
        <TextField name="state" label={labels.state} />
        <TextField name="postalCode" label={labels.postalCode} />
        <SelectField name="country" label={labels.country} options={countries} clearable />
      </FieldRow>
      <TextField name="notes" label={labels.notes} rows={3} />
    </Rows>
  )
}

const modes = shippingModes.map((value) => ({ value, label: shippingModeLabels[value] }))
const equipment = equipmentModes.map((value) => ({ value, label: equipmentModeLabels[value] }))
const cargo = cargoTypes.map((value) => ({ value, label: cargoTypeLabels[value] }))
const countries = [
  { value: 'US', label: 'United States' },
  { value: 'CA', label: 'Canada' },
  { value: 'MX', label: 'Mexico' },
]
