import { dailyMailHour } from '@lanewise/domain/notifications/notification-kinds'
import { instantOfWallTime, zonedDate } from '@lanewise/domain/shared/calendar'
import { dayMs } from '@lanewise/domain/shared/units'
import type { Context } from '#platform/context.ts'
import { job } from '#platform/jobs/job.ts'
import { type HourlyJob, JobHour } from '#platform/jobs/rounds.ts'
import type { MailSite } from './deps.ts'
import { noticeOf, stillWanted } from './hearing.ts'
import { mailOfDay } from './mails.ts'
import { findReaders, forgetBefore, saveMailed, waitingForDaily } from './notifications.queries.ts'

const retentionDays = 90

/** Sends the daily mails from 7 a.m. on and deletes old notifications. */
export const dailyMail = (site: MailSite): HourlyJob =>
  job({
    name: 'notifications.daily-mail',
    payload: JobHour,
    attempts: 5,
    key: ({ hour }) => `notifications.daily-mail:${hour}`,
    run: async (ctx) => {
      await sendDaily(ctx, site)
      await forgetBefore(ctx.db, new Date(ctx.now.getTime() - retentionDays * dayMs))
    },
  })

/**
 * Notifications created after 7 a.m. wait for the next day. When the process did not run overnight, the mails leave
 * with the next hourly job.
 */
async function sendDaily(ctx: Context, site: MailSite): Promise<void> {
  const { now, user, db } = ctx
  const today = zonedDate(now.toISOString(), user.timeZone)
  const seven = new Date(instantOfWallTime(today, `0${dailyMailHour}:00`, user.timeZone))
  if (now < seven) return
  const waiting = await waitingForDaily(db, seven)
  if (waiting.length === 0) return
  const byReader = Map.groupBy(waiting, ({ contactId }) => contactId)
  for (const reader of await findReaders(db, [...byReader.keys()]))
    await mailOfDay(ctx, site, reader, stillWanted(reader, (byReader.get(reader.id) ?? []).map(noticeOf)))
  await saveMailed(
    db,
    waiting.map(({ id }) => id),
    now,
  )
}
