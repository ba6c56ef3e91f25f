import { dateFilterLabel } from '@lanewise/domain/quotes/date-filter-text'
import type { OpenRange } from '@lanewise/domain/quotes/dynamic-range'
import { styled } from '@mui/material/styles'
import { Calendar } from 'lucide-react'
import { useRef, useState } from 'react'
import { useCompanyDay } from '#platform/form/date/use-company-day.ts'
import { IconButton } from '#ui/action/IconButton.tsx'
import { Field } from '#ui/form/Field.tsx'
import { useLock } from '#ui/form/field-wiring.ts'
import { TextInput } from '#ui/form/TextInput.tsx'
import { Popover } from '#ui/layout/overlay/Popover.tsx'
import { DaysPanel } from './days/DaysPanel.tsx'
import { readDays } from './days/days-text.ts'

type DateRangeFilterProps = {
  label: string
  value: OpenRange
  onChange: (range: OpenRange) => void
  /** Whether the presets look forward, as for pickups, or back, as for the date of creation. */
  direction?: 'ahead' | 'behind'
}

/** A range of days that is typed, picked from a calendar or chosen from presets. Either end may be open. */
export function DateRangeFilter({ label, value, onChange, direction = 'ahead' }: DateRangeFilterProps) {
  const today = useCompanyDay()
  const [typed, setTyped] = useState<string | null>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const isLocked = useLock() !== undefined
  const isWrong = typed !== null && readDays(typed, today) === null
  const [isChecked, setChecked] = useState(false)
  const take = () => {
    if (typed === null) return
    const range = readDays(typed, today)
    setChecked(range === null)
    if (!range) return
    setTyped(null)
    if (range.start !== value.start || range.end !== value.end) onChange(range)
  }
  const choose = (range: OpenRange) => {
    setTyped(null)
    setAnchor(null)
    onChange(range)
  }
  return (
    <Field label={label} {...(isWrong && isChecked && { error: 'Enter days as MM/DD/YYYY to MM/DD/YYYY' })}>
      <Frame ref={frame}>
        <TextInput
          value={typed ?? shownDays(value)}
          onChange={setTyped}
          onBlur={take}
          onKeyDown={(event) => event.key === 'Enter' && take()}
          placeholder="Any day"
          suffix={
            isLocked ? undefined : (
              <IconButton
                label={`Choose days, ${label}`}
                icon={<Calendar />}
                size="small"
                edge="end"
                onClick={() => setAnchor(frame.current)}
              />
            )
          }
        />
        <Popover anchor={anchor} label={label} onClose={() => setAnchor(null)} width={312}>
          <DaysPanel value={value} today={today} direction={direction} onChange={choose} />
        </Popover>
      </Frame>
    </Field>
  )
}

/** "11/16/2026 to 11/20/2026"; empty when both ends are open. */
const shownDays = (range: OpenRange) =>
  range.start || range.end ? (dateFilterLabel({ type: 'Fixed', ...range }) ?? '') : ''

const Frame = styled('div')({ minWidth: 0 })
