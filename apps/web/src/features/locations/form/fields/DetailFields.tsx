import { locationLabels as labels, nameIsLocked } from '@lanewise/domain/locations/labels'
import {
  locationTypeLabels,
  locationTypes,
  requirementFlagLabels,
  requirementFlags,
} from '@lanewise/domain/locations/location-types'
import { useController } from 'react-hook-form'
import type { LocationEntry } from '#features/locations/form/location-entry.ts'
import { ChoicesField } from '#platform/form/ChoicesField.tsx'
import { FieldRow } from '#platform/form/field-layout.tsx'
import { NumberField, TextField } from '#platform/form/fields.tsx'
import { Field } from '#ui/form/Field.tsx'
import { TagsInput } from '#ui/form/options/TagsInput.tsx'

/** Facts of a location besides its address. The default name of another company's location is locked. (LOC-22) */
export function DetailFields({ isNameLocked }: { isNameLocked: boolean }) {
  return (
    <>
      <FieldRow columns={2} narrow={1}>
        <TextField
          name="locationName"
          label={labels.verifiedLocationName}
          maxLength={200}
          disabled={isNameLocked}
          help={isNameLocked ? nameIsLocked : undefined}
        />
        <TextField name="locationAlias" label={labels.locationAlias} maxLength={200} help="Your own name for it" />
      </FieldRow>
      <FieldRow columns={2} narrow={1}>
        <ChoicesField name="supportLocationTypes" label={labels.supportLocationTypes} options={types} />
        <ChoicesField name="requirementFlags" label={labels.requirementFlags} options={flags} />
      </FieldRow>
      <FieldRow columns={2} narrow={1}>
        <WarehouseIds />
        <TextField name="companyAlias" label={labels.companyAlias} maxLength={200} />
      </FieldRow>
      <FieldRow columns={3}>
        <NumberField name="averageLoadingMinutes" label="Average loading time (min)" {...minutes} />
        <NumberField name="averageUnloadingMinutes" label="Average unloading time (min)" {...minutes} />
        <TextField name="leadProviderId" label={labels.leadProviderId} maxLength={100} />
      </FieldRow>
      <TextField name="notes" label={labels.notes} rows={3} maxLength={4000} />
    </>
  )
}

function WarehouseIds() {
  const { field, fieldState } = useController<LocationEntry, 'ediCodes'>({ name: 'ediCodes' })
  return (
    <Field
      label={labels.ediCodes}
      help="Press Enter to add an ID"
      {...(fieldState.error?.message && { error: fieldState.error.message })}
    >
      <TagsInput value={field.value} onChange={field.onChange} onBlur={field.onBlur} ref={field.ref} />
    </Field>
  )
}

const types = locationTypes.map((value) => ({ value, label: locationTypeLabels[value] }))
const flags = requirementFlags.map((value) => ({ value, label: requirementFlagLabels[value] }))
const minutes = { maxLength: 4, inputMode: 'numeric', sanitize: (text: string) => text.replaceAll(/\D/g, '') } as const
