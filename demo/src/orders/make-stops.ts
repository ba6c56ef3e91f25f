import type { ShippingMode } from '@lanewise/domain/freight/modes'
import type { Freight } from '@lanewise/domain/orders/items/freight-rules'
import type { LineItem } from '@lanewise/domain/orders/items/line-item'
import { newStop, type OrderStop, type StopLocation } from '@lanewise/domain/orders/stops/stop'
import { dockDayOn } from '@lanewise/domain/orders/stops/stop-times'
import type { Country } from '@lanewise/domain/places/states'
import { addDays, instantOfWallTime, isBusinessDay, wallTimeOfInstant } from '@lanewise/domain/shared/calendar'
import { averageSpeed } from '@lanewise/domain/tracking/average-speed'
import { drivingSchedule, freshClocks } from '@lanewise/domain/tracking/hours-of-service'
import { roadMiles } from '@lanewise/geography/roads/road-miles'
import type { Random } from '#random.ts'
import { stopReference } from './make-references.ts'
import type { OrderLane, OrderSite } from './order-lanes.ts'
import { appointmentAfter, appointmentWithin, type Window, windowAround, windowWithin, workingHours } from './window.ts'

export type DemoStop = Omit<OrderStop, 'location'> & {
  location: Omit<StopLocation & OrderSite, 'country'> & { country: Country }
}

type Plan = {
  lane: OrderLane
  /** All lanes of the company, as candidates for a second dropoff. */
  lanes: readonly OrderLane[]
  pickupDate: string
  items: readonly LineItem[]
  freight: Freight
}

/** Windows that are tried on each of several pickup days. */
const triesPerDay = 3
const mostDaysLater = 4
/** A truck that has to wait this long for a dock is good enough to choose its pickup. */
const shortWaitMinutes = 120

/**
 * A pickup and a dropoff. Some truckloads have another dropoff on the route. Of several pickup days, the one is chosen
 * after which the truck waits least at its docks, so that trucks are neither days early nor late by plan.
 */
export function makeStops(random: Random, { lane, lanes, pickupDate, items, freight }: Plan): DemoStop[] {
  const { from } = lane
  const other =
    freight.shippingMode === 'TL' && items.length > 1 && random.chance(0.25) ? otherEnd(random, lane, lanes) : null
  const places = placesOf(random, lane, other)
  const shares = sharesOf(items, places.length)
  const legs = places.map((site, index) => ({
    site,
    items: shares[index] ?? [],
    minutes: minutesOnRoad(milesBetween(places[index - 1] ?? from, site), freight.shippingMode),
  }))
  let best: PlannedStops | null = null
  for (let tried = 0; tried < triesPerDay * (mostDaysLater + 1); tried += 1) {
    const date = openFrom(from, addDays(pickupDate, Math.floor(tried / triesPerDay)))
    const pickup = stopAt(random, 'Pickup', { site: from, date, items })
    const planned = withDropoffs(random, pickup, legs)
    if (best === null || planned.waiting < best.waiting) best = planned
    if (best.waiting <= shortWaitMinutes) break
  }
  return best?.stops ?? []
}

type Leg = { site: OrderSite; items: readonly LineItem[]; minutes: number }
/** Stops with the minutes that the truck waits at docks that are not open yet. */
type PlannedStops = { stops: DemoStop[]; waiting: number }

function withDropoffs(random: Random, pickup: DemoStop, legs: readonly Leg[]): PlannedStops {
  const stops = [pickup]
  let waiting = 0
  let leaves = expectedDeparture(pickup)
  for (const { site, items, minutes } of legs) {
    const stop = dropoffAt(random, { site, items }, leaves + minutes * minuteMs)
    stops.push(stop)
    const [arrives, opens] = [leaves + minutes * minuteMs, startOf(stop)]
    waiting += Math.max(0, opens - arrives) / minuteMs
    leaves = Math.max(arrives, opens) + dwellMinutes * minuteMs
  }
  return { stops, waiting }
}

/** A dropoff at the time at which the truck is expected, or on the next day on which the dock is open. */
function dropoffAt(random: Random, { site, items }: { site: OrderSite; items: readonly LineItem[] }, at: number) {
  const { date, time } = wallTimeOfInstant(new Date(at).toISOString(), zoneOf(site))
  const hours = workingHours(dockDayOn(site.dockHours, date))
  const times = openFrom(site, date) === date ? windowAround(random, hours, time) : null
  if (times) return stopAt(random, 'Dropoff', { site, date, items, expected: { times, time } })
  const isBeforeOpening = time < hours.startTime
  return stopAt(random, 'Dropoff', { site, date: openFrom(site, isBeforeOpening ? date : addDays(date, 1)), items })
}

