import type { DynamicDays } from '@lanewise/domain/quotes/dynamic-range'
import { styled } from '@mui/material/styles'
import { daysOf } from '#features/quotes/history/list/filter-address.ts'
import { Field } from '#ui/form/Field.tsx'
import { NumberInput } from '#ui/form/NumberInput.tsx'
import { SEARCH_PAUSE } from '#ui/form/SearchBox.tsx'
import { digitsOnly } from '#ui/form/text/number-text.ts'
import { usePaused } from '#ui/form/text/use-paused.ts'

type DynamicRangeProps = { label: string; value: DynamicDays; onChange: (days: DynamicDays) => void }

/** Number of days before and after today. (QHIST-22) */
export function DynamicRange({ label, value, onChange }: DynamicRangeProps) {
  return (
    <Pair>
      <Days
        label={`${label} past days`}
        value={value.pastDays}
        sanitize={signedDigits}
        onChange={(pastDays) => onChange({ ...value, pastDays })}
      />
      <Days
        label={`${label} future days`}
        value={value.futureDays}
        sanitize={digitsOnly}
        onChange={(futureDays) => onChange({ ...value, futureDays })}
      />
    </Pair>
  )
}

type DaysProps = { label: string; value: number; sanitize: (text: string) => string; onChange: (days: number) => void }

/** Reports the value after a pause in typing or when the field loses focus. */
function Days({ label, value, sanitize, onChange }: DaysProps) {
  const { entered, change, report } = usePaused({
    value: String(value),
    onChange: (text) => onChange(daysOf(text)),
    pause: SEARCH_PAUSE,
  })
  return (
    <Field label={label}>
      <NumberInput
        inputMode="numeric"
        value={entered}
        sanitize={sanitize}
        maxLength={mostSigns}
        suffix="days"
        onChange={(text) => change(text)}
        onBlur={report}
      />
    </Field>
  )
}

/** Ten years have four digits in days; the fifth character is a minus sign. */
const mostSigns = 5

/** Keeps digits, and a minus sign if it comes first. */
const signedDigits = (text: string) => `${text.startsWith('-') ? '-' : ''}${digitsOnly(text)}`

/** Two fields side by side where both fit, otherwise stacked. */
const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 136px), 1fr))',
  gap: 8,
  width: '100%',
})
