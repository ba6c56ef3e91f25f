import type { ShippingMode } from '@lanewise/domain/freight/modes'
import type { Charge } from '@lanewise/domain/rating/charges'
import type { RateSource } from '@lanewise/domain/rating/rate-sources'
import type { Cents } from '@lanewise/domain/shared/units'

/** What a shipment becomes when it is booked: copies of what was agreed, with the ids of where they come from. */
export type Booking = {
  rateSource: RateSource
  shippingMode: ShippingMode
  carrierId: string | null
  carrierName: string
  carrierScac: string | null
  serviceLevel: string | null
  /** Of an LTL booking by hand. */
  freightClass?: number | null
  /** Known before the carrier was asked. */
  proNumber?: string | null
  quoteNumber: string | null
  laneId: string | null
  laneRateId: string | null
  charges: readonly Charge[]
  total: Cents
}

/** A rate that can be booked, and what its source wants back. */
export type RateToBook = { booking: Booking; providerData: string | null; isPartial: boolean }
