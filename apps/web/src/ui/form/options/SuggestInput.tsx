import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { Ref } from 'react'
import { useFieldWiring } from '#ui/form/field-wiring.ts'
import { type Option, OptionText } from './OptionText.tsx'
import { useOptionSearch } from './use-option-search.ts'

export type SuggestInputProps<O extends Option> = {
  value: string
  onChange: (text: string) => void
  /** Called when a suggestion is accepted, to use more of it than its text. */
  onTake?: (option: O) => void
  /** Called after a pause in typing. */
  suggest: (text: string) => Promise<O[]>
  /** Milliseconds of that pause, if different from the default. */
  pause?: number
  name?: string
  placeholder?: string
  disabled?: boolean
  onBlur?: () => void
  'aria-label'?: string
  ref?: Ref<HTMLInputElement>
}

/** A free text field with suggestions while typing. */
export function SuggestInput<O extends Option>(props: SuggestInputProps<O>) {
  const { value, onChange, onTake, suggest, pause, placeholder, disabled, onBlur, ref } = props
  const { id, describedBy, invalid, required } = useFieldWiring()
  const { options, setText } = useOptionSearch(suggest, pause)
  const change = (text: string, reason: string) => {
    if (reason !== 'input' && reason !== 'clear') return
    setText(text)
    onChange(text)
  }
  const take = (taken: O | string | null) => {
    if (taken === null || typeof taken === 'string') return
    setText('')
    onChange(taken.label)
    onTake?.(taken)
  }
  return (
    <Autocomplete<O, false, true, true>
      id={id}
      freeSolo
      fullWidth
      disableClearable
      value={value}
      inputValue={value}
      onInputChange={(_event, text, reason) => change(text, reason)}
      onChange={(_event, taken) => take(taken)}
      options={options}
      filterOptions={() => options}
      getOptionDisabled={(option) => typeof option !== 'string' && option.disabled === true}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.value)}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.label)}
      disabled={disabled}
      renderOption={({ key, ...row }, option) => (
        <li key={key} {...row}>
          <OptionText label={option.label} {...(option.detail && { detail: option.detail })} />
        </li>
      )}
      renderInput={(params) => (
        <OutlinedInput
          {...params.slotProps.input}
          id={params.id}
          fullWidth
          name={props.name}
          disabled={params.disabled}
          inputRef={ref}
          placeholder={placeholder}
          error={invalid}
          onBlur={onBlur}
          inputProps={{
            ...params.slotProps.htmlInput,
            'aria-label': props['aria-label'],
            'aria-describedby': describedBy,
            'aria-invalid': invalid || undefined,
            'aria-required': required || undefined,
          }}
        />
      )}
    />
  )
}
