import type { LocationOfContact } from '@lanewise/contract/contacts'
import type { LocationOption } from '@lanewise/contract/location-shapes'
import { contactLabels as labels } from '@lanewise/domain/contacts/labels'
import { useController } from 'react-hook-form'
import { useCompanyLocations, useFindOtherLocations } from '#features/contacts/contacts.api.ts'
import { Joined } from '#platform/form/save/Joined.tsx'
import { Field } from '#ui/form/Field.tsx'
import { MultiSelect } from '#ui/form/MultiSelect.tsx'
import type { Option } from '#ui/form/options/OptionText.tsx'

/** Milliseconds of typing pause before locations are searched. (UX-27) */
const LOCATION_PAUSE = 500

/** Locations of the own company, with all of them as options. (CONTACT-64) */
export function CompanyLocationsField() {
  const { chosen, wiring, error } = useLocations('locations')
  const { data = [] } = useCompanyLocations()
  const known = data.map(optionOf)
  const gone = chosen.filter(({ value }) => !known.some((option) => option.value === value))
  return (
    <Joined name="locations" label={labels.locations} show={namesOf}>
      <Field label={labels.locations} {...error}>
        <MultiSelect {...wiring} options={[...known, ...gone]} />
      </Field>
    </Joined>
  )
}

/** Locations of other companies, found by searching. (CONTACT-64) */
export function OtherLocationsField() {
  const { chosen, wiring, error } = useLocations('nonCompanyLocations')
  const { mutateAsync } = useFindOtherLocations()
  const ask = async (searchTerm: string) => (await mutateAsync({ query: { searchTerm } })).map(optionOf)
  return (
    <Joined name="nonCompanyLocations" label={labels.nonCompanyLocations} show={namesOf}>
      <Field label={labels.nonCompanyLocations} {...error}>
        <MultiSelect {...wiring} options={chosen} search={{ ask, pause: LOCATION_PAUSE }} placeholder="Search" />
      </Field>
    </Joined>
  )
}

/** The form holds the value and label of each selected location, as the contract sends them. */
function useLocations(name: 'locations' | 'nonCompanyLocations') {
  const { field, fieldState } = useController({ name })
  const chosen = field.value as LocationOfContact[]
  const message = fieldState.error?.message
  return {
    chosen,
    error: message ? { error: message } : {},
    wiring: {
      value: chosen.map(({ value }) => value),
      onChange: (_values: string[], next: Option[]) =>
        field.onChange(next.map(({ value, label }) => ({ value, label }))),
      onBlur: field.onBlur,
      ref: field.ref,
    },
  }
}

const namesOf = (chosen: unknown) => (chosen as LocationOfContact[]).map(({ label }) => label).join(', ') || null

const optionOf = ({ id, name, address }: LocationOption): Option => ({
  value: id,
  label: name,
  detail: `${address.line1}, ${address.city}, ${address.state} ${address.zip}`,
})
