import { closedFor } from '@lanewise/domain/freight/pickup-days'
import { unknownHours } from '@lanewise/domain/locations/dock-hours'
import { shownTime, storedTime } from '@lanewise/domain/locations/hours-text'
import { isPickable, type StopWarning, stopWarnings } from '@lanewise/domain/orders/stops/stop-warnings'
import { zonedDate } from '@lanewise/domain/shared/calendar'
import { workdaysOf } from '@lanewise/domain/shared/holidays'
import { styled } from '@mui/material/styles'
import { useFreight, useOrderForm } from '#features/orders/form/order-form.tsx'
import { type StopProps, useStop, useStopError, useStopValue } from '#features/orders/form/stops/stops-form.ts'
import { todayHere } from '#platform/date-time.ts'
import { useNow } from '#platform/use-now.ts'
import { Button } from '#ui/action/Button.tsx'
import { Field } from '#ui/form/Field.tsx'
import { TimeSelect } from '#ui/form/TimeSelect.tsx'
import { StopDate } from './StopDate.tsx'
import { useDock, useDockHours } from './use-dock.ts'
import { Warned } from './Warned.tsx'

/** Date and times of a stop, in the time zone of its location. */
export function TimeFields({ stopKey }: StopProps) {
  const { now, nameOf } = useStop(stopKey)
  const type = useStopValue(stopKey, (stop) => stop.type)
  const freight = useFreight()
  const { pick, hasFailed } = useDockHours(stopKey)
  const { week, today, workdays, warningsOf } = useClock(stopKey)
  const { shippingMode } = freight
  return (
    <>
      <Part data-part="date" data-field={nameOf('baseDate')}>
        <Warned warnings={warningsOf('baseDate')}>
          <StopDate
            stopKey={stopKey}
            field="baseDate"
            label={type ? `${type} date` : 'Date'}
            required
            today={today}
            isOpen={(date) => isPickable(date, { shippingMode, week, workdays })}
            holidayOf={(date) => closedFor(date, [shippingMode], workdays)}
            onPick={(date) => void pick(date)}
            {...useStopError(stopKey, 'baseDate')}
          />
        </Warned>
        {hasFailed && (
          <Failed role="status">
            Dock hours could not be loaded
            <Button kind="ghost" size="small" onClick={() => void pick(now().baseDate)}>
              Try again
            </Button>
          </Failed>
        )}
      </Part>
      <Part data-part="time" data-field={nameOf('earlyTime')}>
        <Warned warnings={warningsOf('earlyTime')}>
          <StopTime stopKey={stopKey} field="earlyTime" label="Early Time" required />
        </Warned>
      </Part>
      <Part data-part="time" data-field={nameOf('lateTime')}>
        <Warned warnings={warningsOf('lateTime')}>
          <StopTime stopKey={stopKey} field="lateTime" label="Late Time" required />
        </Warned>
      </Part>
    </>
  )
}

type StopTimeProps = StopProps & {
  field: 'earlyTime' | 'lateTime' | 'appointmentTime'
  label: string
  required?: boolean
}

/** Offers quarter hours. Any minute can be typed. */
export function StopTime({ stopKey, field, label, required = false }: StopTimeProps) {
  const { set, nameOf, leave } = useStop(stopKey)
  const value = useStopValue(stopKey, (stop) => stop[field])
  return (
    <Field label={label} required={required} {...useStopError(stopKey, field)}>
      <TimeSelect
        takesEveryMinute
        name={nameOf(field)}
        value={value && shownTime(value)}
        onChange={(picked) => set({ [field]: storedTime(picked) })}
        extra={beside}
        onBlur={() => leave(field)}
      />
    </Field>
  )
}

/** The default times for unknown hours are not on the quarter-hour grid, so they are added as options. */
const beside = [unknownHours.startTime, unknownHours.endTime].map(shownTime)

/** Current time at the location, and warnings about date and times that LTL carriers rarely accept. */
export function useClock(stopKey: string) {
  const freight = useFreight()
  const stop = useStopValue(stopKey, ({ type, baseDate, earlyTime, lateTime, location }) => ({
    type,
    baseDate,
    earlyTime,
    lateTime,
    location,
  }))
  const week = useDock(stop.location)?.dockHours ?? []
  const now = useNow()
  const zone = stop.location?.timeZone
  const today = zone ? zonedDate(now, zone) : todayHere(now)
  const workdays = workdaysOf([stop.location?.country], useOrderForm().inputs.configuration.companyHolidays)
  const context = { shippingMode: freight.shippingMode, week, zone: zone ?? hereZone, now, workdays }
  const warnings = stopWarnings(stop, context)
  return {
    week,
    today,
    workdays,
    warningsOf: (field: StopWarning['field']) =>
      warnings.filter((warning) => warning.field === field).map(({ message }) => message),
  }
}

/** A stop without a location uses the time zone of the user. */
const hereZone = Intl.DateTimeFormat().resolvedOptions().timeZone

const Part = styled('div')({ minWidth: 0 })

const Failed = styled('div')(({ theme }) => ({
  color: theme.vars.palette.text.tertiary,
  fontSize: 12,
  lineHeight: '16px',
}))
