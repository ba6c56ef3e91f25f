import { orderStatuses } from '#orders/order-status.ts'
import { type Cause, hourMs, type Looked } from './cause.ts'

export type OrderFacts = {
  status: number
  createdAt: Date
  isMissingAppointment: boolean
  isOnShipment: boolean
  /** The early time of the first pickup. */
  pickupAt: Date
}

/** DEF-94: how long before its pickup an order has to be on a shipment. */
export const shipmentHours = 48

/** DEF-94: why an order needs a person now, and when the clock alone may give it another reason. */
export function orderCauses(order: OrderFacts, now: Date): Looked {
  const { status, createdAt, pickupAt } = order
  const causes: Cause[] = []
  let nextLookAt: Date | null = null
  if (order.isMissingAppointment && status >= orderStatuses.Accepted && status <= orderStatuses.Booked)
    causes.push({ kind: 'MissingAppointment', since: createdAt, at: pickupAt })
  if (status === orderStatuses.Accepted && !order.isOnShipment) {
    const due = new Date(pickupAt.getTime() - shipmentHours * hourMs)
    if (due < now) causes.push({ kind: 'NotOnShipment', since: later(due, createdAt), at: pickupAt })
    else nextLookAt = due
  }
  return { causes, nextLookAt }
}

const later = (one: Date, other: Date) => (one > other ? one : other)
