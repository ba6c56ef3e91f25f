import { orderStatuses } from '#orders/order-status.ts'
import { type Cause, hourMs, type Looked } from './cause.ts'

export type OrderFacts = {
  status: number
  createdAt: Date
  isMissingAppointment: boolean
  isOnShipment: boolean
  /** Start of the first pickup's time window. */
  pickupAt: Date
}

/** Hours before its pickup by which an order must be on a shipment. (DEF-94) */
export const shipmentHours = 48

/** Why an order needs attention now, and the next time at which another reason may arise without new data. (DEF-94) */
export function orderCauses(order: OrderFacts, now: Date): Looked {
  const { status, createdAt, pickupAt } = order
  const causes: Cause[] = []
  let nextCheckAt: Date | null = null
  if (order.isMissingAppointment && status >= orderStatuses.Accepted && status <= orderStatuses.Booked)
    causes.push({ kind: 'MissingAppointment', since: createdAt, at: pickupAt })
  if (status === orderStatuses.Accepted && !order.isOnShipment) {
    const due = new Date(pickupAt.getTime() - shipmentHours * hourMs)
    if (due < now) causes.push({ kind: 'NotOnShipment', since: later(due, createdAt), at: pickupAt })
    else nextCheckAt = due
  }
  return { causes, nextCheckAt: nextCheckAt }
}

const later = (one: Date, other: Date) => (one > other ? one : other)
