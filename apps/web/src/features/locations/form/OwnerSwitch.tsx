import { belongsToMyCompanyLabel } from '@lanewise/domain/locations/labels'
import { useFormContext } from 'react-hook-form'
import { SwitchField } from '#platform/form/fields.tsx'
import type { LocationEntry } from './location-entry.ts'

/** LOC-21: claims a new location for the own company. */
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
