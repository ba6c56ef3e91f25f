/** A text that is recorded of a shipment as it is. */
export type ShipmentDetail = {
  label: string
  /** Characters. */
  most: number
}

/**
 * SHIP-6: what people record of a booked shipment. The answer of the API, what it takes, the history and the inputs of
 * the dialog follow from here; where a screen or a paper shows a detail, it is written out.
 */
export const shipmentDetails = {
  proNumber: { label: 'PRO #', most: 30 },
  driverName: { label: 'Driver', most: 100 },
  driverPhone: { label: 'Driver phone', most: 40 },
  truckNumber: { label: 'Truck', most: 30 },
  trailerNumber: { label: 'Trailer', most: 30 },
  containerNumber: { label: 'Container #', most: 30 },
  sealNumber: { label: 'Seal #', most: 60 },
} as const satisfies Record<string, ShipmentDetail>

export type ShipmentDetailName = keyof typeof shipmentDetails
/** Null while nobody has recorded it. */
export type ShipmentDetails = Record<ShipmentDetailName, string | null>

export const shipmentDetailNames = Object.keys(shipmentDetails) as ShipmentDetailName[]

/** What a function makes of each detail, by its name. */
export const forEachDetail = <V>(make: (detail: ShipmentDetail, name: ShipmentDetailName) => V) =>
  Object.fromEntries(shipmentDetailNames.map((name) => [name, make(shipmentDetails[name], name)])) as Record<
    ShipmentDetailName,
    V
  >

/** The details of a shipment and nothing else of it. */
export const detailsOf = (shipment: ShipmentDetails): ShipmentDetails => forEachDetail((_, name) => shipment[name])
