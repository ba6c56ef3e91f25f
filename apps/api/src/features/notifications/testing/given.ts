import { getNotifications, getUnreadCounts } from '@lanewise/contract/notifications'
import { mailsTo } from '#features/contacts/testing/given.ts'
import { noteDesk } from '#features/notes/testing/given.ts'
import { inCompany } from '#platform/db/database.ts'
import { readSystemUser } from '#platform/outbox/system-user.ts'
import type { Person } from '#platform/testing/given.ts'
import type { TestPortal } from '#platform/testing/portal.ts'
import { react } from '#platform/testing/react.ts'

/** Somebody who writes notes, and Bea, who is mentioned in them. */
export async function mentionDesk(portal: TestPortal) {
  const desk = await noteDesk(portal)
  const bea = await desk.colleague('Bea')
  return {
    ...desk,
    bea,
    /** Bea is mentioned, and all that follows from it has happened; `meanwhile` happens before she is told. */
    tell: async (text: string, meanwhile?: () => Promise<unknown>) => {
      await desk.write(`<p>${text}</p>`, {
        entityLink: `/lanes/${desk.entityId}`,
        notifyUsers: [{ id: bea.id, email: null, applicationAccess: null }],
      })
      await meanwhile?.()
      await react(portal, desk.person, 'notifications.tell-mentioned')
      await clearAnnounced(portal, desk.company.id)
    },
    bell: async (person: Person = bea) => (await portal.as(person).ask(getNotifications, {})).data,
    unread: (person: Person = bea) => portal.as(person).ask(getUnreadCounts, {}),
    mails: async (person: Person = bea) => mailsTo(portal, person.emailAddress),
    daily: (now: Date) => runDaily(portal, desk.company.id, now),
    /** When mails that are held back leave. */
    heldUntil: () => heldJobs(portal, bea.id).map(({ until }) => until),
    /** The end of the quiet hours, at the moment for which it was queued last or at another. */
    endQuiet: (now?: Date) => runHeld(portal, { companyId: desk.company.id, contactId: bea.id, now }),
  }
}

/** What was reacted to is not reacted to again by the next call. */
const clearAnnounced = (portal: TestPortal, companyId: string) =>
  portal.database.owner.deleteFrom('system.outbox').where('companyId', '=', companyId).execute()

/** The hourly round at a moment, as the queue of a running portal would do it. */
async function runDaily(portal: TestPortal, companyId: string, now: Date) {
  const round = portal.features
    .flatMap(({ rounds = [] }) => rounds)
    .find(({ name }) => name === 'notifications.daily-mail')
  if (!round) throw new Error('There is a daily mail')
  const user = await inCompany(portal.database.db, companyId, (tx) => readSystemUser(tx, companyId))
  await portal.transactions.as(user, (ctx) => round.run({ ...ctx, now }, { hour: 1 }, undefined))
}

const heldMails = 'notifications.after-quiet-hours'

const heldJobs = (portal: TestPortal, contactId: string) =>
  portal.queued
    .filter(({ name }) => name === heldMails)
    .map(({ payload }) => payload as { contactId: string; until: string; seconds: number })
    .filter((one) => one.contactId === contactId)

type Held = { companyId: string; contactId: string; now?: Date | undefined }

async function runHeld(portal: TestPortal, { companyId, contactId, now }: Held) {
  const job = portal.features.flatMap(({ jobs = [] }) => jobs).find(({ name }) => name === heldMails)
  const queued = heldJobs(portal, contactId).at(-1)
  if (!job || !queued) throw new Error('Mails are held back')
  const user = await inCompany(portal.database.db, companyId, (tx) => readSystemUser(tx, companyId))
  await portal.transactions.as(user, (ctx) =>
    job.run({ ...ctx, now: now ?? new Date(queued.until) }, queued, undefined),
  )
}

/** The address at the end of a mail, without the portal's own. */
export const tokenOf = (mail: { unsubscribeUrl: string | null } | undefined) =>
  mail?.unsubscribeUrl?.replace('http://portal.test/public/unsubscribe/', '') ?? ''
