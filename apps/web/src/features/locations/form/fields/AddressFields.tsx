import { locationLabels as labels } from '@lanewise/domain/locations/labels'
import { type Country, countries, countryNames, statesOf } from '@lanewise/domain/places/states'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import type { LocationEntry } from '#features/locations/form/location-entry.ts'
import { FieldRow } from '#platform/form/field-layout.tsx'
import { errorOf, SelectField, TextField } from '#platform/form/fields.tsx'
import { Field } from '#ui/form/Field.tsx'
import { SuggestInput } from '#ui/form/options/SuggestInput.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { usePlaceFill } from './use-place-fill.ts'

/** Address of a location. A zip code fills in its city and state. */
export function AddressFields() {
  const country = useWatch<LocationEntry, 'country'>({ name: 'country' })
  const fill = usePlaceFill()
  return (
    <>
      <FieldRow columns="1fr 1fr 1.4fr 1.4fr">
        <CountryField />
        <PostalCodeField onComplete={fill.fillByPostalCode} />
        <CityField fill={fill} />
        <SelectField name="state" label={labels.state} required options={stateOptions[country]} />
      </FieldRow>
      <FieldRow columns="minmax(0, 2fr) minmax(0, 1fr)" narrow={1}>
        <TextField name="addressLine1" label={labels.addressLine1} required maxLength={200} />
        <TextField name="addressLine2" label={labels.addressLine2} maxLength={200} />
      </FieldRow>
    </>
  )
}

/** Changing the country clears the state. */
function CountryField() {
  const { setValue } = useFormContext<LocationEntry>()
  const { field, fieldState } = useController<LocationEntry, 'country'>({ name: 'country' })
  const choose = (country: Country) => {
    if (country !== field.value) setValue('state', '', { shouldDirty: true })
    field.onChange(country)
  }
  return (
    <Field label={labels.country} required {...errorOf(fieldState)}>
      <Select
        name="country"
        value={field.value}
        options={countryOptions}
        onChange={choose}
        onBlur={field.onBlur}
        ref={field.ref}
      />
    </Field>
  )
}

function PostalCodeField({ onComplete }: { onComplete: (text: string) => Promise<void> }) {
  const { field, fieldState } = useController<LocationEntry, 'postalCode'>({ name: 'postalCode' })
  return (
    <Field label={labels.postalCode} required {...errorOf(fieldState)}>
      <TextInput
        name="postalCode"
        autoFocus
        maxLength={20}
        value={field.value}
        onChange={(text) => {
          field.onChange(text)
          void onComplete(text)
        }}
        onBlur={field.onBlur}
        ref={field.ref}
      />
    </Field>
  )
}

function CityField({ fill }: { fill: ReturnType<typeof usePlaceFill> }) {
  const { field, fieldState } = useController<LocationEntry, 'city'>({ name: 'city' })
  return (
    <Field label={labels.city} required {...errorOf(fieldState)}>
      <SuggestInput
        value={field.value}
        onChange={field.onChange}
        onTake={fill.takeCity}
        suggest={fill.suggestCities}
        onBlur={field.onBlur}
        ref={field.ref}
      />
    </Field>
  )
}

const countryOptions = countries.map((value) => ({ value, label: value, detail: countryNames[value] }))
const stateOptions = Object.fromEntries(
  countries.map((country) => [country, statesOf(country).map(({ code, name }) => ({ value: code, label: name }))]),
) as Record<Country, { value: string; label: string }[]>
