import type { Accessorial } from '@lanewise/domain/rating/accessorials'
import type { Charge } from '@lanewise/domain/rating/charges'
import type { RateSource } from '@lanewise/domain/rating/rate-sources'
import type { Cents } from '@lanewise/domain/shared/units'

type BookedPlace = {
  companyName: string
  addressLine1: string
  addressLine2: string | null
  city: string
  state: string
  postalCode: string
  country: string
  timeZone: string
  contactName: string | null
  contactPhone: string | null
  contactEmail: string | null
}

export type BookedStop = BookedPlace & {
  stopType: 0 | 1
  earlyAt: Date
  lateAt: Date
  appointmentAt: Date | null
  note: string | null
}

export type BookedItem = {
  description: string
  /** Pounds. */
  totalWeight: number
  /** Inches. */
  packageLength: number | null
  packageWidth: number | null
  packageHeight: number | null
  palletCount: number | null
  packageCount: number | null
  packagingUnitType: string
  freightClass: string | null
  nmfcNumber: string | null
  isStackable: boolean
  isHazmat: boolean
  hazmatUnNumber: string | null
  hazmatHazardClass: string | null
  hazmatPackingGroup: string | null
  properShippingName: string | null
}

/** What a partner must know to take freight. */
export type BookingRequest = {
  /** The same for the same attempt, however often it is sent: a partner that knows it books nothing twice. */
  attemptId: string
  shipmentNumber: string
  shippingMode: 'LTL' | 'VLTL' | 'TL'
  rateSource: RateSource
  carrierName: string
  carrierScac: string | null
  total: Cents
  charges: readonly Charge[]
  /** What the provider gave with its rate and wants back, exactly as it came (TRADE-5). */
  providerData: string
  /** Who asks. */
  requester: { companyName: string; name: string; email: string }
  stops: readonly BookedStop[]
  items: readonly BookedItem[]
  accessorials: readonly Accessorial[]
  referenceNumbers: readonly { typeId: string; label: string; value: string }[]
  orderNumbers: readonly string[]
  specialInstructions: string | null
  hazmatEmergencyContact: string | null
  isPartial: boolean
}

export type PartnerBooked = {
  state: 'Booked'
  /** Under which the partner knows the booking. */
  reference: string
  proNumber: string | null
  pickupNumber: string | null
  /** What the partner wants to be known, in sentences. */
  messages: readonly string[]
}
export type PartnerRefused = { state: 'Refused'; messages: readonly string[] }
/** What a partner says of an attempt when it is asked: that it never heard of it is a refusal. */
export type PartnerAnswer = PartnerBooked | PartnerRefused | { state: 'Unknown'; message: string }

/** A call that was made earlier, as the partner can know it again. */
export type EarlierCall = { attemptId: string; shipmentNumber: string; providerData: string; sentAt: Date }

/** A booking that the partner has taken. */
export type TakenBooking = EarlierCall & {
  /** Under which the partner knows it. */
  reference: string
  /** Of the first pickup. */
  originPostalCode: string
}

/** Somebody who is called to book its rates. */
export type BookingPartner = {
  sources: readonly RateSource[]
  name: string
  timeoutMs: number
  /** Under which the partner knows the rate: what a person names on the phone while nobody knows more. */
  quoteReference(providerData: string): string | null
  /** Throws when nobody can say whether the freight was taken: no answer in time, a broken one, a fault of the partner. */
  book(request: BookingRequest, signal: AbortSignal): Promise<PartnerBooked | PartnerRefused>
  /** What became of an earlier call. */
  find(attempt: EarlierCall, signal: AbortSignal): Promise<PartnerAnswer>
  /** Tells it that a booking is cancelled; null for one that must be called by a person. */
  cancel: ((booking: TakenBooking, signal: AbortSignal) => Promise<void>) | null
}
