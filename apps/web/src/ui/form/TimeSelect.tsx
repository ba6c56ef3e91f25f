import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { Clock } from 'lucide-react'
import { type Ref, useMemo, useState } from 'react'
import { useFieldWiring } from './field-wiring.ts'
import { parseTime, timesOfDay, toStep } from './text/time-text.ts'

export type TimeSelectProps = {
  /** `HH:mm`, 24-hour clock. */
  value: string | null
  onChange: (time: string) => void
  /**
   * Minutes between the offered times. Typed times are rounded to the nearest step, unless `takesEveryMinute` is set.
   */
  step?: number
  takesEveryMinute?: boolean
  /** Valid times in addition to the steps, such as 23:59. */
  extra?: readonly string[]
  name?: string
  disabled?: boolean
  onBlur?: () => void
  'aria-label'?: string
  ref?: Ref<HTMLInputElement>
}

/** A time of day, selected or typed. Invalid text is replaced by the previous value. */
export function TimeSelect(props: TimeSelectProps) {
  const { value, onChange, step = 15, extra = none, takesEveryMinute = false, disabled, onBlur, ref } = props
  const { id, describedBy, invalid, required, isLocked } = useFieldWiring()
  const [typed, setTyped] = useState<string | null>(null)
  const options = useMemo(() => [...new Set([...timesOfDay(step), ...extra])].sort(), [step, extra])
  const take = (text: string | null) => {
    setTyped(null)
    const time = text === null ? null : parseTime(text)
    if (time) onChange(takesEveryMinute || extra.includes(time) ? time : toStep(time, step))
  }
  return (
    <Autocomplete<string, false, true, true>
      id={id}
      freeSolo
      fullWidth
      disableClearable
      forcePopupIcon
      value={value ?? ''}
      inputValue={typed ?? value ?? ''}
      onInputChange={(_event, text, reason) => reason === 'input' && setTyped(text)}
      onChange={(_event, text) => take(text)}
      onBlur={() => {
        if (typed !== null) take(typed)
        onBlur?.()
      }}
      options={options}
      filterOptions={(all) => (typed ? all.filter((time) => isStartOf(time, typed)) : all)}
      disabled={disabled || isLocked}
      openText="Open"
      popupIcon={<Clock />}
      slotProps={{
        popupIndicator: { size: 'small', sx: { transform: 'none' } },
        listbox: { style: { maxHeight: 240 } },
      }}
      renderInput={(params) => (
        <OutlinedInput
          {...params.slotProps.input}
          id={params.id}
          fullWidth
          disabled={params.disabled}
          inputRef={ref}
          placeholder="hh:mm"
          error={invalid}
          sx={{ fontVariantNumeric: 'tabular-nums' }}
          inputProps={{
            ...params.slotProps.htmlInput,
            name: props.name,
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

const none: readonly string[] = []

/** True when the typed digits are the start of the time, with or without its leading zero. */
const isStartOf = (time: string, typed: string) => {
  const digits = typed.replaceAll(/\D/g, '')
  const plain = time.replace(':', '')
  return plain.startsWith(digits) || (plain.startsWith('0') && plain.slice(1).startsWith(digits))
}
