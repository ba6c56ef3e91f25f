import type { ConsolidatedStop } from '@lanewise/contract/consolidation'
import { hoursAndMinutes, windowParts } from '@lanewise/domain/orders/stops/time-window'
import { wallClock, writtenDate } from '@lanewise/domain/shared/written-date'
import { styled } from '@mui/material/styles'
import { OrderLink } from '#platform/record/NumberLink.tsx'
import { Station } from '#platform/record/Station.tsx'
import { radius } from '#ui/theme/tokens.ts'

type Visit = { stop: ConsolidatedStop; number: number }

const hourMs = 3_600_000

/** Windows of the orders at one dock on a common time axis, with the times at which the truck is planned there. */
export function WindowAxis({ visits }: { visits: readonly Visit[] }) {
  const zone = visits[0]?.stop.ianaTimeZone ?? 'UTC'
  const windows = visits
    .flatMap(({ stop }) => stop.parts)
    .sort((one, other) => Date.parse(one.earlyDateTime) - Date.parse(other.earlyDateTime))
  const planned = visits.flatMap(({ stop, number }) =>
    stop.plannedDateTime ? [{ number, at: Date.parse(stop.plannedDateTime), wait: stop.waitMinutes }] : [],
  )
  const share = scaleOf([
    ...windows.flatMap(({ earlyDateTime, lateDateTime }) => [Date.parse(earlyDateTime), Date.parse(lateDateTime)]),
    ...planned.map(({ at }) => at),
  ])
  return (
    <Axis>
      <p>Windows and plan, {wallClock(windows[0]?.earlyDateTime ?? new Date(0), zone).zoneName}</p>
      <dl>
        {windows.map(({ orderNumber, earlyDateTime, lateDateTime }) => {
          const [from, to] = [share(Date.parse(earlyDateTime)), share(Date.parse(lateDateTime))]
          const { date, times } = windowParts({ early: earlyDateTime, late: lateDateTime, zone })
          return (
            <div key={orderNumber}>
              <dt>
                <OrderLink number={orderNumber} />
              </dt>
              <dd>
                <Track aria-hidden="true">
                  <span style={{ left: `${from}%`, width: `${Math.max(1, to - from)}%` }} />
                </Track>
                <span>
                  {date.slice(0, 5)} {times}
                </span>
              </dd>
            </div>
          )
        })}
        <div>
          <dt>Truck</dt>
          <dd>
            <Track aria-hidden="true" data-truck="">
              {planned.map(({ number, at }) => (
                <Station key={number} style={{ left: `${share(at)}%` }}>
                  {number}
                </Station>
              ))}
            </Track>
            <span>{planText(planned, zone)}</span>
          </dd>
        </div>
      </dl>
    </Axis>
  )
}

/** Position of a moment on the axis in percent. The axis has a margin on both sides. */
function scaleOf(moments: readonly number[]) {
  const [from, to] = [Math.min(...moments) - 2 * hourMs, Math.max(...moments) + 2 * hourMs]
  return (moment: number) => ((moment - from) / (to - from)) * 100
}

/** "Stop 3 11/30 16:10, stop 4 12/02 06:00 after waiting 35 h 50 min" */
function planText(planned: readonly { number: number; at: number; wait: number }[], zone: string): string {
  if (planned.length === 0) return 'No route found'
  const texts = planned.map(({ number, at, wait }) => {
    const time = new Date(at)
    const waiting = wait > 0 ? ` after waiting ${hoursAndMinutes(wait)}` : ''
    return `stop ${number} ${writtenDate(time, zone).slice(0, 5)} ${wallClock(time, zone).time}${waiting}`
  })
  const [first = ''] = texts
  return [first.charAt(0).toUpperCase() + first.slice(1), ...texts.slice(1)].join(', ')
}

const Axis = styled('div')(({ theme }) => ({
  minWidth: 0,
  padding: '12px 16px',
  fontVariantNumeric: 'tabular-nums',
  backgroundColor: theme.vars.palette.sunk,
  '& > p': { marginBottom: 8, color: theme.vars.palette.text.secondary, fontSize: 12, lineHeight: '16px' },
  '& dl': { display: 'grid', gap: 10 },
  '& dl > div': { display: 'grid', gridTemplateColumns: '76px minmax(0, 1fr)', gap: 8 },
  '& dt': { color: theme.vars.palette.text.secondary, fontSize: 12, lineHeight: '20px' },
  '& dd > span:last-of-type': { fontSize: 12, lineHeight: '16px', color: theme.vars.palette.text.secondary },
}))

const Track = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 12,
  margin: '4px 0',
  borderRadius: radius.badge,
  backgroundColor: theme.vars.palette.divider,
  '& > span': {
    position: 'absolute',
    top: 0,
    height: '100%',
    borderRadius: radius.badge,
    backgroundColor: theme.vars.palette.accent.main,
  },
  '&[data-truck]': {
    height: 2,
    margin: '11px 0',
    '& > span': {
      top: -11,
      height: 24,
      transform: 'translateX(-50%)',
      borderRadius: radius.full,
      backgroundColor: theme.vars.palette.background.paper,
    },
  },
}))
