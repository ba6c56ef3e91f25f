import type { HazmatGoods } from '#bills-of-lading/hazmat-line.ts'
import type { FreightTerm } from '#freight/freight-terms.ts'
import type { EnteredReference } from '#orders/reference-types.ts'
import type { ShipmentDetails } from '#shipments/fields.ts'

export type BillAddress = {
  name: string
  addressLine1: string
  addressLine2: string | null
  city: string
  state: string
  postalCode: string
  country: string
}

/** Pickup or delivery address with the contact and appointment agreed on the order. */
export type BillPlace = BillAddress & {
  contactName: string | null
  phone: string | null
  references: readonly EnteredReference[]
  notes: readonly string[]
  /** Display text, in the local time of the place. */
  appointment: string | null
}

export type BillItem = HazmatGoods & {
  orderNumber: string
  pickupStop: number
  dropoffStop: number
  description: string
  productCode: string | null
  totalWeight: number
  palletCount: number | null
  packageCount: number | null
  packagingUnitType: string
  packageLength: number | null
  packageWidth: number | null
  packageHeight: number | null
  isStackable: boolean
  freightClass: string | null
  nmfcNumber: string | null
  isHazmat: boolean
}

export type BillOrder = {
  orderNumber: string
  references: readonly EnteredReference[]
  freightTerm: FreightTerm
  isBlind: boolean
  specialInstructions: string | null
  /**
   * Phone number to call in a hazmat emergency, and the contract number under which the responder knows the shipper.
   */
  emergencyContact: string | null
  emergencyContract: string | null
  freightValueCents: number | null
  customsBroker: string | null
  services: readonly string[]
  billTo: BillAddress
}

export type BillCarrier = ShipmentDetails & { name: string | null; scac: string | null; pickupNumber: string | null }

/** Data for one bill: its docks, its orders, and the freight that travels between them. */
export type BillSource = {
  number: string
  isMaster: boolean
  from: BillPlace
  to: BillPlace
  /** Names of the delivery places by stop number, for a bill with several drops. */
  dropNames: Readonly<Record<number, string>>
  orders: readonly BillOrder[]
  items: readonly BillItem[]
  carrier: BillCarrier
  /** Display text, for temperature-controlled freight. */
  temperature: string | null
}
