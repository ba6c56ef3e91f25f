import { type ReactNode, useState } from 'react'
import { useController } from 'react-hook-form'
import { Field } from '#ui/form/Field.tsx'
import { NumberInput } from '#ui/form/NumberInput.tsx'
import { Select } from '#ui/form/Select.tsx'
import { Switch } from '#ui/form/Switch.tsx'
import { TextInput, type TextInputProps } from '#ui/form/TextInput.tsx'

type Labelled = { name: string; label: string; required?: boolean; help?: ReactNode; disabled?: boolean }

export function TextField({
  name,
  label,
  required,
  help,
  ...input
}: Labelled & Pick<TextInputProps, 'maxLength' | 'autoFocus' | 'placeholder' | 'autoComplete' | 'type' | 'suffix'>) {
  const { field, fieldState } = useController({ name })
  return (
    <Field label={label} {...(required && { required })} help={help} {...errorOf(fieldState)}>
      <TextInput
        {...input}
        name={name}
        value={field.value ?? ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
        ref={field.ref}
      />
    </Field>
  )
}

type NumberFieldProps = Labelled & { maxLength?: number; suffix?: string; sanitize?: (text: string) => string }

/** Holds a number or null; the text that is being typed ("12.") stays as typed. */
export function NumberField({ name, label, required, help, sanitize, ...input }: NumberFieldProps) {
  const { field, fieldState } = useController({ name })
  const [text, setText] = useState(() => shown(field.value))
  const isOwn = toNumber(text) === (field.value ?? null)
  const change = (typed: string) => {
    setText(typed)
    field.onChange(toNumber(typed))
  }
  return (
    <Field label={label} {...(required && { required })} help={help} {...errorOf(fieldState)}>
      <NumberInput
        {...input}
        {...(sanitize && { sanitize })}
        name={name}
        value={isOwn ? text : shown(field.value)}
        onChange={change}
        onBlur={field.onBlur}
        ref={field.ref}
      />
    </Field>
  )
}

type SelectFieldProps = Labelled & { options: readonly { value: string; label: string }[]; clearable?: boolean }

export function SelectField({
  name,
  label,
  required,
  help,
  options,
  clearable = false,
  disabled = false,
}: SelectFieldProps) {
  const { field, fieldState } = useController({ name })
  const common = {
    name,
    options: [...options],
    value: (field.value ?? null) as string | null,
    onBlur: field.onBlur,
    disabled,
    ref: field.ref,
  }
  return (
    <Field label={label} {...(required && { required })} help={help} {...errorOf(fieldState)}>
      {clearable ? (
        <Select {...common} clearable onChange={field.onChange} />
      ) : (
        <Select {...common} onChange={field.onChange} />
      )}
    </Field>
  )
}

export function SwitchField({ name, label, disabled, onChange }: Labelled & { onChange?: (checked: boolean) => void }) {
  const { field } = useController({ name })
  const change = (checked: boolean) => {
    field.onChange(checked)
    onChange?.(checked)
  }
  return (
    <Switch
      name={name}
      label={label}
      checked={Boolean(field.value)}
      onChange={change}
      {...(disabled && { disabled })}
      ref={field.ref}
    />
  )
}

const errorOf = ({ error }: { error?: { message?: string } | undefined }) =>
  error?.message ? { error: error.message } : {}
const shown = (value: unknown) => (value === null || value === undefined ? '' : String(value))
const toNumber = (text: string) => (text === '' || text === '.' ? null : Number(text))
