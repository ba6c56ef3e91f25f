import { inCompany } from '#platform/db/database.ts'
import { readUser } from '#platform/identity/accounts.ts'
import { hourOf } from '#platform/jobs/rounds.ts'
import { readSystemUser } from '#platform/outbox/system-user.ts'
import type { Person } from './given.ts'
import type { TestPortal } from './portal.ts'

/** Runs the queued jobs with this name once and in order, like the queue of a running portal. */
export async function runQueued(
  { features, database, transactions, queued }: TestPortal,
  person: Person,
  name: string,
) {
  const job = features.flatMap(({ jobs = [] }) => jobs).find((one) => one.name === name)
  if (!job) throw new Error(`No feature has the job ${name}`)
  const user = await inCompany(database.db, person.companyId, (tx) => readUser(tx, person.id))
  if (!user) throw new Error('A person has an account')
  const transaction = <T>(work: Parameters<typeof transactions.as<T>>[1]) => transactions.as(user, work)
  const { signal } = new AbortController()
  const waiting = queued.filter((one) => one.name === name)
  for (const one of waiting) {
    queued.splice(queued.indexOf(one), 1)
    const payload = job.payload.parse(one.payload)
    const prepared = await job.prepare?.({ user, transaction, signal, progress: () => undefined }, payload)
    await transaction((ctx) => job.run(ctx, payload, prepared))
  }
}

/** Runs one hourly job for a company, like the clock of a running portal. */
export async function runHourlyJob({ features, database, transactions }: TestPortal, companyId: string, name: string) {
  const hourlyJob = features.flatMap(({ rounds = [] }) => rounds).find((one) => one.name === name)
  if (!hourlyJob) throw new Error(`No feature has the round ${name}`)
  const user = await inCompany(database.db, companyId, (tx) => readSystemUser(tx, companyId))
  const transaction = <T>(work: Parameters<typeof transactions.as<T>>[1]) => transactions.as(user, work)
  const payload = hourlyJob.payload.parse({ hour: hourOf(new Date()) })
  const { signal } = new AbortController()
  const prepared = await hourlyJob.prepare?.({ user, transaction, signal, progress: () => undefined }, payload)
  await transaction((ctx) => hourlyJob.run(ctx, payload, prepared))
}
