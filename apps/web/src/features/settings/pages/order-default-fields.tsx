import { findCommodities } from '@lanewise/contract/commodities'
import { orderDefaultLabels as labels } from '@lanewise/domain/settings/labels'
import { useController } from 'react-hook-form'
import { useRefusalOf } from '#platform/allowed.tsx'
import { Joined } from '#platform/form/save/Joined.tsx'
import { useSession } from '#platform/session/SessionProvider.tsx'
import { Combobox } from '#ui/form/Combobox.tsx'
import { Field } from '#ui/form/Field.tsx'
import type { Option } from '#ui/form/options/option.ts'
import { Select } from '#ui/form/Select.tsx'

type Mode = string | number
type DefaultModeProps = {
  name: 'defaultShippingMode' | 'defaultEquipmentMode'
  options: readonly { value: Mode; label: string }[]
}

/** One of the modes, or none; equipment is known by numbers. */
export function DefaultModeField({ name, options }: DefaultModeProps) {
  const { field, fieldState } = useController({ name })
  const error = fieldState.error?.message
  const labelOf = (value: unknown) => options.find((option) => option.value === value)?.label ?? null
  return (
    <Joined name={name} label={labels[name]} show={labelOf}>
      <Field label={labels[name]} {...(error && { error })}>
        <Select
          clearable
          placeholder="None"
          value={field.value === null ? null : String(field.value)}
          options={options.map(({ value, label }) => ({ value: String(value), label }))}
          onChange={(next) => field.onChange(options.find(({ value }) => String(value) === next)?.value ?? null)}
          onBlur={field.onBlur}
          ref={field.ref}
        />
      </Field>
    </Joined>
  )
}

/** What commodities are called, which a setting knows by their ids. */
export type CommodityNames = {
  of: (id: string | null) => string | null
  learn: (codes: Readonly<Record<string, string>>) => void
}

/** A commodity of the catalogue; who may not read it can still take the default away. */
export function DefaultCommodityField({ names }: { names: CommodityNames }) {
  const name = 'defaultCommodity'
  const { ask } = useSession()
  const refusal = useRefusalOf(findCommodities)
  const { field, fieldState } = useController({ name })
  const error = fieldState.error?.message
  const id = field.value as string | null
  const search = async (searchTerm: string): Promise<Option[]> => {
    const { data } = await ask(findCommodities, { query: { searchTerm } })
    names.learn(Object.fromEntries(data.map((one) => [one.id, one.commodityCode])))
    return data.map((one) => ({ value: one.id, label: one.commodityCode, detail: one.description }))
  }
  return (
    <Joined name={name} label={labels[name]} show={(value) => names.of(value as string | null)}>
      <Field
        label={labels[name]}
        {...(error ? { error } : refusal && { help: 'Searching the catalogue needs View Commodity' })}
      >
        <Combobox<Option>
          value={id === null ? null : { value: id, label: names.of(id) ?? '' }}
          onChange={(option) => field.onChange(option?.value ?? null)}
          search={search}
          placeholder="None"
          onBlur={field.onBlur}
          ref={field.ref}
        />
      </Field>
    </Joined>
  )
}
