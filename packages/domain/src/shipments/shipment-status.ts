/** The life of a shipment by the numbers that other programs know (STATUS-1). */
export const shipmentStatuses = {
  Voided: -1,
  Drafted: 0,
  ReadyToBook: 1,
  Tendering: 2,
  Booked: 3,
  Dispatched: 4,
  InTransit: 5,
  AtStop: 6,
  Delivered: 7,
  DeliveryConfirmed: 8,
} as const

export type ShipmentStatus = keyof typeof shipmentStatuses
export type ShipmentStatusId = (typeof shipmentStatuses)[ShipmentStatus]

export const shipmentStatusNames = Object.keys(shipmentStatuses) as [ShipmentStatus, ...ShipmentStatus[]]
export const shipmentStatusIds = Object.values(shipmentStatuses) as [ShipmentStatusId, ...ShipmentStatusId[]]

const nameById = new Map<number, ShipmentStatus>(shipmentStatusNames.map((name) => [shipmentStatuses[name], name]))

/** The name of a stored status; the column takes no other number. */
export const shipmentStatusOf = (id: number): ShipmentStatus => {
  const name = nameById.get(id)
  if (!name) throw new RangeError(`${id} is no shipment status`)
  return name
}

/** What people read: "Ready To Book" for ReadyToBook. */
export const shipmentStatusLabel = (status: ShipmentStatus): string => status.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')

/** Whether a shipment still counts. */
export const isActiveShipment = (status: ShipmentStatus): boolean => status !== 'Voided'

/** TRACKING-1: from the booking until the delivery is confirmed there is a truck to follow. */
export const trackedStatuses = [
  'Booked',
  'Dispatched',
  'InTransit',
  'AtStop',
  'Delivered',
] as const satisfies readonly ShipmentStatus[]

/** SHIP-1: the columns of the board, each with the statuses that it holds. */
export const boardColumns = [
  { name: 'Drafted', statuses: ['Drafted'] },
  { name: 'Ready To Book', statuses: ['ReadyToBook'] },
  { name: 'Tendering', statuses: ['Tendering'] },
  { name: 'Booked', statuses: ['Booked'] },
  { name: 'In Transit', statuses: ['Dispatched', 'InTransit', 'AtStop'] },
  { name: 'Delivered', statuses: ['Delivered', 'DeliveryConfirmed'] },
] as const satisfies readonly { name: string; statuses: readonly ShipmentStatus[] }[]
export type BoardColumn = (typeof boardColumns)[number]

/** Drafts are for those who may see them. */
export const boardColumnsFor = (seesDrafts: boolean): readonly BoardColumn[] =>
  seesDrafts ? boardColumns : boardColumns.slice(1)
