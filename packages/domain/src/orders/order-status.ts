/** Order statuses with the numbers that other systems use. `Draft` is reserved: no order reaches it. (ORDPAGE-6) */
export const orderStatuses = {
  Voided: -2,
  Draft: 0,
  Accepted: 1,
  ReadyToShip: 2,
  Tendering: 3,
  Booked: 4,
  InTransit: 5,
  Delivered: 6,
  Invoiced: 7,
} as const

export type OrderStatus = keyof typeof orderStatuses
export type OrderStatusId = (typeof orderStatuses)[OrderStatus]

export const orderStatusNames = Object.keys(orderStatuses) as [OrderStatus, ...OrderStatus[]]
export const reachableStatuses = orderStatusNames.filter((name) => name !== 'Draft')

const nameById = new Map<number, OrderStatus>(orderStatusNames.map((name) => [orderStatuses[name], name]))

/** Name of a stored status; the column accepts no other numbers. */
export const orderStatusOf = (id: number): OrderStatus => {
  const name = nameById.get(id)
  if (!name) throw new RangeError(`${id} is no order status`)
  return name
}

const labels: Readonly<Partial<Record<OrderStatus, string>>> = { Accepted: 'New' }

/**
 * Display text of a status: "New" for an accepted order, "Ready To Ship" for ReadyToShip, "-" for none. (STATUS-3,
 * STATUS-4)
 */
export const orderStatusLabel = (status: OrderStatus | null | undefined): string =>
  status ? (labels[status] ?? status.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')) : '-'

/** Facts from which the server derives an order's status. */
export type OrderFacts = {
  isVoided: boolean
  /** Status of the order's shipment; null without an active one. */
  shipmentStatus: number | null
  isInvoiced: boolean
  hasDepartedPickup: boolean
  hasFinishedDropoffs: boolean
}

/** The order's status derived from its facts; the first matching status wins. (DEF-56) */
export function deriveOrderStatus(facts: OrderFacts): OrderStatus {
  const shipment = facts.shipmentStatus ?? 0
  if (facts.isVoided) return 'Voided'
  if (facts.isInvoiced) return 'Invoiced'
  if (facts.hasFinishedDropoffs || shipment >= 7) return 'Delivered'
  if (facts.hasDepartedPickup) return 'InTransit'
  if (shipment >= 3) return 'Booked'
  if (shipment === 2) return 'Tendering'
  return shipment === 1 ? 'ReadyToShip' : 'Accepted'
}

const shipped = ['ReadyToShip', 'Tendering', 'Booked', 'InTransit', 'Delivered'] as const

/** Allowed status changes; voiding a shipment moves its orders back. (ORDPAGE-6) */
const moves: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  Voided: [],
  Draft: ['Accepted', 'Voided'],
  Accepted: [...shipped, 'Voided'],
  ReadyToShip: ['Accepted', ...shipped, 'Voided'],
  Tendering: ['Accepted', ...shipped, 'Voided'],
  Booked: ['Accepted', ...shipped],
  InTransit: [...shipped],
  Delivered: ['InTransit', 'Booked', 'Invoiced'],
  Invoiced: ['Delivered'],
}

export const canBecome = (from: OrderStatus, to: OrderStatus): boolean => moves[from].includes(to)

/** How much of an order can be edited: everything, only what a carrier can still accept, or nothing. (DEF-58) */
export function editableIn(status: OrderStatus): 'all' | 'some' | 'none' {
  const id = orderStatuses[status]
  if (id === 1 || id === 2) return 'all'
  return id >= 4 ? 'some' : 'none'
}

/** Fields of the order and of each stop that a carrier can still accept after booking. (DEF-58) */
export const stillFree = {
  order: ['referenceNumbers', 'specialInstructions'],
  stop: ['referenceNumbers', 'notes', 'contact', 'appointmentDate', 'appointmentTime'],
} as const

/** Reason why a field can no longer be edited, by its path in the order, such as `stops.0.notes`. (DEF-58) */
export function editRefusal(status: OrderStatus, path: string): string | undefined {
  const rule = editableIn(status)
  if (rule === 'all') return undefined
  const state = `This order is ${orderStatusLabel(status)}`
  if (rule === 'none') return `${state} and cannot be changed`
  const [field, , part] = path.split('.')
  const isFree =
    field === 'stops' ? stillFree.stop.some((one) => one === part) : stillFree.order.some((one) => one === field)
  return isFree ? undefined : `${state}, so this can no longer be changed`
}

/** Whether an order may be voided. (DEF-58) */
export const isVoidable = (status: OrderStatus): boolean => ['Accepted', 'ReadyToShip', 'Tendering'].includes(status)

/** Whether the on-time status of an order is meaningful yet. (STATUS-5, STATUS-6) */
export const showsOnTime = (status: OrderStatus): boolean => orderStatuses[status] >= orderStatuses.ReadyToShip
