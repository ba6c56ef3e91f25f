import MenuItem from '@mui/material/MenuItem'
import MuiSelect from '@mui/material/Select'
import { ChevronDown } from 'lucide-react'
import { type Ref, type SyntheticEvent, useState } from 'react'
import { useFieldWiring } from './field-wiring.ts'
import { type Option, OptionText } from './options/OptionText.tsx'
import { useTypedChoice } from './options/use-typed-choice.ts'

type Common<V extends string> = {
  value: V | '' | null | undefined
  options: readonly Option<V>[]
  placeholder?: string
  disabled?: boolean
  name?: string
  onBlur?: () => void
  'aria-label'?: string
  ref?: Ref<HTMLElement>
}

export type SelectProps<V extends string> = Common<V> &
  ({ clearable: true; onChange: (value: V | null) => void } | { clearable?: false; onChange: (value: V) => void })

/** Single choice from a short list. `clearable` offers the placeholder as the empty choice. */
export function Select<V extends string>(props: SelectProps<V>) {
  const { value, options, placeholder = 'Choose', disabled, name, onBlur, ref } = props
  const { id, labelId, describedBy, invalid, required, isLocked } = useFieldWiring()
  const [isOpen, setOpen] = useState(false)
  const onKeyDownCapture = useTypedChoice()
  const chosen = options.find((option) => option.value === value)
  const choose = (next: string) => {
    const option = options.find((candidate) => candidate.value === next)
    if (option) props.onChange(option.value)
    else if (props.clearable) props.onChange(null)
  }
  return (
    <MuiSelect
      fullWidth
      displayEmpty
      open={isOpen}
      onOpen={(event) => passOn(event) || setOpen(true)}
      onClose={() => setOpen(false)}
      name={name}
      value={chosen?.value ?? ''}
      onChange={(event) => choose(event.target.value)}
      onBlur={onBlur}
      disabled={disabled || isLocked}
      error={invalid}
      labelId={labelId}
      inputRef={focusable(ref)}
      IconComponent={ChevronDown}
      renderValue={() => chosen?.label ?? placeholder}
      MenuProps={{
        slotProps: { list: { 'aria-labelledby': labelId, 'aria-label': props['aria-label'], onKeyDownCapture } },
      }}
      SelectDisplayProps={{
        id,
        'aria-label': props['aria-label'],
        'aria-describedby': describedBy,
        'aria-invalid': invalid || undefined,
        'aria-required': required || undefined,
        ...(chosen ? {} : { 'data-placeholder': '' }),
      }}
    >
      {props.clearable && (
        <MenuItem value="" sx={{ color: 'text.tertiary' }}>
          {placeholder}
        </MenuItem>
      )}
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value} disabled={option.disabled}>
          <OptionText {...option} />
        </MenuItem>
      ))}
    </MuiSelect>
  )
}

/**
 * MUI would open the list on Ctrl+Enter or ⌘+Enter. The key belongs to the screen, so it is dispatched again from the
 * select's parent.
 */
function passOn(event: SyntheticEvent): boolean {
  const { nativeEvent, target } = event
  if (!(nativeEvent instanceof KeyboardEvent && (nativeEvent.ctrlKey || nativeEvent.metaKey))) return false
  // Surrounding elements must receive the key only once.
  event.stopPropagation()
  const { key, ctrlKey, metaKey, shiftKey, altKey } = nativeEvent
  const again = { key, ctrlKey, metaKey, shiftKey, altKey, bubbles: true, cancelable: true }
  return (target as Element).parentElement?.dispatchEvent(new KeyboardEvent('keydown', again)) !== undefined
}

/** MUI passes an object with a `focus` method. Forms call nothing else on it. */
function focusable(ref: Ref<HTMLElement> | undefined) {
  return ref as Ref<HTMLInputElement> | undefined
}
