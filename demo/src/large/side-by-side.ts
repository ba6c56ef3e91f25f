import { Client } from 'pg'

/** As many connections as a small machine has processors. */
export type Pair = readonly [Client, Client]

/** One run at a time; and none begins before what another one, that was ended, still had under way. */
const runLock = 7_305_011
const helperLock = 7_305_012

/** Runs work with two connections that nobody else has who copies orders. */
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
 * Memory for sorting, and no further processes, which would take from the other connection. No commit has to reach the disk
 * at once, since what is lost is found unfinished.
 */
const settings = `set maintenance_work_mem = '512MB'; set work_mem = '128MB'; set synchronous_commit = off;
  set max_parallel_maintenance_workers = 0`

function clientOf(url: string): Client {
  const client = new Client({ connectionString: url })
  // A connection that is lost says so once more to whoever asks something of it.
  client.on('error', () => undefined)
  return client
}

/** Does each job by whichever connection is free, in their order. After a failure no further one begins. */
export async function sideBySide<Job>(
  pair: Pair,
  jobs: readonly Job[],
  work: (client: Client, job: Job) => Promise<void>,
) {
  const left = [...jobs]
  const ends = await Promise.allSettled(
    pair.map(async (client) => {
      try {
        for (let job = left.shift(); job !== undefined; job = left.shift()) await work(client, job)
      } finally {
        left.length = 0
      }
    }),
  )
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

/** All of it or nothing. */
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
