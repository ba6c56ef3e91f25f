/** Free text detail of a shipment. */
export type ShipmentDetail = {
  label: string
  /** Maximum length in characters. */
  most: number
}

/**
 * Details that users record for a booked shipment. API responses, API input, history and dialog inputs derive from this
 * list. Screens and documents that show a single detail name it explicitly. (SHIP-6)
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
/** Details of a shipment. Null means not recorded. */
export type ShipmentDetails = Record<ShipmentDetailName, string | null>

export const shipmentDetailNames = Object.keys(shipmentDetails) as ShipmentDetailName[]

/** Builds an object with one value per detail. */
export const forEachDetail = <V>(make: (detail: ShipmentDetail, name: ShipmentDetailName) => V) =>
  Object.fromEntries(shipmentDetailNames.map((name) => [name, make(shipmentDetails[name], name)])) as Record<
    ShipmentDetailName,
    V
  >

/** Picks only the details of a shipment. */
export const detailsOf = (shipment: ShipmentDetails): ShipmentDetails => forEachDetail((_, name) => shipment[name])
