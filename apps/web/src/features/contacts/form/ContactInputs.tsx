import { contactLabels as labels } from '@lanewise/domain/contacts/labels'
import { styled } from '@mui/material/styles'
import { useController } from 'react-hook-form'
import { TextField } from '#platform/form/fields.tsx'
import { PhoneField } from '#platform/form/PhoneField.tsx'
import { Joined } from '#platform/form/save/Joined.tsx'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { breakpoints } from '#ui/theme/tokens.ts'
import { CompanyLocationsField, OtherLocationsField } from './LocationFields.tsx'

/** Name, contact data and locations of a person. The email may be locked with a reason. */
export function ContactInputs({ emailLockedBecause }: { emailLockedBecause: string | null }) {
  return (
    <Columns>
      <TextField name="firstName" label={labels.firstName} required autoFocus />
      <TextField name="lastName" label={labels.lastName} required />
      <TextField name="title" label={labels.title} />
      <TextField
        name="primaryEmailAddress"
        label={labels.primaryEmailAddress}
        required
        type="email"
        {...(emailLockedBecause && { disabled: true, help: emailLockedBecause })}
      />
      <PhoneField name="officeNumber" label={labels.officeNumber} autoComplete="off" />
      <PhoneField name="mobileNumber" label={labels.mobileNumber} autoComplete="off" />
      <CompanyLocationsField />
      <OtherLocationsField />
      <DriverField />
    </Columns>
  )
}

/** Driver switch, the only role type that is set manually. (DEF-113) */
function DriverField() {
  const { field } = useController({ name: 'contactRoleTypes' })
  const types = field.value as string[]
  return (
    <Joined name="contactRoleTypes" label={labels.isDriver} show={isDriverText}>
      <Checkbox
        label={labels.isDriver}
        checked={types.includes('Driver')}
        onChange={(isDriver) =>
          field.onChange([...types.filter((type) => type !== 'Driver'), ...(isDriver ? ['Driver'] : [])])
        }
        ref={field.ref}
      />
    </Joined>
  )
}

const isDriverText = (types: unknown) => ((types as string[]).includes('Driver') ? 'Yes' : 'No')

const Columns = styled('div')({
  display: 'grid',
  gap: 12,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [`@media (min-width:${breakpoints.sm}px)`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})
