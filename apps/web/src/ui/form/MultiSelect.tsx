import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { Check, ChevronDown, X } from 'lucide-react'
import { type Ref, useState } from 'react'
import { useFieldWiring } from './field-wiring.ts'
import { OptionText } from './options/OptionText.tsx'
import type { Option } from './options/option.ts'
import { useOptionSearch } from './options/use-option-search.ts'

export type MultiSelectProps<V extends string> = {
  value: readonly V[]
  onChange: (values: V[], chosen: Option<V>[]) => void
  /** All there is to choose; with `search` what is chosen already. */
  options: readonly Option<V>[]
  /** Asks for options as one types, after a pause; answers that come too late are dropped. */
  search?: { ask: (text: string) => Promise<Option<V>[]>; pause?: number }
  placeholder?: string
  disabled?: boolean
  onBlur?: () => void
  'aria-label'?: string
  ref?: Ref<HTMLInputElement>
}

/** How many of the chosen values are named; the others are counted. */
const NAMED = 2

/** Several of a list: typing narrows it, a check marks what is chosen. */
export function MultiSelect<V extends string>(props: MultiSelectProps<V>) {
  const { value, onChange, options, search, placeholder = 'Choose', disabled, onBlur, ref } = props
  const { id, describedBy, invalid, required, isLocked } = useFieldWiring()
  const found = useOptionSearch<Option<V>>(search?.ask ?? nothingFound, search?.pause)
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
      options={search ? [...found.options, ...options.filter(isOutside(found.options))] : options}
      {...(search && { filterOptions: () => found.options, onInputChange: searched(found.setText) })}
      getOptionKey={(option) => option.value}
      getOptionLabel={(option) => option.label}
      getOptionDisabled={(option) => option.disabled ?? false}
      isOptionEqualToValue={(a, b) => a.value === b.value}
      loading={search && found.state === 'waiting'}
      loadingText="Searching"
      noOptionsText={search ? found.emptyText : 'No Options Found'}
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

const nothingFound = async () => []

/** The list of before while it holds the same, because MUI takes another one as a new choice and empties what is typed. */
function useUnchanged<O extends Option>(next: O[]): O[] {
  const [kept, keep] = useState(next)
  const isSame = kept.length === next.length && kept.every((option, index) => option.value === next[index]?.value)
  if (!isSame) keep(next)
  return isSame ? kept : next
}

/** What was found stays in sight while one after the other is chosen; leaving the field ends the search. */
const searched = (setText: (text: string) => void) => (_event: unknown, text: string, reason: string) => {
  if (reason === 'input' || reason === 'blur') setText(text)
}

/** MUI wants the chosen ones among its options, also when the latest search did not find them. */
const isOutside = (found: readonly Option[]) => (option: Option) => !found.some(({ value }) => value === option.value)

/** The first two by name, the others by their number: "Plant, Store +3". */
export function summaryOf(labels: readonly string[]): string {
  const others = labels.length - NAMED
  return [labels.slice(0, NAMED).join(', '), others > 0 && `+${others}`].filter(Boolean).join(' ')
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
