import { dayMs } from '@lanewise/domain/shared/units'
import type { Feature } from '#platform/feature.ts'
import { job } from '#platform/jobs/job.ts'
import { JobHour } from '#platform/jobs/rounds.ts'
import type { MailSite } from '../notifications/index.ts'
import { mailUpdatesJob } from './mails/mail-updates.ts'
import { deleteUpdatesBefore } from './mails/updates.queries.ts'
import { notifyOfNotes } from './notify-of-notes.ts'
import { addressesOf, notifyOfOnTime, notifyOfStatus, notifyOfTroubles } from './notify-of-shipments.ts'
import { routes } from './watchers.routes.ts'

export { endWatch, readWatch } from './end-watch.ts'
export { watchFromOutside } from './watch-from-outside.ts'
export { addressesOf as shipmentWatchers }

export const watchers = (site: MailSite): Feature => ({
  name: 'watchers',
  routes: routes(site),
  jobs: [mailUpdatesJob(site)],
  rounds: [deleteOldUpdates],
  reactions: [notifyOfStatus(site), notifyOfOnTime(site), notifyOfTroubles(site), notifyOfNotes(site)],
})

/** Older updates can be found in the shipment's history. */
const retentionDays = 30

const deleteOldUpdates = job({
  name: 'watchers.forget-news',
  payload: JobHour,
  attempts: 5,
  key: ({ hour }) => `watchers.forget-news:${hour}`,
  run: async ({ db, now }) => {
    await deleteUpdatesBefore(db, new Date(now.getTime() - retentionDays * dayMs))
  },
})
