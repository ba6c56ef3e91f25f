import { formatPhone } from '@lanewise/domain/contacts/phone'
import { useLayoutEffect, useRef } from 'react'
import { useController } from 'react-hook-form'
import { Field } from '#ui/form/Field.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { Joined } from './save/Joined.tsx'

/** A phone number that is formatted while it is typed. The caret stays at the same digit. */
export function PhoneField({
  name,
  label,
  autoComplete = 'tel',
  required = false,
}: {
  name: string
  label: string
  autoComplete?: string
  required?: boolean
}) {
  const { field, fieldState } = useController({ name })
  const input = useRef<HTMLInputElement | null>(null)
  const digitsBefore = useRef<number | null>(null)
  const value = (field.value as string | null) ?? ''
  const change = (typed: string) => {
    const caret = input.current?.selectionStart ?? typed.length
    digitsBefore.current = countDigits(typed.slice(0, caret))
    field.onChange(formatPhone(typed) || null)
  }
  useLayoutEffect(() => {
    if (digitsBefore.current === null) return
    const caret = afterDigit(value, digitsBefore.current)
    input.current?.setSelectionRange(caret, caret)
    digitsBefore.current = null
  })
  return (
    <Joined name={name} label={label}>
      <Field label={label} required={required} {...(fieldState.error?.message && { error: fieldState.error.message })}>
        <TextInput
          name={name}
          type="tel"
          inputMode="tel"
          autoComplete={autoComplete}
          value={value}
          onChange={change}
          onBlur={field.onBlur}
          ref={(element) => {
            input.current = element
            field.ref(element)
          }}
        />
      </Field>
    </Joined>
  )
}

const countDigits = (text: string) => text.replaceAll(/\D/g, '').length

/** Caret position after the given number of digits. */
function afterDigit(text: string, digits: number): number {
  if (digits >= countDigits(text)) return text.length
  let remaining = digits
  return digits === 0 ? 0 : [...text].findIndex((sign) => /\d/.test(sign) && --remaining === 0) + 1
}
