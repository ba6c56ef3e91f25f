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
import type { Option } from '#ui/form/options/option.ts'
import { TagsInput } from '#ui/form/options/TagsInput.tsx'
import { Select } from '#ui/form/Select.tsx'

type Name = keyof typeof labels
type Choice = string | number
type DefaultChoiceProps = {
  name: Name
  options: readonly { value: Choice; label: string }[]
  /** What a choice means for other settings. */
  onChosen?: (value: Choice | null) => void
}

/** One of a list, or none; equipment is known by numbers. */
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

/** The default trailer goes where it does not belong to the equipment any more. */
export function DefaultEquipmentField() {
  const { getValues, setValue } = useFormContext<OrderDefaultFields>()
  const follow = (value: Choice | null) => {
    const mode = equipmentModes.find((one) => one === value) ?? null
    setValue('defaultEquipmentType', equipmentTypeAfter(mode, getValues('defaultEquipmentType')), { shouldDirty: true })
  }
  return <DefaultChoiceField name="defaultEquipmentMode" options={equipment} onChosen={follow} />
}

/** Offers the trailers of the default equipment that are on offer; one that is set stays to be seen. */
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

/** What records are called, which a setting knows by their ids. */
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

/** A record that is searched for and shown by its name; who may not search can still take the default away. */
export function DefaultRecordField({ name, names, search, pause, help }: DefaultRecordProps) {
  const { field, fieldState } = useController({ name })
  const error = fieldState.error?.message
  const id = field.value as string | null
  const find = async (text: string) => {
    const found = await search(text)
    names.learn(Object.fromEntries(found.map(({ value, label }) => [value, label])))
    return found
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

/** Requirements in words of one's own. */
export function OtherRequirementsField() {
  const name = 'additionalRequirements'
  const { field, fieldState } = useController({ name })
  const wrong = messageIn(fieldState.error)
  return (
    <Joined name={name} label={labels[name]}>
      <Field label={labels[name]} help="Enter adds a requirement" {...(wrong && { error: wrong })}>
        <TagsInput value={field.value as string[]} onChange={field.onChange} onBlur={field.onBlur} ref={field.ref} />
      </Field>
    </Joined>
  )
}
