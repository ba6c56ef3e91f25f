import type { DockDay } from '#locations/dock-hours.ts'
import { chooseAccessorials, chooseLiftGate } from '#orders/form/changes.ts'
import type { EnteredOrder } from '#orders/order.ts'
import type { OrderStop } from '#orders/stops/stop.ts'
import { dockDayOn, timesOfPickedDate } from '#orders/stops/stop-times.ts'
import type { Accessorial } from '#rating/accessorials.ts'
import { addDays, type IsoDate } from '#shared/calendar.ts'

type Order<S extends OrderStop> = EnteredOrder<S>

const withAccessorial = <S extends OrderStop>(order: Order<S>, one: Accessorial): Order<S> =>
  order.accessorials.includes(one) ? order : chooseAccessorials(order, [...order.accessorials, one])

/** A truckload demands the lift gate of its truck, shared freight orders it at that end. */
export const mendLiftGate = <S extends OrderStop>(order: Order<S>, accessorial: Accessorial | null): Order<S> =>
  accessorial ? withAccessorial(order, accessorial) : chooseLiftGate(order, true)

export const mendLimitedAccess = withAccessorial

/** Shared freight orders an appointment; a truckload has the early time as its appointment. */
export function mendAppointment<S extends OrderStop>(
  order: Order<S>,
  index: number,
  accessorial: Accessorial | null,
): Order<S> {
  if (accessorial) return withAccessorial(order, accessorial)
  return changeStop(order, index, ({ baseDate, earlyTime }) => ({
    appointmentDate: baseDate,
    appointmentTime: earlyTime,
  }))
}

/** The next day on which a dock is open; null where it never is. */
export function openDayAfter(date: IsoDate, week: readonly DockDay[]): IsoDate | null {
  const days = Array.from({ length: 7 }, (_unused, index) => addDays(date, index + 1))
  return days.find((day) => !dockDayOn(week, day)?.isClosed) ?? null
}

/** The stop on an open day, at the hours of that day. */
export const mendClosedDay = <S extends OrderStop>(
  order: Order<S>,
  index: number,
  date: IsoDate,
  week: readonly DockDay[],
): Order<S> => changeStop(order, index, () => ({ baseDate: date, ...timesOfPickedDate(week, date) }))

function changeStop<S extends OrderStop>(
  order: Order<S>,
  index: number,
  facts: (stop: S) => Partial<OrderStop>,
): Order<S> {
  return { ...order, stops: order.stops.map((stop, at) => (at === index ? { ...stop, ...facts(stop) } : stop)) }
}
