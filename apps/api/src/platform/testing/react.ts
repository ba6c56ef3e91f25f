import { sql } from 'kysely'
import { inCompany } from '#platform/db/database.ts'
import { readUser } from '#platform/identity/accounts.ts'
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
