import { freightFlags, isFieldOf, type PlainOfKind, plainFields } from '@lanewise/domain/orders/fields'
import { chooseLiftGate, choosePartial } from '@lanewise/domain/orders/form/changes'
import { orderLabels } from '@lanewise/domain/orders/labels'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import type { OrderDraft } from '#features/orders/form/order-draft.ts'
import { useOrderForm } from '#features/orders/form/order-form.tsx'
import { TextField } from '#platform/form/fields.tsx'
import { messageIn } from '#platform/form/message-in.ts'
import { PhoneField } from '#platform/form/PhoneField.tsx'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { Field } from '#ui/form/Field.tsx'
import { MultiSelect } from '#ui/form/MultiSelect.tsx'
import { Select } from '#ui/form/Select.tsx'

type Choice<V extends string> = { value: V; label: string }

type ChangingSelectProps<V extends string> = {
  name: string
  label: string
  options: readonly Choice<V>[]
  /** Applies a choice, which changes more than its own field. */
  onChoose: (value: V) => void
  required?: boolean
  disabled?: boolean
  help?: ReactNode
}

/** Select whose choice also changes other fields. */
export function ChangingSelect<V extends string>(props: ChangingSelectProps<V>) {
  const { name, label, options, onChoose, required = false, disabled = false, help } = props
  const { field, fieldState } = useController({ name })
  const wrong = messageIn(fieldState.error)
  return (
    <Field label={label} required={required} help={help} {...(wrong && { error: wrong })}>
      <Select
        name={name}
        options={options}
        value={field.value === null ? null : (String(field.value) as V)}
        onChange={onChoose}
        onBlur={field.onBlur}
        disabled={disabled}
        ref={field.ref}
      />
    </Field>
  )
}

type ChangingChoicesProps<V extends string> = {
  name: string
  label: string
  options: readonly Choice<V>[]
  onChoose: (values: V[]) => void
}

/** Multi-select whose choice also changes other fields. */
export function ChangingChoices<V extends string>({ name, label, options, onChoose }: ChangingChoicesProps<V>) {
  const { field, fieldState } = useController({ name })
  const wrong = messageIn(fieldState.error)
  return (
    <Field label={label} {...(wrong && { error: wrong })}>
      <MultiSelect
        value={field.value as V[]}
        options={options}
        onChange={(values) => onChoose(values)}
        onBlur={field.onBlur}
        ref={field.ref}
      />
    </Field>
  )
}

type FreightFlag = (typeof freightFlags)[number]

/** Flags that also change other fields of the order. */
const flagChanges: Partial<Record<FreightFlag, (draft: OrderDraft, isOn: boolean) => OrderDraft>> = {
  isLiftGateRequired: chooseLiftGate,
  isPartial: choosePartial,
}

/** Checkboxes of an order with the given mode. */
export const FreightFlags = ({ mode }: { mode: 'TL' | 'LTL' }) => (
  <Flags>
    {freightFlags
      .filter((name) => isFieldOf(name, mode))
      .map((name) => (
        <Flag key={name} name={name} />
      ))}
  </Flags>
)

function Flag({ name }: { name: FreightFlag }) {
  const { change } = useOrderForm()
  const { field } = useController({ name })
  const changeOthers = flagChanges[name]
  const check = (isOn: boolean) => (changeOthers ? change((draft) => changeOthers(draft, isOn)) : field.onChange(isOn))
  return (
    <Checkbox name={name} label={orderLabels[name]} checked={Boolean(field.value)} onChange={check} ref={field.ref} />
  )
}

const Flags = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 24px' })

type PlainTextProps = { name: PlainOfKind<'text'>; required?: boolean; help?: ReactNode }

/** Text input of the order. Its label and maximum length come from the field definition. */
export function PlainText({ name, ...props }: PlainTextProps) {
  const label = orderLabels[name]
  if (name.endsWith('PhoneNumber')) return <PhoneField name={name} label={label} autoComplete="off" {...props} />
  return <TextField name={name} label={label} maxLength={plainFields[name].most} {...props} />
}
