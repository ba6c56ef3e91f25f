import type { OpenRange } from '@lanewise/domain/quotes/dynamic-range'
import { dayPresets } from '@lanewise/domain/shared/date-range'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { MonthSheet } from '#platform/form/date/MonthSheet.tsx'
import { Button } from '#ui/action/Button.tsx'

type DaysPanelProps = {
  value: OpenRange
  today: string
  direction: 'ahead' | 'behind'
  onChange: (range: OpenRange) => void
}

/** Presets, and a calendar in which the first and then the last day is picked. */
export function DaysPanel({ value, today, direction, onChange }: DaysPanelProps) {
  const [first, setFirst] = useState<string | null>(null)
  const shown = first === null ? value : { start: first, end: first }
  const pick = (date: string) => {
    if (first === null) setFirst(date)
    else onChange(first <= date ? { start: first, end: date } : { start: date, end: first })
  }
  const isSet = value.start !== null || value.end !== null
  return (
    <>
      <Presets role="group" aria-label="Presets">
        {dayPresets(today, direction).map(({ label, range }) => (
          <Button
            key={label}
            size="small"
            aria-pressed={range.start === value.start && range.end === value.end}
            onClick={() => onChange(range)}
          >
            {label}
          </Button>
        ))}
      </Presets>
      <MonthSheet
        value={shown.start ?? shown.end}
        within={(date) => (!shown.start || shown.start <= date) && (!shown.end || date <= shown.end)}
        today={today}
        isOpen={() => true}
        onPick={pick}
      />
      <Foot>
        <span role="status">{first === null ? 'Pick the first day' : 'Pick the last day'}</span>
        {isSet && (
          <Button kind="ghost" size="small" onClick={() => onChange({ start: null, end: null })}>
            Any day
          </Button>
        )}
      </Foot>
    </>
  )
}

const Presets = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  marginBottom: 12,
  '& [aria-pressed="true"]': {
    borderColor: theme.vars.palette.accent.softBorder,
    backgroundColor: theme.vars.palette.accent.soft,
    color: theme.vars.palette.accent.fg,
  },
}))

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 28,
  marginTop: 8,
  color: theme.vars.palette.text.tertiary,
  fontSize: 12,
}))
