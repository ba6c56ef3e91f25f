import type { Feature } from '#platform/feature.ts'
import { cancelBookingJob } from './attempt/cancel-booking.ts'
import { checkBookingJob } from './attempt/check-booking.ts'
import { routes } from './booking.routes.ts'
import type { BookingDeps } from './deps.ts'

export { cancelAtPartner } from './attempt/cancel-booking.ts'
export { beginBooking } from './book-shipment.ts'
export type { BookingDeps, ConfirmationWish } from './deps.ts'
export { rateToBook } from './find-rate.ts'
export { freightOfShipment } from './freight-of-shipment.ts'
export { carrierObstacle, refuseCarrier } from './refuse-carrier.ts'
export { refuseUnanswered, refuseUnbookable } from './refuse-unbookable.ts'
export { getShipmentFreight } from './shipment-freight.ts'

export const booking = (deps: BookingDeps): Feature => ({
  name: 'booking',
  routes: routes(deps),
  jobs: [checkBookingJob(deps), cancelBookingJob(deps)],
})
