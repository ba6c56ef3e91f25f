import type { ConfirmationChoice } from '@lanewise/contract/rate-confirmation-fields'
import type { RateSource } from '@lanewise/domain/rating/rate-sources'
import type { BookingPartner } from '#connectors/booking/booking-partner.ts'
import type { ShipmentDeps, ShipmentRow } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'

/** What booking is wired with. */
export type BookingDeps = Pick<ShipmentDeps, 'followers' | 'cancelAtCarrier'> & {
  /** Partners with an API for booking. */
  partners: readonly BookingPartner[]
  /** Sources whose rates are booked without a call: the company's own rates and the built-in market. */
  bookedAtOnce: readonly RateSource[]
  /** Notifies the carrier of its booking, in the same transaction. (DEF-127) */
  confirmBooking: (ctx: Context, shipment: ShipmentRow, wish: ConfirmationWish) => Promise<void>
}

/** How the carrier is to be notified of a booking. */
export type ConfirmationWish = {
  /** Choice of the user. Null means the last choice for the carrier. */
  choice: ConfirmationChoice | null
  /** The carrier has agreed to the load itself, so it is notified whatever the last choice was. */
  isAgreed?: true
  /** Mail addresses with which the carrier agreed, in place of its usual one. */
  to?: readonly string[]
  /** Provider whose own call has notified the carrier. */
  provider?: string
}