const minuteMs = 60_000
/** Minutes from the arrival or the appointment to the departure. */
const dwellMinutes = 65
const longestDwellMinutes = 100

const minutesOnRoad = (miles: number, mode: ShippingMode) =>
  drivingSchedule({ driving: (miles * 60) / averageSpeed(mode), clocks: freshClocks, isTeam: false }).elapsed

const zoneOf = (site: Pick<OrderSite, 'ianaTimeZone'>) => site.ianaTimeZone ?? 'America/Chicago'
const instantOf = ({ location, baseDate }: DemoStop, time: string | null) =>
  Date.parse(instantOfWallTime(baseDate ?? '', time ?? '', zoneOf(location)))
const startOf = (stop: DemoStop) => instantOf(stop, stop.earlyTime)

/** Latest departure of a truck that comes in time; one that can leave sooner waits on its way. */
const expectedDeparture = (stop: DemoStop) =>
  stop.appointmentTime
    ? instantOf(stop, stop.appointmentTime) + longestDwellMinutes * minuteMs
    : instantOf(stop, stop.lateTime) + (longestDwellMinutes - dwellMinutes) * minuteMs

/** Delivery locations of an order, nearest first, without the pickup location. */
function placesOf(random: Random, { from, to }: OrderLane, other: OrderSite | null): OrderSite[] {
  const site = random.pick(to.filter(({ id }) => id !== from.id))
  const places = other ? [site, other] : [site]
  return places.sort((one, next) => milesBetween(from, one) - milesBetween(from, next))
}

/** A location in another city that the company ships to from the same dock. */
function otherEnd(random: Random, { from, to }: OrderLane, lanes: readonly OrderLane[]): OrderSite | null {
  const others = lanes.filter((lane) => lane.from.id === from.id && lane.to[0]?.city !== to[0]?.city)
  return others.length > 0 ? random.pick(random.pick(others).to) : null
}

const sharesOf = (items: readonly LineItem[], count: number): (readonly LineItem[])[] =>
  count === 1 ? [items] : [items.slice(0, 1), items.slice(1)]

type StopPlan = {
  site: OrderSite
  date: string
  items: readonly LineItem[]
  /** Window of a truck that is expected at this time. */
  expected?: { times: Window; time: string }
}

function stopAt(random: Random, type: 'Pickup' | 'Dropoff', { site, date, items, expected }: StopPlan): DemoStop {
  const times = expected?.times ?? windowWithin(random, workingHours(dockDayOn(site.dockHours, date)))
  const hasAppointment = site.isAppointmentRequired && random.chance(0.96)
  return {
    ...newStop(type),
    location: { ...site, country: site.country as Country, timeZone: site.ianaTimeZone },
    loadStyle: random.chance(0.12) ? 'Drop' : 'Live',
    baseDate: date,
    ...times,
    appointmentDate: hasAppointment ? date : null,
    appointmentTime: hasAppointment ? appointmentOf(random, times, expected?.time) : null,
    ediCode: site.ediCodes[0] ?? null,
    referenceNumbers: stopReference(random, type),
    notes: random.chance(0.12) ? random.pick(notes) : null,
    lineItems: items,
  }
}

const appointmentOf = (random: Random, times: Window, time: string | undefined) =>
  time === undefined ? appointmentWithin(random, times) : appointmentAfter(time, times)

/** The next weekday on which the dock is open. */
function openFrom(site: OrderSite, date: string): string {
  for (let day = date, tries = 0; tries < 14; tries += 1, day = addDays(day, 1))
    if (isBusinessDay(day) && !dockDayOn(site.dockHours, day)?.isClosed) return day
  return date
}

const notes = ['Check in at gate 3, seal required', 'Use the rear entrance', 'Driver stays in the cab', 'Dock 12 only']

const milesBetween = (from: OrderSite, to: OrderSite) => roadMiles(pointOf(from), pointOf(to)).miles
export const pointOf = ({ latitude, longitude }: OrderSite) => ({ latitude: latitude ?? 0, longitude: longitude ?? 0 })
