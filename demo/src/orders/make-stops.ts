import type { Freight } from '@lanewise/domain/orders/items/freight-rules'
import type { LineItem } from '@lanewise/domain/orders/items/line-item'
import { newStop, type OrderStop, type StopLocation } from '@lanewise/domain/orders/stops/stop'
import { dockDayOn } from '@lanewise/domain/orders/stops/stop-times'
import type { Country } from '@lanewise/domain/places/states'
import { addBusinessDays, addDays, isBusinessDay } from '@lanewise/domain/shared/calendar'
import { roadMiles } from '@lanewise/geography/roads/road-miles'
import type { Random } from '#random.ts'
import { stopReference } from './make-references.ts'
import type { OrderLane, OrderSite } from './order-lanes.ts'
import { appointmentWithin, windowWithin, workingHours } from './window.ts'

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

/** Miles that a truck drives per day, with time to spare. */
const milesADay = 450

/** A pickup and a dropoff. Some truckloads have another dropoff on the route. */
export function makeStops(random: Random, { lane, lanes, pickupDate, items, freight }: Plan): DemoStop[] {
  const { from } = lane
  const other =
    freight.shippingMode === 'TL' && items.length > 1 && random.chance(0.25) ? otherEnd(random, lane, lanes) : null
  const places = placesOf(random, lane, other)
  const pickup = stopAt(random, 'Pickup', { site: from, date: openFrom(from, pickupDate), items })
  const shares = sharesOf(items, places.length)
  return [
    pickup,
    ...places.map((site, index) => {
      const days = Math.ceil(milesBetween(from, site) / milesADay) + index + (freight.shippingMode === 'TL' ? 0 : 1)
      const shipped = pickup.baseDate ?? pickupDate
      // Truckloads also drive on weekends; LTL freight waits in terminals.
      const date = openFrom(
        site,
        freight.shippingMode === 'TL' ? addDays(shipped, days) : addBusinessDays(shipped, days),
      )
      return stopAt(random, 'Dropoff', { site, date, items: shares[index] ?? [] })
    }),
  ]
}

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

function stopAt(
  random: Random,
  type: 'Pickup' | 'Dropoff',
  { site, date, items }: { site: OrderSite; date: string; items: readonly LineItem[] },
): DemoStop {
  const times = windowWithin(random, workingHours(dockDayOn(site.dockHours, date)))
  const hasAppointment = site.isAppointmentRequired && random.chance(0.96)
  return {
    ...newStop(type),
    location: { ...site, country: site.country as Country, timeZone: site.ianaTimeZone },
    loadStyle: random.chance(0.12) ? 'Drop' : 'Live',
    baseDate: date,
    ...times,
    appointmentDate: hasAppointment ? date : null,
    appointmentTime: hasAppointment ? appointmentWithin(random, times) : null,
    ediCode: site.ediCodes[0] ?? null,
    referenceNumbers: stopReference(random, type),
    notes: random.chance(0.12) ? random.pick(notes) : null,
    lineItems: items,
  }
}

/** The next weekday on which the dock is open. */
function openFrom(site: OrderSite, date: string): string {
  for (let day = date, tries = 0; tries < 14; tries += 1, day = addDays(day, 1))
    if (isBusinessDay(day) && !dockDayOn(site.dockHours, day)?.isClosed) return day
  return date
}

const notes = ['Check in at gate 3, seal required', 'Use the rear entrance', 'Driver stays in the cab', 'Dock 12 only']

const milesBetween = (from: OrderSite, to: OrderSite) => roadMiles(pointOf(from), pointOf(to)).miles
export const pointOf = ({ latitude, longitude }: OrderSite) => ({ latitude: latitude ?? 0, longitude: longitude ?? 0 })
