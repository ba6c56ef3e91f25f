import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { Check, ChevronDown, X } from 'lucide-react'
import { type Ref, useState } from 'react'
import { useFieldWiring } from './field-wiring.ts'
import { type Option, OptionText } from './options/OptionText.tsx'
import { useOptionSearch } from './options/use-option-search.ts'

export type MultiSelectProps<V extends string> = {
  value: readonly V[]
  onChange: (values: V[], chosen: Option<V>[]) => void
  /** All options; with `search`, only the options that are already selected. */
  options: readonly Option<V>[]
  /** Fetches options while the user types, after a pause. Results that arrive too late are dropped. */
  search?: { ask: (text: string) => Promise<Option<V>[]>; pause?: number }
  placeholder?: string
  disabled?: boolean
  onBlur?: () => void
  'aria-label'?: string
  ref?: Ref<HTMLInputElement>
}

/** Number of selected values shown by name. The remaining ones are only counted. */
const SHOWN_NAMES = 2

/** Multiple choice from a list. Typing narrows the list, and a check marks selected options. */
export function MultiSelect<V extends string>(props: MultiSelectProps<V>) {
  const { value, onChange, options, search, placeholder = 'Choose', disabled, onBlur, ref } = props
  const { id, describedBy, invalid, required, isLocked } = useFieldWiring()
  const searchState = useOptionSearch<Option<V>>(search?.ask ?? noOptions, search?.pause)
  const chosen = useUnchanged(options.filter((option) => value.includes(option.value)))
  return (
    <Autocomplete
      id={id}
      multiple
      fullWidth
      disableCloseOnSelect
      value={chosen}
      onChange={(_event, next) =>
        onChange(
          next.map((option) => option.value),
          next,
        )
      }
      options={search ? [...searchState.options, ...options.filter(isOutside(searchState.options))] : options}
      {...(search && { filterOptions: () => searchState.options, onInputChange: searched(searchState.setText) })}
      getOptionKey={(option) => option.value}
      getOptionLabel={(option) => option.label}
      getOptionDisabled={(option) => option.disabled ?? false}
      isOptionEqualToValue={(a, b) => a.value === b.value}
      loading={search && searchState.state === 'waiting'}
      loadingText="Searching"
      noOptionsText={search ? searchState.emptyText : 'No Options Found'}
      disabled={disabled || isLocked}
      openText="Open"
      clearText="Clear"
      popupIcon={<ChevronDown />}
      clearIcon={<X />}
      slotProps={{ popupIndicator: { size: 'small' }, clearIndicator: { size: 'small' } }}
      renderValue={(values) => <Chosen>{summaryOf(values.map(({ label }) => label))}</Chosen>}
      renderOption={({ key, ...row }, option, { selected }) => (
        <li key={key} {...row}>
          <Mark aria-hidden="true" data-chosen={selected || undefined}>
            <Check />
          </Mark>
          <OptionText label={option.label} {...(option.detail && { detail: option.detail })} />
        </li>
      )}
      renderInput={(params) => (
        <OutlinedInput
          {...params.slotProps.input}
          id={params.id}
          fullWidth
          disabled={params.disabled}
          inputRef={ref}
          placeholder={chosen.length === 0 ? placeholder : ''}
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

const noOptions = async () => []

/**
 * Keeps the previous list object while its content is the same, because MUI treats a different object as a new
 * selection and clears the typed text.
 */
function useUnchanged<O extends Option>(next: O[]): O[] {
  const [stored, keep] = useState(next)
  const isSame = stored.length === next.length && stored.every((option, index) => option.value === next[index]?.value)
  if (!isSame) keep(next)
  return isSame ? stored : next
}

/** Keeps the search text while the user selects several results in a row. Leaving the field ends the search. */
const searched = (setText: (text: string) => void) => (_event: unknown, text: string, reason: string) => {
  if (reason === 'input' || reason === 'blur') setText(text)
}

/** MUI requires the selected options among its options, even when the latest search did not find them. */
const isOutside = (results: readonly Option[]) => (option: Option) =>
  !results.some(({ value }) => value === option.value)

/** Shows the first two labels and counts the remaining ones: "Plant, Store +3". */
export function summaryOf(labels: readonly string[]): string {
  const others = labels.length - SHOWN_NAMES
  return [labels.slice(0, SHOWN_NAMES).join(', '), others > 0 && `+${others}`].filter(Boolean).join(' ')
}

const Chosen = styled('span')({
  flex: '0 1 auto',
  maxWidth: 'calc(100% - 28px)',
  marginRight: 6,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

const Mark = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 16,
  height: 16,
  marginRight: 8,
  borderRadius: 4,
  border: `1px solid ${theme.vars.palette.field}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& svg': { width: 12, height: 12, strokeWidth: 3, visibility: 'hidden' },
  '&[data-chosen]': {
    color: theme.vars.palette.common.white,
    borderColor: theme.vars.palette.accent.main,
    backgroundColor: theme.vars.palette.accent.main,
  },
  '&[data-chosen] svg': { visibility: 'visible' },
}))
