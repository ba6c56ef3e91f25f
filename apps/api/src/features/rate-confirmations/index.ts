import type { Feature } from '#platform/feature.ts'
import { mailConfirmationJob, mailKind } from './mail-confirmation.ts'
import { markUndelivered } from './mark-undelivered.ts'
import { confirmChangedPickup } from './rate-confirmations.reactions.ts'
import { routes } from './rate-confirmations.routes.ts'

export { confirmBooking } from './confirm-booking.ts'

/** Notifies carriers of their bookings. (DEF-127) */
export const rateConfirmations: Feature = {
  name: 'rate-confirmations',
  routes,
  jobs: [mailConfirmationJob, markUndelivered],
  undelivered: [{ kind: mailKind, job: markUndelivered }],
  reactions: [confirmChangedPickup],
}
