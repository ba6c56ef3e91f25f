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
  /** In pounds. */
  totalWeight: number
  /** In inches. */
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

export type BookingRequest = {
  /** Stays the same when the same attempt is sent again, so that a partner that checks it does not book twice. */
  attemptId: string
  shipmentNumber: string
  shippingMode: 'LTL' | 'VLTL' | 'TL'
  rateSource: RateSource
  carrierName: string
  carrierScac: string | null
  total: Cents
  charges: readonly Charge[]
  /** Data that the provider returned with its rate and expects back, exactly as received. (TRADE-5) */
  providerData: string
  /** The user who books. */
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
  /** The partner's reference for the booking. */
  reference: string
  proNumber: string | null
  pickupNumber: string | null
  /** Messages from the partner, in sentences. */
  messages: readonly string[]
}
export type PartnerRefused = { state: 'Refused'; messages: readonly string[] }
/**
 * A partner's answer when it is asked about an attempt. An attempt that the partner never received counts as refused.
 */
export type PartnerAnswer = PartnerBooked | PartnerRefused | { state: 'Unknown'; message: string }

/** An earlier booking call, with the data by which the partner recognizes it. */
export type EarlierCall = { attemptId: string; shipmentNumber: string; providerData: string; sentAt: Date }

export type TakenBooking = EarlierCall & {
  reference: string
  /** ZIP code of the first pickup. */
  originPostalCode: string
}

export type BookingPartner = {
  sources: readonly RateSource[]
  name: string
  timeoutMs: number
  /** The partner's reference for the rate. A user gives it on the phone before there is a booking reference. */
  quoteReference(providerData: string): string | null
  /**
   * Throws when it is unknown whether the partner accepted the booking: time-out, unreadable answer, or an error at the
   * partner.
   */
  book(request: BookingRequest, signal: AbortSignal): Promise<PartnerBooked | PartnerRefused>
  /** Asks what happened to an earlier call. */
  find(attempt: EarlierCall, signal: AbortSignal): Promise<PartnerAnswer>
  /** Cancels a booking at the partner. Null for a partner that a user has to call instead. */
  cancel: ((booking: TakenBooking, signal: AbortSignal) => Promise<void>) | null
}
