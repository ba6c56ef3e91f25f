import type { ShipmentStatus } from '@lanewise/domain/shipments/shipment-status'
import { day, hour } from '#history/entry.ts'
import type { Random } from '#random.ts'

/** The fields of an order that determine its shipment. */
export type OrderTimes = {
  createdAt: Date
  stops: readonly { earlyAt: Date; lateAt: Date; appointmentAt: Date | null }[]
  /** False for hazardous freight without a proper shipping name, which cannot be booked. */
  isBookable: boolean
}

export type StopTimes = { arrivedAt: Date | null; departedAt: Date | null }

export type PlannedShipment = {
  status: ShipmentStatus
  createdAt: Date
  bookedAt: Date | null
  cancelledAt: Date | null
  cancelReason: string | null
  stops: StopTimes[]
}

const cancelReasons = ['The customer cancelled the order', 'Entered twice', 'Moved to another week']

/** Plans the shipment of an order up to now. null while no shipment has been created. */
export function planShipment(random: Random, order: OrderTimes, now: Date): PlannedShipment | null {
  const [first] = order.stops
  if (!first || random.chance(unplannedShare(first.earlyAt, now))) return null
  const createdAt = new Date(order.createdAt.getTime() + random.whole(5, 90) * 60_000)
  if (createdAt >= now) return null
  const nothing = {
    createdAt,
    bookedAt: null,
    cancelledAt: null,
    cancelReason: null,
    stops: order.stops.map(untouched),
  }
  const bookedAt = new Date(createdAt.getTime() + random.whole(10, 600) * 60_000)
  if (random.chance(0.03)) return cancelled(random, nothing, now)
  if (!order.isBookable || bookedAt >= now || isStillOpen(random, first.earlyAt, now))
    return { ...nothing, status: first.earlyAt > now && random.chance(0.15) ? 'Drafted' : 'ReadyToBook' }
  const stops = order.stops.map((stop, index) => visited(random, stop, { isPickup: index === 0, now }))
  return { ...nothing, bookedAt, stops, status: statusOf(random, stops, first.earlyAt, now) }
}

/**
 * Share of orders without a shipment. Almost all pickups within two days are planned, and a past pickup was missed
 * yesterday at the earliest.
 */
function unplannedShare(pickup: Date, now: Date): number {
  const days = (pickup.getTime() - now.getTime()) / day
  if (days < -1) return 0
  return days < 2 ? 0.06 : 0.4
}

const untouched = (): StopTimes => ({ arrivedAt: null, departedAt: null })

/** The closer the pickup, the fewer shipments still wait for a carrier. Past ones are only those that were missed. */
function isStillOpen(random: Random, pickup: Date, now: Date): boolean {
  const days = (pickup.getTime() - now.getTime()) / day
  if (days < -5) return false
  return random.chance(days < 0 ? 0.02 : Math.min(0.75, 0.2 + days / 10))
}

function cancelled(random: Random, made: Omit<PlannedShipment, 'status'>, now: Date): PlannedShipment | null {
  const cancelledAt = new Date(made.createdAt.getTime() + random.whole(1, 20) * hour)
  if (cancelledAt >= now) return null
  return { ...made, status: 'Voided', cancelledAt, cancelReason: random.pick(cancelReasons) }
}

const minute = 60_000
/** Share of stops that were reached after their limit. */
const lateShare = { pickup: 0.04, dropoff: 0.06 }
const earlyShare = 0.06
/** Most trucks arrive at least this long before the limit. */
const spareMinutes = 65

/** Stop times: the truck is loaded or unloaded from its appointment or the opening on. Future times stay empty. */
function visited(
  random: Random,
  stop: OrderTimes['stops'][number],
  { isPickup, now }: { isPickup: boolean; now: Date },
) {
  const arrivedAt = arrivalAt(random, stop, isPickup)
  const opens = Math.max(arrivedAt.getTime(), (stop.appointmentAt ?? stop.earlyAt).getTime())
  const departedAt = new Date(opens + random.whole(30, 100) * minute)
  return { arrivedAt: arrivedAt < now ? arrivedAt : null, departedAt: departedAt < now ? departedAt : null }
}

/** Most trucks arrive between the opening and an hour before the limit, some earlier and a few too late. */
function arrivalAt(random: Random, { earlyAt, lateAt, appointmentAt }: OrderTimes['stops'][number], isPickup: boolean) {
  const [early, limit] = [earlyAt.getTime(), (appointmentAt ?? lateAt).getTime()]
  const share = random.next()
  const minutes = random.whole(10, 60)
  if (share < lateShare[isPickup ? 'pickup' : 'dropoff']) return new Date(limit + (minutes * 2 - 5) * minute)
  if (share > 1 - earlyShare) return new Date(early - minutes * minute)
  const latest = Math.max(early, limit - spareMinutes * minute)
  return new Date(early + random.next() * (latest - early))
}

function statusOf(random: Random, stops: readonly StopTimes[], pickup: Date, now: Date): ShipmentStatus {
  const last = stops.at(-1)
  if (last?.departedAt) return random.chance(paperShare(last.departedAt, now)) ? 'DeliveryConfirmed' : 'Delivered'
  const here = stops.findLast(({ arrivedAt }) => arrivedAt !== null)
  if (here) return here.departedAt ? 'InTransit' : 'AtStop'
  return pickup.getTime() - now.getTime() < 3 * hour ? 'Dispatched' : 'Booked'
}

/**
 * Share of missing proofs of delivery. They arrive within a day or two, and the last ones were requested after some
 * more days.
 */
function paperShare(delivered: Date, now: Date): number {
  const days = (now.getTime() - delivered.getTime()) / day
  if (days > 12) return 1
  if (days > 4) return 0.98
  return days > 1 ? 0.85 : 0.4
}
