import type { Feature } from '#platform/feature.ts'
import { dailyMail } from './daily-mail.ts'
import type { NotificationDeps } from './deps.ts'
import { heldMailsJob } from './held-mails.ts'
import { notifyMentioned } from './notice-of-note.ts'
import { routes } from './notifications.routes.ts'

export type { MailSite, NotificationDeps } from './deps.ts'
export { unsubscribeUrl } from './mails.ts'
export { noticeOfNote } from './notice-of-note.ts'
export { activeUsers } from './notifications.queries.ts'
export { notify } from './notify.ts'
export { watcherLink } from './subscriptions.ts'

/** Notifications for one user in the bell, by immediate mail or by daily mail, as the user chose. */
export const notifications = (deps: NotificationDeps): Feature => ({
  name: 'notifications',
  routes: routes(deps),
  rounds: [dailyMail(deps)],
  jobs: [heldMailsJob(deps)],
  reactions: [notifyMentioned(deps)],
})
