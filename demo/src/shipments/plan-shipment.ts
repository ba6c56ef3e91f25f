import type { ShipmentStatus } from '@lanewise/domain/shipments/shipment-status'
import { day, hour } from '#history/entry.ts'
import type { Random } from '#random.ts'

/** The fields of an order that determine its shipment. */
export type OrderTimes = {
  createdAt: Date
  stops: readonly { earlyAt: Date; lateAt: Date }[]
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
  const stops = order.stops.map((stop) => visited(random, stop, now))
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

/** Stop times: most trucks arrive within their window, some a little late. Future times stay empty. */
function visited(random: Random, { earlyAt, lateAt }: OrderTimes['stops'][number], now: Date): StopTimes {
  const share = random.chance(0.08) ? 1 + random.next() * 0.4 : random.next() * 0.8
  const arrivedAt = new Date(earlyAt.getTime() + (lateAt.getTime() - earlyAt.getTime()) * share)
  const departedAt = new Date(arrivedAt.getTime() + random.whole(40, 150) * 60_000)
  return { arrivedAt: arrivedAt < now ? arrivedAt : null, departedAt: departedAt < now ? departedAt : null }
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
