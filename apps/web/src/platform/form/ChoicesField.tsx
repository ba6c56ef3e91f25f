import { styled } from '@mui/material/styles'
import { CircleAlert } from 'lucide-react'
import { useController } from 'react-hook-form'
import { Field } from '#ui/form/Field.tsx'
import { MultiSelect } from '#ui/form/MultiSelect.tsx'
import { ChoicePills } from '#ui/form/options/ChoicePills.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'
import { messageIn } from './message-in.ts'
import { Joined } from './save/Joined.tsx'

type Value = string | number
type ChoicesFieldProps = {
  name: string
  label: string
  /** Up to eight options are shown as pills; longer lists are searchable. */
  options: readonly { value: Value; label: string }[]
}

const PILLS = 8

/** Multiple choice from a list. The field's value keeps the order of the list. */
export function ChoicesField({ name, label, options }: ChoicesFieldProps) {
  const { field, fieldState } = useController({ name })
  const wrong = messageIn(fieldState.error)
  const texts = options.map((option) => ({ value: String(option.value), label: option.label }))
  const values = ((field.value ?? []) as Value[]).map(String)
  const change = (chosen: readonly string[]) =>
    field.onChange(options.map(({ value }) => value).filter((value) => chosen.includes(String(value))))
  const show = (value: unknown) =>
    options
      .filter((option) => (value as Value[]).includes(option.value))
      .map((option) => option.label)
      .join(', ') || null
  return (
    <Joined name={name} label={label} show={show}>
      {options.length > PILLS ? (
        <Field label={label} {...(wrong && { error: wrong })}>
          <MultiSelect value={values} options={texts} onChange={change} onBlur={field.onBlur} ref={field.ref} />
        </Field>
      ) : (
        <>
          <Name aria-hidden="true">{label}</Name>
          <ChoicePills label={label} values={values} options={texts} onChange={change} />
          {wrong && (
            <Wrong role="alert">
              <CircleAlert size={14} aria-hidden="true" />
              {wrong}
            </Wrong>
          )}
        </>
      )}
    </Joined>
  )
}

/** Styled like the helper text of a field with an error. */
const Wrong = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  marginTop: 4,
  color: theme.vars.palette.late.fg,
  fontSize: 12,
  lineHeight: '16px',
}))

/** Styled like the label of a text field. */
const Name = styled('div')(({ theme }) => ({
  marginBottom: 6,
  color: theme.vars.palette.text.secondary,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
  [TOUCH]: { fontSize: 13 },
}))
