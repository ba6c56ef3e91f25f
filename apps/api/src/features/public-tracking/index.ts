import type { Feature } from '#platform/feature.ts'
import { job } from '#platform/jobs/job.ts'
import { RoundHour } from '#platform/jobs/rounds.ts'
import { forgetVisits } from '#platform/visits/visits.ts'
import { routes } from './public-tracking.routes.ts'

/** Shipments as anybody may follow them who knows a number, without an account. */
export const publicTracking: Feature = {
  name: 'public-tracking',
  routes,
  rounds: [
    job({
      name: 'public-tracking.forget-visits',
      payload: RoundHour,
      attempts: 5,
      key: ({ hour }) => `public-tracking.forget-visits:${hour}`,
      run: async ({ db, now }) => {
        await forgetVisits(db, now)
      },
    }),
  ],
}
