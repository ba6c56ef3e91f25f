import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { FocusEventHandler, HTMLAttributes, KeyboardEventHandler, ReactNode, Ref } from 'react'
import { useFieldWiring } from './field-wiring.ts'

export type TextInputProps = {
  value?: string | null
  onChange?: (value: string) => void
  onBlur?: FocusEventHandler<HTMLInputElement | HTMLTextAreaElement>
  onKeyDown?: KeyboardEventHandler<HTMLInputElement | HTMLTextAreaElement>
  name?: string
  placeholder?: string
  disabled?: boolean
  readOnly?: boolean
  maxLength?: number
  autoFocus?: boolean
  autoComplete?: string
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'date' | 'time'
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  /** Unit or control at the end of the field. */
  suffix?: ReactNode
  prefix?: ReactNode
  rows?: number
  /** Maximum number of lines up to which the field grows with its text. */
  mostRows?: number
  'aria-label'?: string
  ref?: Ref<HTMLInputElement>
}

/** A text field with one line or `rows` lines. Inside a `Field` it gets label, help and error from context. */
export function TextInput(props: TextInputProps) {
  const { value, onChange, onBlur, suffix, prefix, rows, mostRows, ref, ...own } = props
  const { name, placeholder, disabled, readOnly, maxLength, autoFocus, autoComplete, type = 'text', inputMode } = own
  const { id, describedBy, invalid, required, isLocked } = useFieldWiring()
  return (
    <OutlinedInput
      id={id}
      fullWidth
      name={name}
      value={value ?? ''}
      onChange={(event) => onChange?.(event.target.value)}
      onBlur={onBlur}
      onKeyDown={own.onKeyDown}
      placeholder={placeholder}
      disabled={disabled || isLocked}
      readOnly={readOnly}
      autoFocus={autoFocus}
      autoComplete={autoComplete ?? 'off'}
      type={type}
      error={invalid}
      multiline={rows !== undefined}
      minRows={rows}
      maxRows={mostRows}
      inputRef={ref}
      startAdornment={prefix && <InputAdornment position="start">{prefix}</InputAdornment>}
      endAdornment={suffix && <InputAdornment position="end">{suffix}</InputAdornment>}
      inputProps={{
        maxLength,
        inputMode,
        'aria-label': own['aria-label'],
        'aria-describedby': describedBy,
        'aria-invalid': invalid || undefined,
        'aria-required': required || undefined,
      }}
    />
  )
}
