import type { OrderDefaultFields } from '@lanewise/contract/order-default-fields'
import { equipmentTypeLabels } from '@lanewise/domain/freight/equipment-types'
import { equipmentModeLabels, equipmentModes } from '@lanewise/domain/freight/modes'
import { orderDefaultLabels as labels } from '@lanewise/domain/settings/labels'
import { defaultableEquipmentTypes, equipmentTypeAfter } from '@lanewise/domain/settings/order-defaults'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { messageIn } from '#platform/form/message-in.ts'
import { Joined } from '#platform/form/save/Joined.tsx'
import { Combobox } from '#ui/form/Combobox.tsx'
import { Field } from '#ui/form/Field.tsx'
import type { Option } from '#ui/form/options/OptionText.tsx'
import { TagsInput } from '#ui/form/options/TagsInput.tsx'
import { Select } from '#ui/form/Select.tsx'

type Name = keyof typeof labels
type Choice = string | number
type DefaultChoiceProps = {
  name: Name
  options: readonly { value: Choice; label: string }[]
  /** Updates other settings that depend on the choice. */
  onChosen?: (value: Choice | null) => void
}

/** Optional choice from a list. Equipment values are numbers. */
export function DefaultChoiceField({ name, options, onChosen }: DefaultChoiceProps) {
  const { field, fieldState } = useController({ name })
  const error = fieldState.error?.message
  const labelOf = (value: unknown) => options.find((option) => option.value === value)?.label ?? null
  const choose = (text: string | null) => {
    const value = options.find((option) => String(option.value) === text)?.value ?? null
    field.onChange(value)
    onChosen?.(value)
  }
  return (
    <Joined name={name} label={labels[name]} show={labelOf}>
      <Field label={labels[name]} {...(error && { error })}>
        <Select
          clearable
          placeholder="None"
          value={field.value === null ? null : String(field.value)}
          options={options.map(({ value, label }) => ({ value: String(value), label }))}
          onChange={choose}
          onBlur={field.onBlur}
          ref={field.ref}
        />
      </Field>
    </Joined>
  )
}

const equipment = equipmentModes.map((value) => ({ value, label: equipmentModeLabels[value] }))

/** The default trailer is cleared when it does not belong to the new equipment. */
export function DefaultEquipmentField() {
  const { getValues, setValue } = useFormContext<OrderDefaultFields>()
  const updateTrailer = (value: Choice | null) => {
    const mode = equipmentModes.find((one) => one === value) ?? null
    setValue('defaultEquipmentType', equipmentTypeAfter(mode, getValues('defaultEquipmentType')), { shouldDirty: true })
  }
  return <DefaultChoiceField name="defaultEquipmentMode" options={equipment} onChosen={updateTrailer} />
}

/**
 * Available trailers of the default equipment. A selected trailer stays visible even when it is no longer available.
 */
export function DefaultEquipmentTypeField() {
  const [defaultEquipmentMode, availableEquipmentTypes, chosen] = useWatch<
    OrderDefaultFields,
    ['defaultEquipmentMode', 'availableEquipmentTypes', 'defaultEquipmentType']
  >({ name: ['defaultEquipmentMode', 'availableEquipmentTypes', 'defaultEquipmentType'] })
  const offered = defaultableEquipmentTypes({ defaultEquipmentMode, availableEquipmentTypes })
  const types = chosen && !offered.includes(chosen) ? [...offered, chosen] : offered
  const options = types.map((value) => ({ value, label: equipmentTypeLabels[value] }))
  return <DefaultChoiceField name="defaultEquipmentType" options={options} />
}

/** Display names of records that a setting stores by id. */
export type RecordNames = {
  of: (id: string | null) => string | null
  learn: (names: Readonly<Record<string, string>>) => void
}

type DefaultRecordProps = {
  name: 'defaultCommodity' | 'defaultLocation'
  names: RecordNames
  search: (text: string) => Promise<Option[]>
  pause?: number
  help?: string | undefined
}

/** Record picker that shows names. A user without search permission can still remove the default. */
export function DefaultRecordField({ name, names, search, pause, help }: DefaultRecordProps) {
  const { field, fieldState } = useController({ name })
  const error = fieldState.error?.message
  const id = field.value as string | null
  const find = async (text: string) => {
    const options = await search(text)
    names.learn(Object.fromEntries(options.map(({ value, label }) => [value, label])))
    return options
  }
  return (
    <Joined name={name} label={labels[name]} show={(value) => names.of(value as string | null)}>
      <Field label={labels[name]} {...(error ? { error } : help && { help })}>
        <Combobox<Option>
          value={id === null ? null : { value: id, label: names.of(id) ?? '' }}
          onChange={(option) => field.onChange(option?.value ?? null)}
          search={find}
          {...(pause !== undefined && { pause })}
          placeholder="None"
          onBlur={field.onBlur}
          ref={field.ref}
        />
      </Field>
    </Joined>
  )
}

/** Free-text requirements. */
export function OtherRequirementsField() {
  const name = 'additionalRequirements'
  const { field, fieldState } = useController({ name })
  const wrong = messageIn(fieldState.error)
  return (
    <Joined name={name} label={labels[name]}>
      <Field label={labels[name]} help="Press Enter to add a requirement" {...(wrong && { error: wrong })}>
        <TagsInput value={field.value as string[]} onChange={field.onChange} onBlur={field.onBlur} ref={field.ref} />
      </Field>
    </Joined>
  )
}
