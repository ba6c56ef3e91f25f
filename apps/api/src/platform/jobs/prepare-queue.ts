import pg from 'pg'
import { PgBoss } from 'pg-boss'

/** Processes that start at the same time prepare the queue one after the other. */
const prepareLock = 7_240_002

export const queueSchema = 'pgboss'

/** The owner owns the queue's schema. The API's role may only use it. */
export async function prepareQueue(ownerUrl: string, appRoleName: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'lanewise-queue' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [prepareLock])
    await install(ownerUrl)
    await grant(client, pg.escapeIdentifier(appRoleName))
  } finally {
    await client.end()
  }
}

async function install(ownerUrl: string) {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    schema: queueSchema,
    max: 2,
    supervise: false,
    schedule: false,
  })
  let failure: unknown
  boss.on('error', (error) => {
    failure = error
  })
  await boss.start()
  await boss.stop({ graceful: false })
  if (failure) throw failure
}

async function grant(client: pg.Client, role: string) {
  const rights = {
    tables: 'select, insert, update, delete',
    sequences: 'usage, select',
    functions: 'execute',
  }
  await client.query(`grant usage on schema ${queueSchema} to ${role}`)
  for (const [kind, verbs] of Object.entries(rights)) {
    await client.query(`grant ${verbs} on all ${kind} in schema ${queueSchema} to ${role}`)
    await client.query(`alter default privileges in schema ${queueSchema} grant ${verbs} on ${kind} to ${role}`)
  }
}
