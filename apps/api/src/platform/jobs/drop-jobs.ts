import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { JobKind } from '#platform/job-kind.ts'
import { queueSchema } from './prepare-queue.ts'

/** Takes waiting jobs out of the queue whose line begins so: thousands of them would have to be fetched one by one. */
export async function dropJobs({ db, user }: Context, { name }: Pick<JobKind, 'name'>, line: string) {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass(${`${queueSchema}.job`}) is not null as exists`.execute(db)
  if (!rows[0]?.exists) return
  await sql`delete from ${sql.table(`${queueSchema}.job`)}
    where name = ${name} and state = 'created' and starts_with(singleton_key, ${`${user.companyId}/${line}`})`.execute(
    db,
  )
}
