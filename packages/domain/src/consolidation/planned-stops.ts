import type { ShippingMode } from '#freight/modes.ts'
import { hoursAndMinutes, windowText } from '#orders/stops/time-window.ts'
import { formatDateTime } from '#shared/format.ts'
import { type Instant, minutesBetween, momentOf } from '#shared/moments.ts'
import type { StopWindow } from '#shipments/merge-stops.ts'
import { averageSpeed, type SpeedSettings } from '#tracking/average-speed.ts'
import { etaPlan } from '#tracking/eta.ts'
import { onTimeLimit } from '#tracking/on-time.ts'

export type StopToPlan = StopWindow & {
  /** Road miles from the previous stop, null where no road is known. */
  legMiles: number | null
  serviceMinutes: number
}

/** Time at which the truck is handled at a stop, and the minutes that it waits there until the stop opens. */
export type PlannedStop = { at: string; waitMinutes: number }

type Trip = { mode: ShippingMode; isTeam: boolean; speeds: SpeedSettings; now: Instant }

/**
 * When a truck that begins at the early time of its first stop is handled at each stop. Null after a leg without a known
 * road. (DEF-126)
 */
export function plannedStops(stops: readonly StopToPlan[], trip: Trip): (PlannedStop | null)[] {
  const times = stops.map(({ earlyAt, lateAt, appointmentAt, legMiles, serviceMinutes }) => ({
    earlyDateTime: earlyAt,
    lateDateTime: lateAt,
    appointmentDateTime: appointmentAt,
    arrivedDateTime: null,
    departedDateTime: null,
    legMiles: legMiles ?? 0,
    serviceMinutes,
  }))
  const milesPerHour = averageSpeed(trip.mode, trip.speeds)
  const plan = etaPlan({ stops: times, position: null, clocks: null, milesPerHour, ...trip })
  const unknown = stops.findIndex(({ legMiles }, index) => index > 0 && legMiles === null)
  return plan.stops.map(({ eta, segments }, index) => {
    if (eta === null || (unknown >= 0 && index >= unknown)) return null
    const wait = segments.find(({ kind }) => kind === 'wait')
    const waitMinutes = wait ? minutesBetween(momentOf(wait.start), momentOf(wait.end)) : 0
    return { at: wait?.end ?? eta, waitMinutes: Math.round(waitMinutes) }
  })
}

type OrderStop = StopWindow & { id: string; order: string }
type PlannedVisit = { planned: PlannedStop | null; place: string; zone: string; parts: readonly OrderStop[] }

/** Order stop that the plan reaches before or after its own window. */
export type OutsideWindow = { orderStopId: string; text: string }

/** Order stops that the plan reaches outside their windows, with hours early or late. (DEF-126) */
export const outsideWindows = (visits: readonly PlannedVisit[]): OutsideWindow[] =>
  visits.flatMap(({ planned, place, zone, parts }) =>
    parts.flatMap((part) => {
      const off = planned && offText(part, planned.at)
      if (!planned || !off) return []
      const window = windowText({ early: part.earlyAt, late: part.lateAt, zone })
      const due = part.appointmentAt ? `appointment ${formatDateTime(part.appointmentAt, zone)}` : `window ${window}`
      const text = `${part.order} at ${place}: ${due}, planned ${formatDateTime(planned.at, zone)}, ${off}`
      return [{ orderStopId: part.id, text }]
    }),
  )

/** "36 h late", "2 h 30 min early", or null within the window. */
function offText({ earlyAt, lateAt, appointmentAt }: StopWindow, at: Instant): string | null {
  const limit = onTimeLimit({ lateDateTime: lateAt, appointmentDateTime: appointmentAt }) ?? lateAt
  const late = minutesBetween(momentOf(limit), momentOf(at))
  if (late > 0) return `${hoursAndMinutes(late)} late`
  const early = minutesBetween(momentOf(at), momentOf(earlyAt))
  return early > 0 ? `${hoursAndMinutes(early)} early` : null
}
