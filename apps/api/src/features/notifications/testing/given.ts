import { getNotifications, getUnreadCounts } from '@lanewise/contract/notifications'
import { mailsTo } from '#features/contacts/testing/given.ts'
import { noteSetup } from '#features/notes/testing/given.ts'
import { inCompany } from '#platform/db/database.ts'
import { readSystemUser } from '#platform/outbox/system-user.ts'
import type { Person } from '#platform/testing/given.ts'
import type { TestPortal } from '#platform/testing/portal.ts'
import { react } from '#platform/testing/react.ts'

/** A user who writes notes, and the user Bea, who is mentioned in them. */
export async function mentionSetup(portal: TestPortal) {
  const setup = await noteSetup(portal)
  const bea = await setup.colleague('Bea')
  return {
    ...setup,
    bea,
    /** Mentions Bea and runs all reactions. `meanwhile` runs before she is notified. */
    tell: async (text: string, meanwhile?: () => Promise<unknown>) => {
      await setup.write(`<p>${text}</p>`, {
        entityLink: `/lanes/${setup.entityId}`,
        notifyUsers: [{ id: bea.id, email: null, applicationAccess: null }],
      })
      await meanwhile?.()
      await react(portal, setup.person, 'notifications.tell-mentioned')
      await clearAnnounced(portal, setup.company.id)
    },
    bell: async (person: Person = bea) => (await portal.as(person).ask(getNotifications, {})).data,
    unread: (person: Person = bea) => portal.as(person).ask(getUnreadCounts, {}),
    mails: async (person: Person = bea) => mailsTo(portal, person.emailAddress),
    daily: (now: Date) => runDaily(portal, setup.company.id, now),
    heldUntil: () => heldJobs(portal, bea.id).map(({ until }) => until),
    /** Runs the end of the quiet hours, at the time queued last or at the given time. */
    endQuiet: (now?: Date) => runHeld(portal, { companyId: setup.company.id, contactId: bea.id, now }),
  }
}

/** Prevents the next call from reacting to the same events again. */
const clearAnnounced = (portal: TestPortal, companyId: string) =>
  portal.database.owner.deleteFrom('system.outbox').where('companyId', '=', companyId).execute()

/** Runs the hourly job for a given time, like the queue of a running portal. */
async function runDaily(portal: TestPortal, companyId: string, now: Date) {
  const hourlyJob = portal.features
    .flatMap(({ rounds = [] }) => rounds)
    .find(({ name }) => name === 'notifications.daily-mail')
  if (!hourlyJob) throw new Error('There is a daily mail')
  const user = await inCompany(portal.database.db, companyId, (tx) => readSystemUser(tx, companyId))
  await portal.transactions.as(user, (ctx) => hourlyJob.run({ ...ctx, now }, { hour: 1 }, undefined))
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

/** The token in the unsubscribe link of a mail, without the portal's own address. */
export const tokenOf = (mail: { unsubscribeUrl: string | null } | undefined) =>
  mail?.unsubscribeUrl?.replace('http://portal.test/public/unsubscribe/', '') ?? ''
