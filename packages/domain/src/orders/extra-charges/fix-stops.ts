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

/** A truckload gets the truck requirement, shared freight the lift-gate accessorial at that end. */
export const fixLiftGate = <S extends OrderStop>(order: Order<S>, accessorial: Accessorial | null): Order<S> =>
  accessorial ? withAccessorial(order, accessorial) : chooseLiftGate(order, true)

export const fixLimitedAccess = withAccessorial

/** Shared freight gets the appointment accessorial; a truckload uses the early time as its appointment. */
export function fixAppointment<S extends OrderStop>(
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

/** Next day on which a dock is open; null if it never is. */
export function openDayAfter(date: IsoDate, week: readonly DockDay[]): IsoDate | null {
  const days = Array.from({ length: 7 }, (_unused, index) => addDays(date, index + 1))
  return days.find((day) => !dockDayOn(week, day)?.isClosed) ?? null
}

/** Moves the stop to an open day, with the hours of that day. */
export const fixClosedDay = <S extends OrderStop>(
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
