import type { EditDockSchedule } from '@lanewise/contract/location-fields'
import { allDayHours, type DockDay, unknownHours, weekdays } from '@lanewise/domain/locations/dock-hours'
import { hoursText, shownTime, storedTime } from '@lanewise/domain/locations/hours-text'
import type { FieldIssue } from '@lanewise/domain/shared/issue'
import { styled } from '@mui/material/styles'
import { CopyCheck } from 'lucide-react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { Joined } from '#platform/form/save/Joined.tsx'
import { IconButton } from '#ui/action/IconButton.tsx'
import { Field } from '#ui/form/Field.tsx'
import { Switch } from '#ui/form/Switch.tsx'
import { TimeSelect } from '#ui/form/TimeSelect.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'

/** Monday to Friday, by dayOfWeek. */
const workdays = [1, 2, 3, 4, 5]

/** One row per weekday. */
export function DockDays({ issues }: { issues: readonly FieldIssue[] }) {
  const { control } = useFormContext<EditDockSchedule>()
  const { update } = useFieldArray({ control, name: 'dockHours' })
  const days = useWatch({ control, name: 'dockHours' })
  const copy = ({ dayOfWeek: _from, ...hours }: DockDay) => {
    for (const [index, day] of days.entries()) if (workdays.includes(day.dayOfWeek)) update(index, { ...day, ...hours })
  }
  return (
    <Days>
      {days.map((day, index) => (
        <Joined
          key={day.dayOfWeek}
          name={`dockHours.${index}`}
          label={weekdays[day.dayOfWeek] ?? ''}
          show={(hours) => hoursText(hours as DockDay)}
        >
          <DayRow
            day={day}
            errorOf={(field) => issues.find(({ path }) => path[1] === index && path[2] === field)?.message}
            onChange={(changed) => update(index, { ...day, ...changed })}
            onCopy={() => copy(day)}
          />
        </Joined>
      ))}
    </Days>
  )
}

type DayRowProps = {
  day: DockDay
  errorOf: (field: 'startTime' | 'endTime') => string | undefined
  onChange: (changed: Partial<DockDay>) => void
  onCopy: () => void
}

function DayRow({ day, errorOf, onChange, onCopy }: DayRowProps) {
  const { dayOfWeek, startTime, endTime, isClosed, isTwentyFourHour } = day
  const name = weekdays[dayOfWeek]
  const isFixed = isClosed || isTwentyFourHour
  const shown = isTwentyFourHour ? allDayHours : { startTime, endTime }
  const time = (field: 'startTime' | 'endTime', label: string) => (
    <Field label={label} {...errorIn(errorOf(field))}>
      <TimeSelect
        value={isClosed ? null : shownTime(shown[field])}
        onChange={(picked) => onChange({ [field]: storedTime(picked) })}
        extra={beside}
        disabled={isFixed}
      />
    </Field>
  )
  return (
    <Row role="group" aria-label={name}>
      <Day>{name}</Day>
      <Opens>{time('startTime', 'Opens')}</Opens>
      <Closes>{time('endTime', 'Closes')}</Closes>
      <Marks>
        <Switch
          label="24 hours"
          checked={isTwentyFourHour}
          onChange={(isOn) =>
            onChange({ isTwentyFourHour: isOn, isClosed: false, ...(isOn ? allDayHours : unknownHours) })
          }
        />
        <Switch
          label="Closed"
          checked={isClosed}
          onChange={(isOn) => onChange({ isClosed: isOn, isTwentyFourHour: false })}
        />
      </Marks>
      <Copying>
        <IconButton label={`Copy ${name} to Monday through Friday`} icon={<CopyCheck />} onClick={onCopy} />
      </Copying>
    </Row>
  )
}

const errorIn = (error: string | undefined) => (error ? { error } : {})

/**
 * The default first and last minute are not on the quarter-hour grid, so they are added as options. (DOCK-4, DOCK-5)
 */
const beside = [unknownHours.startTime, unknownHours.endTime].map(shownTime)

const Days = styled('div')({ display: 'flex', flexDirection: 'column' })

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '92px minmax(0, 1fr) minmax(0, 1fr) auto 32px',
  gridTemplateAreas: '"day opens closes marks copy"',
  alignItems: 'start',
  gap: '8px 12px',
  padding: '8px 0',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  [TOUCH]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateAreas: '"day copy" "opens closes" "marks marks"',
    gap: '0 12px',
  },
}))

const Opens = styled('div')({ gridArea: 'opens' })
const Closes = styled('div')({ gridArea: 'closes' })

/** A control without a label above it aligns with the inputs beside it. */
const Day = styled('div')({
  gridArea: 'day',
  marginTop: 26,
  fontWeight: 500,
  [TOUCH]: { margin: 0, alignSelf: 'center' },
})

const Marks = styled('div')({
  gridArea: 'marks',
  display: 'flex',
  gap: 16,
  marginTop: 24,
  [TOUCH]: { gap: 24, margin: '4px 0 0' },
})

const Copying = styled('div')({ gridArea: 'copy', marginTop: 20, [TOUCH]: { margin: 0, justifySelf: 'end' } })
