import { addDays, addMonthsClamped, weekdayOf } from '@lanewise/domain/shared/calendar'
import { styled } from '@mui/material/styles'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '#ui/action/IconButton.tsx'
import { radius, TOUCH } from '#ui/theme/tokens.ts'
import { dayName, monthName, weekdays, weeksOf } from './month.ts'

type MonthSheetProps = {
  value: string | null
  /** Days of a range, for a calendar that picks ranges. */
  within?: (date: string) => boolean
  today: string
  isOpen: (date: string) => boolean
  /** Holidays are named below the month. */
  holidayOf?: (date: string) => string | null
  onPick: (date: string) => void
}

/** A calendar month to pick a day from. Arrow keys move by days and weeks, Page Up and Page Down by months. */
export function MonthSheet(props: MonthSheetProps) {
  const { value, within, today, isOpen, holidayOf = () => null, onPick } = props
  const isChosen = (date: string) => (value !== null && within ? within(date) : date === value)
  const [active, setActive] = useState(value ?? today)
  const grid = useRef<HTMLTableElement>(null)
  /** The focus follows the arrow keys, but not the buttons that change the month. */
  const followsKeys = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the active day
  useEffect(() => {
    if (followsKeys.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [active])
  const moveByMonths = (months: number) => {
    followsKeys.current = false
    setActive(addMonthsClamped(active, months))
  }
  const press = (event: KeyboardEvent) => {
    const next = moved(active, event.key)
    if (!next) return
    event.preventDefault()
    followsKeys.current = true
    setActive(next)
  }
  const month = monthName(active)
  return (
    <>
      <Head>
        <IconButton label="Previous month" icon={<ChevronLeft />} onClick={() => moveByMonths(-1)} />
        <strong aria-live="polite">{month}</strong>
        <IconButton label="Next month" icon={<ChevronRight />} onClick={() => moveByMonths(1)} />
      </Head>
      <Grid ref={grid} role="grid" aria-label={month} onKeyDown={press}>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(active).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date}>
                  <Day
                    type="button"
                    aria-label={[dayName(date), ...closedText(holidayOf(date))].join(', ')}
                    aria-current={date === today ? 'date' : undefined}
                    aria-pressed={isChosen(date)}
                    aria-disabled={!isOpen(date) || undefined}
                    tabIndex={date === active ? 0 : -1}
                    data-chosen={isChosen(date) || undefined}
                    data-holiday={holidayOf(date) !== null || undefined}
                    data-outside={date.slice(0, 7) !== active.slice(0, 7) || undefined}
                    onClick={() => isOpen(date) && onPick(date)}
                  >
                    {Number(date.slice(8))}
                  </Day>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
      <Holidays month={active} holidayOf={holidayOf} />
    </>
  )
}

const closedText = (holiday: string | null) => (holiday === null ? [] : [holiday, 'closed'])

/** "26 Thanksgiving, closed" for each holiday of the month. */
function Holidays({ month, holidayOf }: { month: string; holidayOf: (date: string) => string | null }) {
  const days = weeksOf(month)
    .flat()
    .filter((date) => date.slice(0, 7) === month.slice(0, 7) && holidayOf(date) !== null)
  if (days.length === 0) return null
  return (
    <Legend>
      {days.map((date) => (
        <li key={date}>{`${Number(date.slice(8))} ${closedText(holidayOf(date)).join(', ')}`}</li>
      ))}
    </Legend>
  )
}

/** The date that a key moves to; null for keys that do not move. */
function moved(date: string, key: string): string | null {
  const days: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekdayOf(date),
    End: 6 - weekdayOf(date),
  }
  if (key === 'PageUp') return addMonthsClamped(date, -1)
  if (key === 'PageDown') return addMonthsClamped(date, 1)
  const count = days[key]
  return count === undefined ? null : addDays(date, count)
}

const Head = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginBottom: 8 })

const Grid = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  textAlign: 'center',
  '& th': { height: 28, color: theme.vars.palette.text.tertiary, fontSize: 11, fontWeight: 500 },
  '& td': { padding: 1 },
}))

const Legend = styled('ul')(({ theme }) => ({
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  color: theme.vars.palette.text.secondary,
  fontSize: 12,
  lineHeight: '16px',
}))

const Day = styled('button')(({ theme }) => ({
  width: '100%',
  height: 32,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: radius.control,
  background: 'none',
  color: theme.vars.palette.text.primary,
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.hover },
  '&[data-outside]': { color: theme.vars.palette.text.tertiary },
  '&[aria-current]': { borderColor: theme.vars.palette.borderStrong, fontWeight: 600 },
  '&[aria-disabled]': { color: theme.vars.palette.text.disabled, backgroundColor: 'transparent', cursor: 'default' },
  '&[data-holiday]': { textDecoration: 'underline dotted' },
  '&[data-chosen]': { backgroundColor: theme.vars.palette.accent.main, color: theme.vars.palette.common.white },
  [TOUCH]: { height: 44 },
}))
