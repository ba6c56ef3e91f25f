import { setTimeout as pause } from 'node:timers/promises'
import { fromKysely, type Job, type PgBoss } from 'pg-boss'
import type { SendProgress, Transactions, User } from '#platform/context.ts'
import type { Logger } from '#platform/log.ts'
import type { JobDefinition, JobWork } from './job.ts'
import type { Pace } from './pace.ts'
import { queueSchema } from './prepare-queue.ts'
import { wakeWorkers, watchDueJobs } from './wake-workers.ts'

/** Data stored with a job: the user on whose behalf it runs, and its payload. */
export type JobData = { userId: string; companyId: string; payload: unknown }
export type Workers = { stop(): Promise<void> }

export type WorkersOptions = {
  boss: PgBoss
  jobs: readonly JobDefinition[]
  transactions: Transactions
  userOf: (data: JobData) => Promise<User | null>
  progress: SendProgress
  log: Logger
  pace: Pick<Pace, 'pollSeconds' | 'stopPatienceMs'>
}

type Claim = Job<JobData>
type Floor = WorkersOptions & { running: Set<Claim>; stop: AbortController }

export async function startWorkers(options: WorkersOptions): Promise<Workers> {
  const floor: Floor = { ...options, running: new Set(), stop: new AbortController() }
  await options.boss.start()
  for (const job of options.jobs) {
    await options.boss.work<JobData>(job.name, optionsOf(job), async ([claim]) => {
      if (claim) await carryOut(floor, job, claim)
    })
  }
  const dueJobs = watchDueJobs({ ...options, pollSeconds: options.pace.pollSeconds })
  return {
    stop: async () => {
      await Promise.all([dueJobs.stop(), stop(floor)])
    },
  }
}

/** Workers are woken when there is something to do; dozens of them polling every second would keep a core busy. */
const safetyPollSeconds = 60

const optionsOf = ({ atOnce, atOncePerGroup }: JobDefinition) => ({
  pollingIntervalSeconds: safetyPollSeconds,
  notifyPollingIntervalSeconds: safetyPollSeconds,
  localConcurrency: atOnce ?? 2,
  ...(atOncePerGroup && { localGroupConcurrency: atOncePerGroup }),
})

async function carryOut(floor: Floor, job: JobDefinition, claim: Claim) {
  const { boss, running, log } = floor
  const about = { job: job.name, jobId: claim.id, attempt: claim.retryCount + 1 }
  running.add(claim)
  try {
    if (floor.stop.signal.aborted) return await refuseWhileStopping(floor, claim)
    await runOnce(floor, job, claim)
    log.info(about, 'job done')
  } catch (error) {
    const isAborted = floor.stop.signal.aborted && job.prepare !== undefined
    if (isAborted || error instanceof Stopping) log.info(about, 'job handed back')
    else log.warn({ ...about, err: error }, 'job failed')
    // Long work stops when the process stops.
    if (isAborted) await spareAttempt(floor, claim)
    throw error
  } finally {
    running.delete(claim)
    // One notification may stand for several jobs, so the worker checks again before it sleeps.
    wakeWorkers(boss, new Set([job.name]))
  }
}

/**
 * The job's writes and its completion commit together, so a job that another worker took over leaves nothing behind.
 */
async function runOnce(floor: Floor, job: JobDefinition, claim: Claim) {
  const { boss, transactions } = floor
  const user = await floor.userOf(claim.data)
  if (!user) throw new Error('The user on whose behalf the job runs does not exist')
  const payload = job.payload.parse(claim.data.payload)
  const transaction: JobWork['transaction'] = (work) => transactions.as(user, work)
  const signal = AbortSignal.any([floor.stop.signal, claim.signal])
  const progress: JobWork['progress'] = (sent) => floor.progress(user.companyId, sent)
  const prepared = await job.prepare?.({ user, transaction, signal, progress }, payload)
  await transaction(async (ctx) => {
    await job.run(ctx, payload, prepared)
    const done = await boss.complete(job.name, claim, null, { db: fromKysely(ctx.db) })
    if ((done as { affected: number }).affected !== 1) throw new Error('The job was given to another worker')
  })
}

async function stop(floor: Floor) {
  const { boss, jobs, running, pace } = floor
  floor.stop.abort()
  // A worker may have fetched a job that it has not started, so waiting for the running ones alone is not enough.
  const idle = Promise.all(jobs.map(({ name }) => boss.offWork(name)))
  await Promise.race([idle, pause(pace.stopPatienceMs, undefined, { ref: false })])
  for (const claim of running) await spareAttempt(floor, claim)
  await boss.stop({ graceful: false })
}

async function refuseWhileStopping(floor: Floor, claim: Claim): Promise<never> {
  await spareAttempt(floor, claim)
  throw new Stopping('The process stops; the job is handed back')
}

/** Not a failure: another process, or this one after a restart, will run the job. */
class Stopping extends Error {}

/** The queue counts a returned job as a failed attempt, so it is allowed one more. */
async function spareAttempt({ boss, log }: Floor, { name, id, retryCount }: Claim) {
  const sql = `update ${queueSchema}.job set retry_limit = retry_limit + 1
    where name = $1 and id = $2 and retry_count = $3 and state = 'active'`
  await boss
    .getDb()
    .executeSql(sql, [name, id, retryCount])
    .catch((error: unknown) => log.warn({ job: name, jobId: id, err: error }, 'a job could not be handed back'))
}
