import { equipmentModeLabels, equipmentModes } from '@lanewise/domain/freight/modes'
import { laneLabels as labels } from '@lanewise/domain/lanes/labels'
import { tenderMethods, tenderStartHelp, tenderTimeHelp, tenderTypes } from '@lanewise/domain/lanes/tender-terms'
import { useController } from 'react-hook-form'
import { FieldRow } from '#platform/form/field-layout.tsx'
import { NumberField, SelectField, TextField } from '#platform/form/fields.tsx'
import { Joined } from '#platform/form/save/Joined.tsx'
import { Field } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import { digitsOnly } from '#ui/form/text/number-text.ts'

/** Fields shared by "Edit Lane" and "New Lane". (LANE-21 to LANE-25) */
export function LaneTermFields() {
  return (
    <>
      <FieldRow columns={2} narrow={1}>
        <SelectField name="tenderType" label={labels.tenderType} required options={types} />
        <SelectField name="tenderMethod" label={labels.tenderMethod} required options={methods} />
      </FieldRow>
      <FieldRow columns={2} narrow={1}>
        <NumberField name="tenderTime" label={`${labels.tenderTime} (minutes)`} help={tenderTimeHelp} {...whole} />
        <NumberField
          name="shipmentTenderingStart"
          label={`${labels.shipmentTenderingStart} (days)`}
          help={tenderStartHelp}
          {...whole}
        />
      </FieldRow>
    </>
  )
}

export function LaneNameFields() {
  return (
    <FieldRow columns="minmax(0, 3fr) minmax(0, 2fr)" narrow={1}>
      <TextField name="customerReferenceNumber" label={labels.customerReferenceNumber} required autoFocus />
      <EquipmentField />
    </FieldRow>
  )
}

/** The form holds the number that other programs use. The select shows its label. */
function EquipmentField() {
  const { field, fieldState } = useController({ name: 'equipmentMode' })
  const message = fieldState.error?.message
  const show = (value: unknown) => modes.find((mode) => mode.value === String(value))?.label ?? null
  return (
    <Joined name="equipmentMode" label={labels.equipmentMode} show={show}>
      <Field label={labels.equipmentMode} required {...(message && { error: message })}>
        <Select
          name="equipmentMode"
          options={modes}
          value={field.value === null ? null : String(field.value)}
          onChange={(value) => field.onChange(Number(value))}
          onBlur={field.onBlur}
          ref={field.ref}
        />
      </Field>
    </Joined>
  )
}

const whole = { maxLength: 6, sanitize: digitsOnly, inputMode: 'numeric' } as const
const modes = equipmentModes.map((mode) => ({ value: String(mode), label: equipmentModeLabels[mode] }))
const types = tenderTypes.map((value) => ({ value, label: value }))
const methods = tenderMethods.map((value) => ({ value, label: value }))
