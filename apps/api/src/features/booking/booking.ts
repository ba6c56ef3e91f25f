import type { markBooked } from '#features/shipments/index.ts'
import type { ConfirmationWish } from './deps.ts'

/** What a shipment becomes when it is booked. */
export type Booking = Parameters<typeof markBooked>[3]['booking']

/** A bookable rate and the data that its source needs back. */
export type RateToBook = {
  booking: Booking
  providerData: string | null
  isPartial: boolean
  confirmation?: ConfirmationWish
}
