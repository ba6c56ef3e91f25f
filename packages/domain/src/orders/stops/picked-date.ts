import type { ShippingMode } from '#freight/modes.ts'
import type { DockDay } from '#locations/dock-hours.ts'
import type { TimedStop } from '#orders/stops/stop.ts'
import { secondStopDate, timesOfPickedDate } from '#orders/stops/stop-times.ts'
import type { IsoDate } from '#shared/calendar.ts'
import type { Workdays } from '#shared/holidays.ts'

type Week = readonly DockDay[]

/** Inputs for picking a date, besides the stops. */
export type DateSetting<S> = {
  shippingMode: ShippingMode
  hasQuote: boolean
  /** Business days of the company and the countries of both stops. */
  workdays?: Workdays
  weekOf: (stop: S) => Week
}

/** The stops after a date was picked at one of them; null clears only the date. (STOP-16 to STOP-19) */
export function pickDate<S extends TimedStop>(
  stops: readonly S[],
  index: number,
  { date, ...setting }: DateSetting<S> & { date: IsoDate | null },
): S[] {
  const second = date && index === 0 && stops[0]?.type === 'Pickup' ? secondStopDate(date, setting) : null
  return stops.map((stop, at) => {
    if (at === index) return date ? onDate(stop, date, setting.weekOf(stop)) : { ...stop, baseDate: null }
    return at === 1 && second ? onDate(stop, second, setting.weekOf(stop)) : stop
  })
}

/** Updates the stop's times to new dock hours. Times that differ from those set by the former hours stay unchanged. */
export function withDockTimes<S extends TimedStop>(stop: S, { former, week }: { former: Week; week: Week }): S {
  const { baseDate, earlyTime, lateTime } = stop
  if (!baseDate) return stop
  const given = timesOfPickedDate(former, baseDate)
  const now = timesOfPickedDate(week, baseDate)
  return {
    ...stop,
    ...((earlyTime === null || earlyTime === given.earlyTime) && { earlyTime: now.earlyTime }),
    ...((lateTime === null || lateTime === given.lateTime) && { lateTime: now.lateTime }),
  }
}

const onDate = <S extends TimedStop>(stop: S, date: IsoDate, week: Week): S => ({
  ...stop,
  baseDate: date,
  ...timesOfPickedDate(week, date),
})
