import type { RateSource } from '@lanewise/domain/rating/rate-sources'
import type { BookingPartner } from '#connectors/booking/booking-partner.ts'
import type { ShipmentDesk } from '#features/shipments/index.ts'

/** What booking is wired with. */
export type BookingDeps = Pick<ShipmentDesk, 'followers'> & {
  /** Those that are called to book. */
  partners: readonly BookingPartner[]
  /** Whose rates are booked without a call: those of the company itself, and of the own market. */
  bookedAtOnce: readonly RateSource[]
}
