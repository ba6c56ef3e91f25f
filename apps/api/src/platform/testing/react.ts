import { sql } from 'kysely'
import { inCompany } from '#platform/db/database.ts'
import { readUser } from '#platform/identity/accounts.ts'
import { readSystemUser } from '#platform/outbox/system-user.ts'
import type { Person } from './given.ts'
import type { TestPortal } from './portal.ts'

/** Runs one reaction for everything that was announced in a company, as the queue of a running portal would. */
export async function react({ features, database, transactions }: TestPortal, person: Person, consumer: string) {
  const found = features
    .flatMap(({ reactions = [] }) => reactions)
    .find(({ job }) => job.name === `reaction.${consumer}`)
  if (!found) throw new Error(`No feature reacts as ${consumer}`)
  const { rows } = await sql<{ payload: unknown }>`select payload from system.outbox
    where company_id = ${person.companyId} and name = ${found.event.name} order by created_at`.execute(database.owner)
  const user = await inCompany(database.db, person.companyId, (tx) => readUser(tx, person.id))
  if (!user) throw new Error('A person has an account')
  for (const { payload } of rows) await transactions.as(user, (ctx) => found.run(ctx, payload as never))
}

/** Carries out the work of a name that was queued, in its order, as a worker of a running portal would; answers how much. */
export async function runQueued(
  { features, database, transactions, queued }: TestPortal,
  companyId: string,
  name: string,
) {
  const found = features.flatMap(({ jobs = [] }) => jobs).find((one) => one.name === name)
  if (!found) throw new Error(`No feature has work called ${name}`)
  const user = await inCompany(database.db, companyId, (tx) => readSystemUser(tx, companyId))
  const all = queued.splice(0)
  const own = all.filter((one) => one.name === name)
  queued.push(...all.filter((one) => one.name !== name))
  for (const { payload } of own) await transactions.as(user, (ctx) => found.run(ctx, payload, undefined))
  return own.length
}
