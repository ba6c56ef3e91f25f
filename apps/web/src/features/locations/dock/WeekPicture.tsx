import { type DockDay, isKnownDay, weekdays } from '@lanewise/domain/locations/dock-hours'
import { hoursText } from '@lanewise/domain/locations/hours-text'
import { styled } from '@mui/material/styles'

type WeekPictureProps = { week: readonly DockDay[]; today: number }

/** Open hours of a week as bars over the 24 hours of each day. */
export function WeekPicture({ week, today }: WeekPictureProps) {
  return (
    <Table aria-label="Dock hours">
      <tbody>
        {week.map((day) => (
          <tr key={day.dayOfWeek} aria-current={day.dayOfWeek === today ? 'date' : undefined}>
            <th scope="row">{weekdays[day.dayOfWeek]}</th>
            <td>
              <Track aria-hidden="true">{isKnownDay(day) && !day.isClosed && <Open style={spanOf(day)} />}</Track>
            </td>
            <td>{hoursText(day) ?? 'Not known'}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const spanOf = ({ startTime, endTime }: DockDay) => ({
  left: `${shareOf(startTime)}%`,
  right: `${100 - shareOf(endTime)}%`,
})

/** Share of the day that has passed, in percent. */
function shareOf(time: string) {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return Math.round(((hours * 3600 + minutes * 60 + seconds) / 864) * 100) / 100
}

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { height: 28, padding: '0 0 0 12px', textAlign: 'left', whiteSpace: 'nowrap' },
  '& th': { width: 92, paddingLeft: 0, fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& td:last-of-type': { width: 96, fontVariantNumeric: 'tabular-nums' },
  '& [aria-current] th, & [aria-current] td': { fontWeight: 600, color: theme.vars.palette.text.primary },
}))

/** Ticks every six hours. */
const Track = styled('div')(({ theme }) => ({
  position: 'relative',
  minWidth: 60,
  height: 10,
  borderRadius: 3,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.hover,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `repeating-linear-gradient(to right, transparent 0 calc(25% - 1px), ${theme.vars.palette.background.paper} calc(25% - 1px) 25%)`,
  },
}))

const Open = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  bottom: 0,
  minWidth: 2,
  backgroundColor: theme.vars.palette.chart[2],
  '[aria-current] &': { backgroundColor: theme.vars.palette.accent.main },
}))
