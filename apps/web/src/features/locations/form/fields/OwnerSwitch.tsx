import { belongsToMyCompanyLabel } from '@lanewise/domain/locations/labels'
import { useFormContext } from 'react-hook-form'
import type { LocationEntry } from '#features/locations/form/location-entry.ts'
import { SwitchField } from '#platform/form/fields.tsx'

/** Claims a new location for the own company. (LOC-21) */
export function OwnerSwitch() {
  const { clearErrors } = useFormContext<LocationEntry>()
  return (
    <SwitchField
      name="belongsToMyCompany"
      label={belongsToMyCompanyLabel}
      onChange={() => clearErrors('companyName')}
    />
  )
}
