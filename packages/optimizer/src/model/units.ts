import type { Limits, PlanOrder, PlanStop } from '#problem.ts'

/** A stop or several consecutive stops, treated as one with a single start time. */
export type Unit = { stops: readonly PlanStop[]; opens: number; closes: number; takes: number; miles: number }

/** Days by which the pickups and the dropoffs of an order are moved. */
export type Slip = readonly [pickups: number, dropoffs: number]

export type Travel = { minutes(from: number, to: number): number; miles(from: number, to: number): number }

const day = 1440

/** Stops of an order up to its last pickup, and those after it. */
export function partsOf({ stops }: PlanOrder): [PlanStop[], PlanStop[]] {
  const lastPickup = stops.findLastIndex(({ type }) => type === 'Pickup')
  return [stops.slice(0, lastPickup + 1), stops.slice(lastPickup + 1)]
}

/** True when a stop keeps its minute even if dates slip. */
export const isFixed = (stop: PlanStop, limits: Limits): boolean =>
  limits.honorAppointments && stop.appointment !== null

/** Window of a stop with its date slipped by this many days; an honored appointment does not slip. */
export function windowOf(stop: PlanStop, slip: Slip, limits: Limits): { opens: number; closes: number } {
  if (limits.honorAppointments && stop.appointment !== null)
    return { opens: stop.appointment, closes: stop.appointment }
  const days = slip[stop.type === 'Pickup' ? 0 : 1]
  return { opens: stop.opens + days * day, closes: stop.closes + days * day }
}

/**
 * Several consecutive stops behave like one: a start at t ends at max(t + c, e), if t is not too late. Null when even
 * the earliest start is too late for a later stop.
 */
export function unitOf(stops: readonly PlanStop[], slip: Slip, limits: Limits, travel: Travel): Unit | null {
  let whole: Unit | null = null
  let before: PlanStop | null = null
  for (const stop of stops) {
    const { opens, closes } = windowOf(stop, slip, limits)
    if (closes < opens) return null
    if (!whole || !before) whole = { stops, opens, closes, takes: stop.serviceMinutes, miles: 0 }
    else {
      const shift: number = whole.takes + travel.minutes(before.place, stop.place)
      if (whole.opens + shift > closes) return null
      const begins = Math.max(whole.opens, opens - shift)
      const latest = Math.min(whole.closes, closes - shift)
      // A start at the last moment that still has to wait takes longer than driving and service time.
      const wait = Math.max(0, begins - latest)
      whole = {
        stops,
        opens: Math.min(begins, latest),
        closes: latest,
        takes: shift + wait + stop.serviceMinutes,
        miles: whole.miles + travel.miles(before.place, stop.place),
      }
    }
    before = stop
  }
  return whole
}
