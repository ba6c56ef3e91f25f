import type { MailSite } from '#features/notifications/index.ts'
import type { Feature } from '#platform/feature.ts'
import { job } from '#platform/jobs/job.ts'
import { JobHour } from '#platform/jobs/rounds.ts'
import { forgetVisits } from '#platform/visits/visits.ts'
import { routes } from './public-tracking.routes.ts'

/** Shipment tracking without an account, for anyone who knows a shipment number. */
export const publicTracking = (site: MailSite): Feature => ({
  name: 'public-tracking',
  routes: routes(site),
  rounds: [
    job({
      name: 'public-tracking.forget-visits',
      payload: JobHour,
      attempts: 5,
      key: ({ hour }) => `public-tracking.forget-visits:${hour}`,
      run: async ({ db, now }) => {
        await forgetVisits(db, now)
      },
    }),
  ],
})
