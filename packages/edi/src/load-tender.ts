import type { PackagingUnitType } from '@lanewise/domain/commodities/commodity'
import type { EquipmentType } from '@lanewise/domain/freight/equipment-types'
import type { X12Time } from '#standard/times.ts'

export const tenderPurposes = ['Original', 'Cancellation', 'Confirmation'] as const
export type TenderPurpose = (typeof tenderPurposes)[number]

/** Party that pays the carrier. */
export type PaymentTerms = 'Prepaid' | 'Collect' | 'ThirdParty'

export type TenderAddress = {
  line1: string | null
  line2: string | null
  city: string | null
  state: string | null
  postalCode: string | null
  country: string | null
}

export type TenderContact = { name: string; phone: string | null; email: string | null }

/** A reference number of the freight, with its X12 qualifier (`PO`, `BM`, `PU`). */
export type TenderReference = { qualifier: string; value: string; description: string | null }

/** A place or company; `code` is the shipper's number for it. */
export type TenderParty = { name: string; code: string | null; address: TenderAddress; contacts: TenderContact[] }

/** The law requires a contact who answers at any hour. `unNumber` is UN or NA and four digits. */
export type TenderHazmat = {
  unNumber: string
  hazardClass: string
  packingGroup: string | null
  properShippingName: string | null
  emergencyContact: { name: string; phone: string }
}

/** Goods loaded or unloaded at a stop; weight in pounds, volume in cubic feet. */
export type TenderItem = {
  description: string
  orderNumber: string | null
  purchaseOrderNumber: string | null
  itemNumber: string | null
  packaging: PackagingUnitType | null
  quantity: number
  pallets: number
  weight: number
  volume: number | null
  nmfcNumber: string | null
  freightClass: string | null
  hazmat: TenderHazmat | null
}

/** Arrival window of the truck; either end may be open. */
export type TenderWindow = { earliest: X12Time | null; latest: X12Time | null }

export type TenderStop = {
  type: 'Load' | 'Unload'
  party: TenderParty
  window: TenderWindow
  references: TenderReference[]
  weight: number
  pieces: number
  pallets: number
  instructions: string | null
  items: TenderItem[]
}

/** Temperature range of a refrigerated trailer in degrees Fahrenheit. */
export type TenderTemperature = { minimum: number; maximum: number }

/** A load tender to a carrier, or its cancellation; stops are in driving order. */
export type LoadTender = {
  tenderId: string
  shipmentNumber: string
  purpose: TenderPurpose
  scac: string
  replyBy: X12Time | null
  paymentTerms: PaymentTerms
  equipment: { type: EquipmentType; lengthFeet: number | null }
  temperature: TenderTemperature | null
  weight: number
  pallets: number
  miles: number | null
  chargeCents: number | null
  contractNumber: string | null
  laneNumber: string | null
  billTo: TenderParty | null
  references: TenderReference[]
  instructions: string | null
  stops: TenderStop[]
}
