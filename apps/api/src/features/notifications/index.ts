import type { Feature } from '#platform/feature.ts'
import { dailyMail } from './daily-mail.ts'
import type { NotificationDesk } from './desk.ts'
import { heldMailsJob } from './held-mails.ts'
import { tellMentioned } from './notice-of-note.ts'
import { routes } from './notifications.routes.ts'

export type { MailSite, NotificationDesk } from './desk.ts'
export { unsubscribeUrl } from './mails.ts'
export { noticeOfNote } from './notice-of-note.ts'
export { activeUsers } from './notifications.queries.ts'
export { notify } from './notify.ts'
export { watcherLink } from './subscriptions.ts'

/** What concerns one person: in the bell, by mail at once or once a day, as the person chose. */
export const notifications = (desk: NotificationDesk): Feature => ({
  name: 'notifications',
  routes: routes(desk),
  rounds: [dailyMail(desk)],
  jobs: [heldMailsJob(desk)],
  reactions: [tellMentioned(desk)],
})
