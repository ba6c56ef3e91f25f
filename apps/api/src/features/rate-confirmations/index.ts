import type { Feature } from '#platform/feature.ts'
import { mailConfirmationJob } from './mail-confirmation.ts'
import { confirmChangedPickup, markUndelivered } from './rate-confirmations.reactions.ts'
import { routes } from './rate-confirmations.routes.ts'

export { confirmBooking } from './confirm-booking.ts'

/** Notifies carriers of their bookings. (DEF-127) */
export const rateConfirmations: Feature = {
  name: 'rate-confirmations',
  routes,
  jobs: [mailConfirmationJob],
  reactions: [markUndelivered, confirmChangedPickup],
}
