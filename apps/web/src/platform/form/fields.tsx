import { type ReactNode, useState } from 'react'
import { useController } from 'react-hook-form'
import { Field } from '#ui/form/Field.tsx'
import { NumberInput, type NumberInputProps } from '#ui/form/NumberInput.tsx'
import { Select } from '#ui/form/Select.tsx'
import { Switch } from '#ui/form/Switch.tsx'
import { TextInput, type TextInputProps } from '#ui/form/TextInput.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { Joined } from './save/Joined.tsx'

type Labelled = { name: string; label: string; required?: boolean; help?: ReactNode; disabled?: boolean }

export function TextField({
  name,
  label,
  required,
  help,
  ...input
}: Labelled &
  Pick<
    TextInputProps,
    'maxLength' | 'autoFocus' | 'placeholder' | 'autoComplete' | 'type' | 'suffix' | 'rows' | 'mostRows'
  >) {
  const { field, fieldState } = useController({ name })
  // A field that was null at first becomes null again when it is cleared, so that the form counts as unchanged.
  const [empty] = useState(() => (field.value === null ? null : ''))
  return (
    <Joined name={name} label={label}>
      <Field label={label} {...(required && { required })} help={help} {...errorOf(fieldState)}>
        <TextInput
          {...input}
          name={name}
          value={field.value ?? ''}
          onChange={(text) => field.onChange(text || empty)}
          onBlur={field.onBlur}
          ref={field.ref}
        />
      </Field>
    </Joined>
  )
}

type NumberFieldProps = Labelled &
  Pick<NumberInputProps, 'maxLength' | 'sanitize' | 'inputMode' | 'placeholder'> & {
    /** Called with an entered number when it affects more than its own field. */
    onEntered?: (value: number | null) => void
  }

/**
 * The field's value is a number or null. Incomplete text ("12.") stays as typed. A unit in parentheses at the end of
 * the label is shown inside the field, dollars as $ before the number.
 */
export function NumberField({ name, label, required, help, sanitize, onEntered, ...input }: NumberFieldProps) {
  const { field, fieldState } = useController({ name })
  const { name: labelText, unit } = partsOf(label)
  const [text, setText] = useState(() => shown(field.value))
  const isOwn = toNumber(text) === (field.value ?? null)
  const change = (typed: string) => {
    setText(typed)
    field.onChange(toNumber(typed))
    onEntered?.(toNumber(typed))
  }
  return (
    <Joined name={name} label={labelText}>
      <Field
        label={unit ? <WithUnit name={labelText} unit={unit} /> : label}
        {...(required && { required })}
        help={help}
        {...errorOf(fieldState)}
      >
        <NumberInput
          {...input}
          {...(sanitize && { sanitize })}
          {...(unit && (unit === 'dollars' ? { prefix: '$' } : { suffix: unit }))}
          name={name}
          value={isOwn ? text : shown(field.value)}
          onChange={change}
          onBlur={field.onBlur}
          ref={field.ref}
        />
      </Field>
    </Joined>
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
    <Joined name={name} label={label} show={(value) => options.find((option) => option.value === value)?.label ?? null}>
      <Field label={label} {...(required && { required })} help={help} {...errorOf(fieldState)}>
        {clearable ? (
          <Select {...common} clearable onChange={field.onChange} />
        ) : (
          <Select {...common} onChange={field.onChange} />
        )}
      </Field>
    </Joined>
  )
}

type SwitchFieldProps = Labelled & { onChange?: (checked: boolean) => void }

export function SwitchField({ name, label, help, disabled, onChange }: SwitchFieldProps) {
  const { field, fieldState } = useController({ name })
  const change = (checked: boolean) => {
    field.onChange(checked)
    onChange?.(checked)
  }
  return (
    <Joined name={name} label={label}>
      <Switch
        name={name}
        label={label}
        checked={Boolean(field.value)}
        onChange={change}
        help={help}
        {...errorOf(fieldState)}
        {...(disabled && { disabled })}
        ref={field.ref}
      />
    </Joined>
  )
}

/** The unit is visible inside the field, and the accessible name includes it too. */
const WithUnit = ({ name, unit }: { name: string; unit: string }) => (
  <>
    {`${name} `}
    <VisuallyHidden>{`(${unit})`}</VisuallyHidden>
  </>
)

function partsOf(label: string): { name: string; unit?: string | undefined } {
  const [, name, unit] = /^(.+) \(([^)]+)\)$/.exec(label) ?? []
  return name ? { name, unit } : { name: label }
}

export const errorOf = ({ error }: { error?: { message?: string } | undefined }) =>
  error?.message ? { error: error.message } : {}
const shown = (value: unknown) => (value === null || value === undefined ? '' : String(value))
/** Incomplete text ("-", ".") is not a number yet. */
const toNumber = (text: string) => (text === '' || Number.isNaN(Number(text)) ? null : Number(text))
