import { sql } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import type { SendProgress, Transactions, User } from '#platform/context.ts'
import { connect, type Db, inCompany, type Tx } from '#platform/db/database.ts'
import { readUser } from '#platform/identity/accounts.ts'
import type { Enqueue } from '#platform/job-kind.ts'
import type { Logger } from '#platform/log.ts'
import { isSystemUser, readSystemUser } from '#platform/outbox/system-user.ts'
import type { JobDefinition } from './job.ts'
import { type Pace, usualPace } from './pace.ts'
import { queueSchema } from './prepare-queue.ts'
import { uuidV5 } from './uuid-v5.ts'
import { type JobData, startWorkers, type Workers } from './workers.ts'

export { prepareQueue } from './prepare-queue.ts'

export type Queue = {
  enqueue: Enqueue
  /** Starts running jobs in this process. Without it, the process only queues them. */
  start(transactions: Transactions, progress?: SendProgress): Promise<void>
  isReady(): Promise<boolean>
  /** Accepts no more jobs, waits up to 10 s for the running ones, and hands the others back. (OPS-2) */
  stop(): Promise<void>
}

export type QueueOptions = { url: string; jobs: readonly JobDefinition[]; log: Logger; pace?: Pace }

const day = 24 * 60 * 60
const sendOptions = {
  // After this time without a heartbeat a worker counts as dead, and its job goes to another worker.
  heartbeatSeconds: 10,
  expireInSeconds: 60 * 60,
  retryBackoff: true,
  retryDelay: 2,
  retryDelayMax: 10 * 60,
  // While a completed job is stored, a job with the same key does not run again.
  deleteAfterSeconds: 7 * day,
  retentionSeconds: 30 * day,
}

/** At most one job of a line runs or waits for its next attempt. The others in the line wait behind it. */
const inLines = { policy: 'key_strict_fifo' } as const

/** The job queue of this process. `prepareQueue` creates the schema and grants. */
export async function createQueue({ url, jobs, log, pace = usualPace }: QueueOptions): Promise<Queue> {
  const connection = connect(url, 2)
  const run = (text: string, values?: unknown[]) => connection.pool.query(text, values)
  const sender = createBoss({ db: { executeSql: run }, supervise: false }, log)
  await sender.start()
  for (const { name, line } of jobs) await sender.createQueue(name, { notify: true, ...(line && inLines) })
  let workers: Workers | null = null
  return {
    enqueue: enqueueWith(sender),
    start: async (transactions, progress = () => undefined) => {
      const boss = createBoss({ ...workingOptions(pace), connectionString: url }, log)
      const userOf = (data: JobData) => readJobUser(connection.db, data)
      workers = await startWorkers({ boss, jobs, transactions, userOf, progress, log, pace })
    },
    isReady: () =>
      run(`select 1 from ${queueSchema}.version`).then(
        ({ rowCount }) => rowCount === 1,
        () => false,
      ),
    stop: async () => {
      await workers?.stop()
      await sender.stop({ graceful: false })
      await connection.close()
    },
  }
}

const workingOptions = ({ superviseSeconds }: Pace) => ({
  max: 6,
  useListenNotify: true,
  supervise: true,
  superviseIntervalSeconds: superviseSeconds,
  monitorIntervalSeconds: superviseSeconds,
  // Both need the owner's rights, and the queue's indexes are small.
  reindex: false,
  monitorVacuum: false,
})

type BossOptions = Omit<ConstructorParameters<typeof PgBoss>[0] & object, 'schema' | 'migrate' | 'createSchema'>

function createBoss(options: BossOptions, log: Logger) {
  const boss = new PgBoss({
    application_name: 'lanewise-queue',
    connectionTimeoutMillis: 10_000,
    ...options,
    schema: queueSchema,
    migrate: false,
    createSchema: false,
    schedule: false,
  })
  boss.on('error', (error) => log.error({ err: error }, 'the job queue reports an error'))
  boss.on('warning', ({ message, data }) => log.warn({ data }, message))
  return boss
}

const enqueueWith =
  (boss: PgBoss): Enqueue =>
  async (tx, user, job, payload) => {
    const data: JobData = { userId: user.id, companyId: user.companyId, payload: job.payload.parse(payload) }
    const group = job.group?.(payload)
    const id = uuidV5(`${user.companyId}/${job.name}/${job.key(payload)}`)
    await boss.send(job.name, data, {
      ...sendOptions,
      id,
      retryLimit: job.attempts - 1,
      ...(job.delay && { startAfter: job.delay(payload) }),
      ...(job.line && { singletonKey: `${user.companyId}/${job.line(payload)}` }),
      ...(group && { group: { id: `${user.companyId}/${group}` } }),
      db: fromKysely(tx),
    })
    if (job.line) await takePlace(tx, job.name, id)
  }

/** The queue dates a job by the start of its transaction, but its place in a line must follow the time of queueing. */
const takePlace = (tx: Tx, name: string, id: string) =>
  sql`update ${sql.table(`${queueSchema}.job`)} set created_on = clock_timestamp()
    where name = ${name} and id = ${id} and state = 'created' and created_on = now()`.execute(tx)

function readJobUser(db: Db, { userId, companyId }: JobData): Promise<User | null> {
  return inCompany(db, companyId, (tx) => (isSystemUser(userId) ? readSystemUser(tx, companyId) : readUser(tx, userId)))
}
