import { type ShipmentStatus, shipmentStatusLabel } from '#shipments/shipment-status.ts'

/** One way in which the status of a shipment changes; null stands for a shipment that does not exist yet. */
export type ShipmentMove = {
  from: readonly (ShipmentStatus | null)[]
  to: ShipmentStatus
  /** Whether the board offers it to people. */
  isByHand: boolean
}

const move = (from: ShipmentMove['from'], to: ShipmentStatus): ShipmentMove => ({ from, to, isByHand: false })
const byHand = (from: ShipmentMove['from'], to: ShipmentStatus): ShipmentMove => ({ from, to, isByHand: true })

/** The allowed moves, by what makes them; there are no others. */
export const shipmentMoves = {
  draft: move([null], 'Drafted'),
  create: move([null], 'ReadyToBook'),
  finalize: byHand(['Drafted'], 'ReadyToBook'),
  offer: byHand(['ReadyToBook'], 'Tendering'),
  book: byHand(['ReadyToBook', 'Tendering'], 'Booked'),
  endTender: byHand(['Tendering'], 'ReadyToBook'),
  dispatch: byHand(['Booked'], 'Dispatched'),
  arrive: move(['Booked', 'Dispatched', 'InTransit'], 'AtStop'),
  depart: move(['Booked', 'Dispatched', 'AtStop'], 'InTransit'),
  deliver: move(['Booked', 'Dispatched', 'InTransit', 'AtStop'], 'Delivered'),
  confirmDelivery: move(['Delivered'], 'DeliveryConfirmed'),
  cancel: move(['Drafted', 'ReadyToBook', 'Tendering', 'Booked', 'Dispatched'], 'Voided'),
} as const satisfies Record<string, ShipmentMove>
export type ShipmentMoveName = keyof typeof shipmentMoves

const all = Object.entries(shipmentMoves) as [ShipmentMoveName, ShipmentMove][]

export const canMove = (name: ShipmentMoveName, from: ShipmentStatus): boolean => {
  const { from: allowed }: ShipmentMove = shipmentMoves[name]
  return allowed.includes(from)
}

/** Why a shipment cannot make a move, naming both states. */
export const moveRefusal = (shipmentNumber: string, from: ShipmentStatus, to: ShipmentStatus): string =>
  `Shipment ${shipmentNumber} is ${shipmentStatusLabel(from)} and cannot become ${shipmentStatusLabel(to)}`

/** The moves that a person can make with a shipment from where it is. */
export const movesByHand = (from: ShipmentStatus): ShipmentMoveName[] =>
  all.filter(([, one]) => one.isByHand && one.from.includes(from)).map(([name]) => name)

/** SHIP-5: what a person who wants to cancel too late is told. */
export const cancelRefusal = (shipmentNumber: string, from: ShipmentStatus): string =>
  from === 'Voided'
    ? `Shipment ${shipmentNumber} is Voided already`
    : `Shipment ${shipmentNumber} is ${shipmentStatusLabel(from)} and can no longer be cancelled`
