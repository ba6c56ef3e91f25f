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

/** A dock as the order agreed on it. */
export type BillPlace = BillAddress & {
  contactName: string | null
  phone: string | null
  references: readonly EnteredReference[]
  notes: readonly string[]
  /** By the clock of the place, in words. */
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
  /** Whom to call when something leaks, and the number under which they know the shipper. */
  emergencyContact: string | null
  emergencyContract: string | null
  freightValueCents: number | null
  customsBroker: string | null
  /** In words. */
  services: readonly string[]
  billTo: BillAddress
}

/** What the carrier of a shipment is known by. */
export type BillCarrier = ShipmentDetails & { name: string | null; scac: string | null; pickupNumber: string | null }

/** One bill before it is written: its docks, its orders, and the freight that travels between them. */
export type BillSource = {
  number: string
  isMaster: boolean
  from: BillPlace
  to: BillPlace
  /** Where freight of a bill with several drops goes, by the number of the stop. */
  dropNames: Readonly<Record<number, string>>
  orders: readonly BillOrder[]
  items: readonly BillItem[]
  carrier: BillCarrier
  /** In words, for freight that is kept cold. */
  temperature: string | null
}
