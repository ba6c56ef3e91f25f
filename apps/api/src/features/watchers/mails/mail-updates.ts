import type { WatchNotification } from '@lanewise/domain/watchers/notification-types'
import { isNotifiedOf, type WatchedChange, waitsUntil } from '@lanewise/domain/watchers/watch-mails'
import { z } from 'zod'
import type { MailSite } from '#features/notifications/index.ts'
import { findShipment } from '#features/shipments/index.ts'
import { findWatcher, type WatcherRow } from '#features/watchers/watchers.queries.ts'
import type { Context } from '#platform/context.ts'
import type { JobKind } from '#platform/job-kind.ts'
import { job } from '#platform/jobs/job.ts'
import {
  dropUpdates,
  lastMailedAt,
  lockTelling,
  markMailed,
  pendingUpdates,
  type UpdateRow,
} from './updates.queries.ts'
import { updateMail } from './updates-mail.ts'

const payload = z.object({
  shipmentId: z.uuid(),
  watcherId: z.uuid(),
  until: z.iso.datetime(),
  seconds: z.int().min(0),
})
type About = Pick<z.output<typeof payload>, 'shipmentId' | 'watcherId'>

/** Job at the end of the pause after an email. It sends everything that arrived during the pause. */
const afterPause: JobKind<typeof payload> = {
  name: 'watchers.after-pause',
  payload,
  attempts: 20,
  key: ({ shipmentId, watcherId, until }) => `${shipmentId}/${watcherId}/${until}`,
  delay: ({ seconds }) => seconds,
}

export const mailUpdatesJob = (site: MailSite) =>
  job({
    ...afterPause,
    // The clocks of database and process may differ slightly, so the current time is at least the end of the pause.
    run: async ({ now, ...ctx }, { until, ...about }) => {
      await lockTelling(ctx.db, about.shipmentId)
      await mailUpdates({ ...ctx, now: new Date(Math.max(now.getTime(), Date.parse(until))) }, site, about)
    },
  })

/**
 * Emails a watcher's pending updates of a shipment, now or at the end of the pause after the last email. (TRACKING-6,
 * DEF-93)
 */
export async function mailUpdates(ctx: Context, site: MailSite, about: About): Promise<void> {
  const waiting = await pendingUpdates(ctx.db, about)
  const shipment = await findShipment(ctx.db, { id: about.shipmentId })
  const watcher = await findWatcher(ctx.db, about.watcherId)
  const wanted = watcher ? waiting.filter((one) => isWanted(watcher, one)) : []
  const unwanted = waiting.filter((one) => !wanted.includes(one))
  if (unwanted.length > 0) await dropUpdates(ctx.db, unwanted)
  if (!shipment || !watcher || wanted.length === 0) return
  const end = waitsUntil(await lastMailedAt(ctx.db, about), ctx.now)
  if (end !== null) return pause(ctx, about, end)
  ctx.mail(await updateMail(ctx, site, { shipment, watcher, news: wanted }))
  await markMailed(ctx.db, wanted, ctx.now)
}

/** Leaves out watchers who have unsubscribed or changed their choice in the meantime. */
const isWanted = ({ notificationType }: WatcherRow, { kind }: UpdateRow) =>
  isNotifiedOf(notificationType as WatchNotification, kind as WatchedChange)

async function pause({ enqueue, now }: Context, { shipmentId, watcherId }: About, end: number): Promise<void> {
  const seconds = Math.max(0, Math.ceil((end - now.getTime()) / 1000))
  await enqueue(afterPause, { shipmentId, watcherId, until: new Date(end).toISOString(), seconds })
}
