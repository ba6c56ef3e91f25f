import { styled } from '@mui/material/styles'
import { Calendar } from 'lucide-react'
import { type Ref, useRef, useState } from 'react'
import { IconButton } from '#ui/action/IconButton.tsx'
import { useLock } from '#ui/form/field-wiring.ts'
import { TextInput } from '#ui/form/TextInput.tsx'
import { Popover } from '#ui/layout/overlay/Popover.tsx'
import { isIsoDate, readDate, shownDate } from './date-text.ts'
import { MonthSheet } from './MonthSheet.tsx'

export type DateInputProps = {
  /** `YYYY-MM-DD`, or the typed text while it is not a date; null when empty. */
  value: string | null
  onChange: (value: string | null) => void
  onBlur: () => void
  name: string
  /** Label of the calendar for assistive technology, today's date, and which days can be picked. */
  sheet: {
    label: string
    today: string
    isOpen: (date: string) => boolean
    holidayOf?: (date: string) => string | null
  }
  /** Called on Enter, to go on to the next field. */
  onEnter?: () => void
  ref?: Ref<HTMLInputElement>
}

/** A date that is typed or picked from a calendar. */
export function DateInput({ value, onChange, onBlur, name, sheet, onEnter, ref }: DateInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const isLocked = useLock() !== undefined
  const type = (text: string) => {
    setTyped(text)
    onChange(text.trim() === '' ? null : (readDate(text, sheet.today) ?? text))
  }
  const pick = (date: string) => {
    setTyped(null)
    onChange(date)
    setAnchor(null)
  }
  return (
    <Frame ref={frame}>
      <TextInput
        name={name}
        value={typed ?? shownDate(value)}
        onChange={type}
        onBlur={() => {
          setTyped(null)
          onBlur()
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) onEnter?.()
        }}
        placeholder="MM/DD/YYYY"
        inputMode="numeric"
        {...(ref && { ref })}
        suffix={
          isLocked ? undefined : (
            <IconButton
              label="Choose a date"
              icon={<Calendar />}
              size="small"
              edge="end"
              onClick={() => setAnchor(frame.current)}
            />
          )
        }
      />
      <Popover anchor={anchor} label={sheet.label} onClose={() => setAnchor(null)} width={300}>
        <MonthSheet
          value={value && isIsoDate(value) ? value : null}
          today={sheet.today}
          isOpen={sheet.isOpen}
          {...(sheet.holidayOf && { holidayOf: sheet.holidayOf })}
          onPick={pick}
        />
      </Popover>
    </Frame>
  )
}

const Frame = styled('div')({ minWidth: 0 })
