import { addressLine } from '@lanewise/domain/locations/address'
import { type Country, countries, countryNames, statesOf } from '@lanewise/domain/places/states'
import { billToCompanyLabels as labels } from '@lanewise/domain/settings/billing'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { FieldRow } from '#platform/form/field-layout.tsx'
import { SelectField, TextField } from '#platform/form/fields.tsx'
import { Joined } from '#platform/form/save/Joined.tsx'
import { Second } from '#ui/data/record-rows.tsx'
import { Field } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'

export function BillToAddress() {
  const country: Country = useWatch({ name: 'country' })
  return (
    <>
      <FieldRow columns="minmax(0, 2fr) minmax(0, 1fr)" narrow={1}>
        <TextField name="addressLine1" label={labels.addressLine1} required maxLength={200} />
        <TextField name="addressLine2" label={labels.addressLine2} maxLength={200} />
      </FieldRow>
      <FieldRow columns="1.4fr 1.4fr 1fr 1fr">
        <TextField name="city" label={labels.city} required maxLength={100} />
        <SelectField name="state" label={labels.state} required options={stateOptions[country]} />
        <TextField name="postalCode" label={labels.postalCode} required maxLength={20} />
        <CountryField />
      </FieldRow>
    </>
  )
}

/** A state belongs to one country, so changing the country clears it. */
function CountryField() {
  const { setValue } = useFormContext()
  const { field, fieldState } = useController({ name: 'country' })
  const error = fieldState.error?.message
  const choose = (country: Country) => {
    if (country !== field.value) setValue('state', '', { shouldDirty: true })
    field.onChange(country)
  }
  return (
    <Joined name="country" label={labels.country}>
      <Field label={labels.country} required {...(error && { error })}>
        <Select
          name="country"
          value={field.value as Country}
          options={countryOptions}
          onChange={choose}
          onBlur={field.onBlur}
          ref={field.ref}
        />
      </Field>
    </Joined>
  )
}

type Address = Parameters<typeof addressLine>[0]

/** Address in one line. The initial setting of a company has no address until the user enters one. */
export const AddressText = ({ address }: { address: Address }) => (
  <Second>{address.addressLine1 ? addressLine(address) : 'No address yet'}</Second>
)

const countryOptions = countries.map((value) => ({ value, label: value, detail: countryNames[value] }))
const stateOptions = Object.fromEntries(
  countries.map((country) => [country, statesOf(country).map(({ code, name }) => ({ value: code, label: name }))]),
) as Record<Country, { value: string; label: string }[]>
