/** Shipment statuses with the numbers that other programs use. (STATUS-1) */
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

/** Name of a stored status. The database column accepts no other number. */
export const shipmentStatusOf = (id: number): ShipmentStatus => {
  const name = nameById.get(id)
  if (!name) throw new RangeError(`${id} is no shipment status`)
  return name
}

/** Label of a status: "Ready To Book" for ReadyToBook. */
export const shipmentStatusLabel = (status: ShipmentStatus): string => status.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')

/** Whether a shipment is not voided. */
export const isActiveShipment = (status: ShipmentStatus): boolean => status !== 'Voided'

/** Statuses with a truck to track: from booking until the delivery is confirmed. (TRACKING-1) */
export const trackedStatuses = [
  'Booked',
  'Dispatched',
  'InTransit',
  'AtStop',
  'Delivered',
] as const satisfies readonly ShipmentStatus[]

/** Board columns with the statuses they contain. (SHIP-1) */
export const boardColumns = [
  { name: 'Drafted', statuses: ['Drafted'] },
  { name: 'Ready To Book', statuses: ['ReadyToBook'] },
  { name: 'Tendering', statuses: ['Tendering'] },
  { name: 'Booked', statuses: ['Booked'] },
  { name: 'In Transit', statuses: ['Dispatched', 'InTransit', 'AtStop'] },
  { name: 'Delivered', statuses: ['Delivered', 'DeliveryConfirmed'] },
] as const satisfies readonly { name: string; statuses: readonly ShipmentStatus[] }[]
export type BoardColumn = (typeof boardColumns)[number]

/** The drafts column is only for users who may see drafts. */
export const boardColumnsFor = (seesDrafts: boolean): readonly BoardColumn[] =>
  seesDrafts ? boardColumns : boardColumns.slice(1)

export const originations = ['Order', 'Consolidation', 'ShipmentBuilder'] as const
export type Origination = (typeof originations)[number]
