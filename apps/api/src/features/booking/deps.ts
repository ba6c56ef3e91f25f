import type { RateSource } from '@lanewise/domain/rating/rate-sources'
import type { BookingPartner } from '#connectors/booking/booking-partner.ts'
import type { ShipmentDeps } from '#features/shipments/index.ts'

/** What booking is wired with. */
export type BookingDeps = Pick<ShipmentDeps, 'followers'> & {
  /** Partners with an API for booking. */
  partners: readonly BookingPartner[]
  /** Sources whose rates are booked without a call: the company's own rates and the built-in market. */
  bookedAtOnce: readonly RateSource[]
}
