import type { QuietHours } from '@lanewise/domain/notifications/quiet-hours'
import { formatInZone } from '@lanewise/domain/shared/calendar'
import { styled } from '@mui/material/styles'
import { useNow } from '#platform/use-now.ts'
import { Switch } from '#ui/form/Switch.tsx'
import { TimeSelect } from '#ui/form/TimeSelect.tsx'

type QuietHoursRowProps = { hours: QuietHours; onChange: (hours: QuietHours) => void }

/** Start and end of the quiet hours for email, in the time zone of the user. */
export function QuietHoursRow({ hours, onChange }: QuietHoursRowProps) {
  const { isOn, from, to, timeZone } = hours
  const zone = formatInZone(useNow().toISOString(), timeZone, 'ZZZZ')
  return (
    <Row>
      <Switch label="Quiet hours" checked={isOn} onChange={(next) => onChange({ ...hours, isOn: next })} />
      <Hint>No immediate emails; the bell still counts</Hint>
      <Times>
        <TimeSelect
          aria-label="Quiet from"
          value={from}
          disabled={!isOn}
          onChange={(next) => onChange({ ...hours, from: next })}
        />
        to
        <TimeSelect
          aria-label="Quiet until"
          value={to}
          disabled={!isOn}
          onChange={(next) => onChange({ ...hours, to: next })}
        />
        {zone}
      </Times>
    </Row>
  )
}

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '12px 6px 0',
})
const Hint = styled('span')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }))
const Times = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginLeft: 'auto',
  '& .MuiAutocomplete-root': { width: 112 },
})
