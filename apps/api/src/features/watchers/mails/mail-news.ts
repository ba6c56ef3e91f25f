import type { WatchNotification } from '@lanewise/domain/watchers/notification-types'
import { hearsOf, type WatchedChange, waitsUntil } from '@lanewise/domain/watchers/watch-mails'
import { z } from 'zod'
import type { MailSite } from '#features/notifications/index.ts'
import { findShipment } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import type { JobKind } from '#platform/job-kind.ts'
import { job } from '#platform/jobs/job.ts'
import { findWatcher, type WatcherRow } from '../watchers.queries.ts'
import { dropNews, lastMailedAt, lockTelling, markMailed, type NewsRow, waitingNews } from './news.queries.ts'
import { newsMail } from './news-mail.ts'

const payload = z.object({
  shipmentId: z.uuid(),
  watcherId: z.uuid(),
  until: z.iso.datetime(),
  seconds: z.int().min(0),
})
type About = Pick<z.output<typeof payload>, 'shipmentId' | 'watcherId'>

/** The end of the pause after a mail; all that came within it leaves then. */
const afterPause: JobKind<typeof payload> = {
  name: 'watchers.after-pause',
  payload,
  attempts: 20,
  key: ({ shipmentId, watcherId, until }) => `${shipmentId}/${watcherId}/${until}`,
  delay: ({ seconds }) => seconds,
}

export const mailNewsJob = (site: MailSite) =>
  job({
    ...afterPause,
    // The clocks of database and process may differ a little: the pause that brought it here is over.
    run: async ({ now, ...ctx }, { until, ...about }) => {
      await lockTelling(ctx.db, about.shipmentId)
      await mailNews({ ...ctx, now: new Date(Math.max(now.getTime(), Date.parse(until))) }, site, about)
    },
  })

/** TRACKING-6, DEF-93: mails what somebody is still to be told of a shipment, now or when the pause after the last mail ends. */
export async function mailNews(ctx: Context, site: MailSite, about: About): Promise<void> {
  const waiting = await waitingNews(ctx.db, about)
  const shipment = await findShipment(ctx.db, { id: about.shipmentId })
  const watcher = await findWatcher(ctx.db, about.watcherId)
  const wanted = watcher ? waiting.filter((one) => isWanted(watcher, one)) : []
  const unwanted = waiting.filter((one) => !wanted.includes(one))
  if (unwanted.length > 0) await dropNews(ctx.db, unwanted)
  if (!shipment || !watcher || wanted.length === 0) return
  const end = waitsUntil(await lastMailedAt(ctx.db, about), ctx.now)
  if (end !== null) return pause(ctx, about, end)
  ctx.mail(await newsMail(ctx, site, { shipment, watcher, news: wanted }))
  await markMailed(ctx.db, wanted, ctx.now)
}

/** Whoever unsubscribed meanwhile, or chose something else, hears nothing of it. */
const isWanted = ({ notificationType }: WatcherRow, { kind }: NewsRow) =>
  hearsOf(notificationType as WatchNotification, kind as WatchedChange)

async function pause({ enqueue, now }: Context, { shipmentId, watcherId }: About, end: number): Promise<void> {
  const seconds = Math.max(0, Math.ceil((end - now.getTime()) / 1000))
  await enqueue(afterPause, { shipmentId, watcherId, until: new Date(end).toISOString(), seconds })
}
