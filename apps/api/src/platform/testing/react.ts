import { sql } from 'kysely'
import { inCompany } from '#platform/db/database.ts'
import { readUser } from '#platform/identity/accounts.ts'
import type { Person } from './given.ts'
import type { TestPortal } from './portal.ts'

/** Runs one reaction for all events of a company, like the queue of a running portal. */
export async function react({ features, database, transactions }: TestPortal, person: Person, consumer: string) {
  const reaction = features
    .flatMap(({ reactions = [] }) => reactions)
    .find(({ job }) => job.name === `reaction.${consumer}`)
  if (!reaction) throw new Error(`No feature reacts as ${consumer}`)
  const { rows } = await sql<{ payload: unknown }>`select payload from system.outbox
    where company_id = ${person.companyId} and name = ${reaction.event.name} order by created_at`.execute(
    database.owner,
  )
  const user = await inCompany(database.db, person.companyId, (tx) => readUser(tx, person.id))
  if (!user) throw new Error('A person has an account')
  for (const { payload } of rows) await transactions.as(user, (ctx) => reaction.run(ctx, payload as never))
}
