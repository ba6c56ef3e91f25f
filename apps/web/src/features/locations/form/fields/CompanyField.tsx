import { locationLabels as labels } from '@lanewise/domain/locations/labels'
import { useController, useFormContext } from 'react-hook-form'
import type { LocationEntry } from '#features/locations/form/location-entry.ts'
import { useCompanySearch } from '#features/locations/pick/use-company-search.ts'
import { useUser } from '#platform/session/SessionProvider.tsx'
import { Field } from '#ui/form/Field.tsx'
import { SuggestInput } from '#ui/form/options/SuggestInput.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'

type CompanyFieldProps = { required?: boolean; help?: string }

/** Owner of a location: an existing company, or the name of a new one. */
export function CompanyField({ required = false, help }: CompanyFieldProps) {
  const { setValue } = useFormContext<LocationEntry>()
  const { field, fieldState } = useController<LocationEntry, 'companyName'>({ name: 'companyName' })
  const search = useCompanySearch()
  const type = (text: string) => {
    setValue('companyId', null)
    field.onChange(text || null)
  }
  return (
    <Field
      label={labels.companyName}
      required={required}
      help={help}
      {...(fieldState.error?.message && { error: fieldState.error.message })}
    >
      <SuggestInput
        value={field.value ?? ''}
        onChange={type}
        onTake={({ value }) => setValue('companyId', value)}
        suggest={search}
        onBlur={field.onBlur}
        ref={field.ref}
      />
    </Field>
  )
}

/** The own company, as the owner of a claimed location. */
export const OwnCompanyField = () => (
  <Field label={labels.companyName}>
    <TextInput value={useUser().companyName} disabled />
  </Field>
)
