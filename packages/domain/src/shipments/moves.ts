import { type ShipmentStatus, shipmentStatusLabel } from '#shipments/shipment-status.ts'

/** Status transition of a shipment. Null stands for a shipment that does not exist yet. */
export type ShipmentMove = {
  from: readonly (ShipmentStatus | null)[]
  to: ShipmentStatus
  /** Whether the board offers the move to users. */
  isByHand: boolean
}

const move = (from: ShipmentMove['from'], to: ShipmentStatus): ShipmentMove => ({ from, to, isByHand: false })
const byHand = (from: ShipmentMove['from'], to: ShipmentStatus): ShipmentMove => ({ from, to, isByHand: true })

/** All allowed moves by their trigger. */
export const shipmentMoves = {
  draft: move([null], 'Drafted'),
  create: move([null], 'ReadyToBook'),
  finalize: byHand(['Drafted'], 'ReadyToBook'),
  offer: byHand(['ReadyToBook'], 'Tendering'),
  book: byHand(['ReadyToBook', 'Tendering'], 'Booked'),
  endTender: byHand(['Tendering'], 'ReadyToBook'),
  changeCarrier: move(['Booked'], 'Booked'),
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

/** Message for a refused move, naming both states. */
export const moveRefusal = (shipmentNumber: string, from: ShipmentStatus, to: ShipmentStatus): string =>
  `Shipment ${shipmentNumber} is ${shipmentStatusLabel(from)} and cannot become ${shipmentStatusLabel(to)}`

/** Moves that a user can make from a status. */
export const movesByHand = (from: ShipmentStatus): ShipmentMoveName[] =>
  all.filter(([, one]) => one.isByHand && one.from.includes(from)).map(([name]) => name)

/** Message for a change of carrier that comes too late, or too early. */
export const changeRefusal = (shipmentNumber: string, from: ShipmentStatus): string =>
  `Shipment ${shipmentNumber} is ${shipmentStatusLabel(from)}. The carrier can be changed only while a shipment is Booked`

/** Message for a cancellation that comes too late. (SHIP-5) */
export const cancelRefusal = (shipmentNumber: string, from: ShipmentStatus): string =>
  from === 'Voided'
    ? `Shipment ${shipmentNumber} is Voided already`
    : `Shipment ${shipmentNumber} is ${shipmentStatusLabel(from)} and can no longer be cancelled`
