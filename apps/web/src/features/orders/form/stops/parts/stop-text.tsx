import type { FormLocation, FormStop } from '@lanewise/contract/order-payload'
import { type DockDay, weekdays } from '@lanewise/domain/locations/dock-hours'
import { hoursText, shownTime } from '@lanewise/domain/locations/hours-text'
import { shownLocationName } from '@lanewise/domain/locations/location-name'
import type { StopType } from '@lanewise/domain/orders/stops/stop'
import { dockDayOn } from '@lanewise/domain/orders/stops/stop-times'
import { instantOfWallTime, weekdayOf } from '@lanewise/domain/shared/calendar'
import { formatDate, formatNumber, plural } from '@lanewise/domain/shared/format'
import { wallClock } from '@lanewise/domain/shared/written-date'
import { styled } from '@mui/material/styles'
import { radius } from '#ui/theme/tokens.ts'

/** Name of the time zone at a stop on its day: CST in winter, CDT in summer. (STOP-21) */
export function zoneName({ timeZone }: FormLocation, { baseDate }: Pick<FormStop, 'baseDate'>): string {
  const moment = baseDate ? instantOfWallTime(baseDate, '12:00:00', timeZone) : new Date()
  return wallClock(moment, timeZone).zoneName
}

type Placed = Pick<FormStop, 'location' | 'baseDate'>

/** "Acme Foods Joliet, dock hours Tue 06:00–16:00 CST" */
export const stopSubtitle = (stop: Placed, week: readonly DockDay[]): string =>
  stop.location ? `${shownLocationName(stop.location)}, ${dockText(stop, week)}` : ''

/** "dock hours Tue 06:00–16:00 CST" */
export function dockText(stop: Placed, week: readonly DockDay[]): string {
  const { location, baseDate } = stop
  if (!location) return ''
  const zone = zoneName(location, stop)
  const day = baseDate ? dockDayOn(week, baseDate) : undefined
  const hours = day && hoursText(day)
  if (!hours || !baseDate) return `times in ${zone}`
  const weekday = weekdays[weekdayOf(baseDate)]?.slice(0, 3)
  return day.isClosed ? `dock closed ${weekday}, times in ${zone}` : `dock hours ${weekday} ${hours} ${zone}`
}

/** "11/19/2026 05:00–13:00 CST" */
export function windowText(stop: FormStop): string | null {
  const { baseDate, earlyTime, lateTime, location } = stop
  if (!baseDate) return null
  const times = earlyTime && lateTime ? ` ${shownTime(earlyTime)}–${shownTime(lateTime)}` : ''
  return `${formatDate(baseDate, 'UTC')}${times}${location ? ` ${zoneName(location, stop)}` : ''}`
}

/** "29,760 lbs · 18 pallets" */
export function loadText(items: FormStop['lineItems']): string {
  const sum = (field: 'totalWeight' | 'palletCount') => items.reduce((total, item) => total + (item[field] ?? 0), 0)
  const pallets = sum('palletCount')
  return `${formatNumber(sum('totalWeight'))} lbs · ${plural(pallets, 'pallet')}`
}

/** Number of a stop on the trip. Pickups are filled. */
export const StopDisc = ({ number, type }: { number: number; type: StopType | null }) => (
  <Disc aria-hidden="true" data-filled={type === 'Pickup' || undefined}>
    {number}
  </Disc>
)

const Disc = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 22,
  height: 22,
  borderRadius: radius.full,
  border: `2px solid ${theme.vars.palette.accent.main}`,
  color: theme.vars.palette.accent.fg,
  fontSize: 12,
  lineHeight: 1,
  '&[data-filled]': { backgroundColor: theme.vars.palette.accent.main, color: theme.vars.palette.common.white },
}))
