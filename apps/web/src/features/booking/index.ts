export {
  type BookingBody,
  type BookingResult,
  bookRate,
  type Failure,
  failureOf,
  type Sending,
} from './book-rate.ts'
export { useRefreshBooked, useShipment } from './booking.api.ts'
export { bookPath, shipmentPath } from './booking-paths.ts'
export { type ChosenRate, chosenRateOf } from './chosen-rate.ts'
export { LazyBookingDialog as BookingDialog } from './dialog/LazyBookingDialog.tsx'
export type { RateToBook } from './dialog/RateHead.tsx'
export type { Origin } from './dialog/steps.ts'
export { inTime } from './in-time.ts'
export { useAfterBooking } from './use-after-booking.ts'
export { useKeys } from './use-keys.ts'
