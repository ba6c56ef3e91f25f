/** The life of an order by the numbers that other programs know (ORDPAGE-6). `Draft` is reserved: nothing leads there. */
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
/** What lists can be filtered by: all that an order can be in. */
export const reachableStatuses = orderStatusNames.filter((name) => name !== 'Draft')

const nameById = new Map<number, OrderStatus>(orderStatusNames.map((name) => [orderStatuses[name], name]))

/** The name of a stored status; the column takes no other number. */
export const orderStatusOf = (id: number): OrderStatus => {
  const name = nameById.get(id)
  if (!name) throw new RangeError(`${id} is no order status`)
  return name
}

const words: Readonly<Partial<Record<OrderStatus, string>>> = { Accepted: 'New' }

/** STATUS-3, STATUS-4: what people read: "New" for an accepted order, "Ready To Ship" for ReadyToShip, "-" for none. */
export const orderStatusLabel = (status: OrderStatus | null | undefined): string =>
  status ? (words[status] ?? status.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')) : '-'

/** What the server knows of an order's way through the product. */
export type OrderFacts = {
  isVoided: boolean
  /** The status of the shipment that it is on; null without an active one. */
  shipmentStatus: number | null
  isInvoiced: boolean
  hasDepartedPickup: boolean
  hasFinishedDropoffs: boolean
}

/** DEF-56: the status that follows from what happened; the first that fits. */
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

/** ORDPAGE-6: where an order can go from each status; a shipment that is voided takes its orders back. */
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

/** DEF-58: how much of an order may be changed: everything, only what a carrier can still take in, or nothing. */
export function editableIn(status: OrderStatus): 'all' | 'some' | 'none' {
  const id = orderStatuses[status]
  if (id === 1 || id === 2) return 'all'
  return id >= 4 ? 'some' : 'none'
}

/** DEF-58: what a carrier can still take in once the order is booked: fields of the order, and of each stop. */
export const stillFree = {
  order: ['referenceNumbers', 'specialInstructions'],
  stop: ['referenceNumbers', 'notes', 'contact', 'appointmentDate', 'appointmentTime'],
} as const

/** DEF-58: why a field cannot be changed any more, by its path in the order, such as `stops.0.notes`. */
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

/** DEF-58: whether an order may be voided. */
export const isVoidable = (status: OrderStatus): boolean => ['Accepted', 'ReadyToShip', 'Tendering'].includes(status)

/** STATUS-5, STATUS-6: whether the on-time state of an order says anything yet. */
export const showsOnTime = (status: OrderStatus): boolean => orderStatuses[status] >= orderStatuses.ReadyToShip
