import type { ShippingMode } from '#freight/modes.ts'
import type { DockDay } from '#locations/dock-hours.ts'
import type { TimedStop } from '#orders/stops/stop.ts'
import { secondStopDate, timesOfPickedDate } from '#orders/stops/stop-times.ts'
import type { IsoDate } from '#shared/calendar.ts'

type Week = readonly DockDay[]

/** What a picked date goes by, besides the stops. */
export type DateSetting<S> = {
  shippingMode: ShippingMode
  hasQuote: boolean
  /** The hours of a stop's dock as far as they are known. */
  weekOf: (stop: S) => Week
}

/** STOP-16 to STOP-19: the stops after a date was picked at one of them; null takes the date away and nothing else. */
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

/** The stop with the times of other dock hours, as far as it still has those that its date was given by the former ones. */
export function followDock<S extends TimedStop>(stop: S, { former, week }: { former: Week; week: Week }): S {
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
