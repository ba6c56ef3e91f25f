import { dayMs } from '@lanewise/domain/shared/units'
import type { Feature } from '#platform/feature.ts'
import { job } from '#platform/jobs/job.ts'
import { RoundHour } from '#platform/jobs/rounds.ts'
import type { MailSite } from '../notifications/index.ts'
import { mailNewsJob } from './mails/mail-news.ts'
import { forgetNewsBefore } from './mails/news.queries.ts'
import { tellOfNotes } from './tell-of-notes.ts'
import { addressesOf, tellOfOnTime, tellOfShipments, tellOfTroubles } from './tell-of-shipments.ts'
import { routes } from './watchers.routes.ts'

export { endWatch, readWatch } from './end-watch.ts'
export { watchFromOutside } from './watch-from-outside.ts'
export { addressesOf as shipmentWatchers }

export const watchers = (site: MailSite): Feature => ({
  name: 'watchers',
  routes,
  jobs: [mailNewsJob(site)],
  rounds: [forgetNews],
  reactions: [tellOfShipments(site), tellOfOnTime(site), tellOfTroubles(site), tellOfNotes(site)],
})

/** What was told so long ago is told by the history of the shipment. */
const keptDays = 30

const forgetNews = job({
  name: 'watchers.forget-news',
  payload: RoundHour,
  attempts: 5,
  key: ({ hour }) => `watchers.forget-news:${hour}`,
  run: async ({ db, now }) => {
    await forgetNewsBefore(db, new Date(now.getTime() - keptDays * dayMs))
  },
})
