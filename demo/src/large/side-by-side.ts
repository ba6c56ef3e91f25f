import { Client } from 'pg'

/** Two connections, because small machines have two processors. */
export type Pair = readonly [Client, Client]

/** Only one run at a time. A new run waits until the statements of an aborted one have ended. */
const runLock = 7_305_011
const helperLock = 7_305_012

/** Runs work with two connections while holding the lock of the copy run. */
export async function withPair(url: string, work: (pair: Pair) => Promise<void>) {
  const pair: Pair = [clientOf(url), clientOf(url)]
  const [main, helper] = pair
  try {
    for (const client of pair) {
      await client.connect()
      await client.query(settings)
    }
    await main.query('select pg_advisory_lock($1)', [runLock])
    await helper.query('select pg_advisory_lock($1)', [helperLock])
    await work(pair)
  } finally {
    await Promise.all(pair.map((client) => client.end()))
  }
}

/**
 * Gives sorting more memory, and disables parallel workers, which would take processor time from the other connection.
 * Synchronous commit is off because a crash only leaves an unfinished run, which the next call undoes.
 */
const settings = `set maintenance_work_mem = '512MB'; set work_mem = '128MB'; set synchronous_commit = off;
  set max_parallel_maintenance_workers = 0`

function clientOf(url: string): Client {
  const client = new Client({ connectionString: url })
  // A lost connection also fails the next query, so this event needs no handling.
  client.on('error', () => undefined)
  return client
}

/** Runs the jobs in order, each on the next free connection. No further job starts after a failure. */
export async function sideBySide<Job>(
  pair: Pair,
  jobs: readonly Job[],
  work: (client: Client, job: Job) => Promise<void>,
) {
  const queue = [...jobs]
  const ends = await Promise.allSettled(
    pair.map(async (client) => {
      try {
        for (let job = queue.shift(); job !== undefined; job = queue.shift()) await work(client, job)
      } finally {
        queue.length = 0
      }
    }),
  )
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

export async function inTransaction(client: Client, work: () => Promise<void>) {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}
