import Autocomplete from '@mui/material/Autocomplete'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { ChevronDown, X } from 'lucide-react'
import { type ReactNode, type Ref, useRef, useState } from 'react'
import { Spinner } from '#ui/action/Spinner.tsx'
import { useFieldWiring } from './field-wiring.ts'
import { type Option, OptionText } from './options/OptionText.tsx'
import { useEnter } from './options/use-enter.ts'
import { useOptionSearch } from './options/use-option-search.ts'

export type ComboboxProps<O extends Option> = {
  value: O | null
  onChange: (option: O | null) => void
  /** Called after a pause in typing. Results that arrive too late are dropped. */
  search: (text: string) => Promise<O[]>
  /** Milliseconds of that pause, if different from the default. */
  pause?: number
  placeholder?: string
  /** Shows the matches of an empty search as soon as the list opens. */
  listsAll?: boolean
  prefix?: ReactNode
  disabled?: boolean
  onBlur?: () => void
  'aria-label'?: string
  ref?: Ref<HTMLInputElement>
}

/** A select that searches while the user types. */
export function Combobox<O extends Option>(props: ComboboxProps<O>) {
  const { value, onChange, search, pause, listsAll, placeholder, prefix, disabled, onBlur, ref } = props
  const { id, describedBy, invalid, required, isLocked } = useFieldWiring()
  const [isOpen, setOpen] = useState(false)
  const { options, text, setText, state, emptyText } = useOptionSearch(search, pause, listsAll === true && isOpen)
  const hasHighlight = useRef(false)
  const takeFirst = (option: O) => {
    onChange(option)
    setText('')
    setOpen(false)
  }
  const onKeyDown = useEnter({ options, text, state, hasHighlight, take: takeFirst })
  return (
    <Autocomplete<O>
      id={id}
      fullWidth
      // Nothing is highlighted at first, so that the down arrow and Enter select the first result.
      onHighlightChange={(_event, option) => {
        hasHighlight.current = option !== null
      }}
      onKeyDown={onKeyDown}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => {
        setOpen(false)
        hasHighlight.current = false
      }}
      value={value}
      onChange={(_event, option) => onChange(option)}
      onInputChange={(_event, next, reason) => {
        setText(reason === 'input' ? next : '')
        hasHighlight.current = false
      }}
      options={offered(options, value)}
      filterOptions={() => options}
      getOptionKey={(option) => option.value}
      getOptionLabel={(option) => option.label}
      getOptionDisabled={(option) => option.disabled ?? false}
      isOptionEqualToValue={(a, b) => a.value === b.value}
      loading={state === 'waiting'}
      loadingText="Searching"
      noOptionsText={emptyText}
      disabled={disabled || isLocked}
      openText="Open"
      clearText="Clear"
      popupIcon={state === 'waiting' && text ? <Spinner /> : <ChevronDown />}
      clearIcon={<X />}
      slotProps={{ popupIndicator: { size: 'small' }, clearIndicator: { size: 'small' } }}
      renderOption={({ key, ...row }, option) => (
        <li key={key} {...row}>
          <OptionText label={option.label} detail={option.detail} />
        </li>
      )}
      renderInput={(params) => (
        <OutlinedInput
          {...params.slotProps.input}
          {...(prefix && { startAdornment: <InputAdornment position="start">{prefix}</InputAdornment> })}
          id={params.id}
          fullWidth
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

/** MUI requires the selected option among its options, even when the latest search did not find it. */
function offered<O extends Option>(results: O[], chosen: O | null): O[] {
  if (!chosen || results.some((option) => option.value === chosen.value)) return results
  return [...results, chosen]
}
