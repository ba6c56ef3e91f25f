import { hourMs } from '@lanewise/domain/shared/units'
import { z } from 'zod'
import { type Db, inCompany } from '#platform/db/database.ts'
import type { Enqueue } from '#platform/job-kind.ts'
import type { Logger } from '#platform/log.ts'
import { repeat } from '#platform/loops/repeat.ts'
import { systemUserOf } from '#platform/outbox/system-user.ts'
import type { JobDefinition } from './job.ts'

/** The hour since 1970 for which an hourly job runs. */
export const JobHour = z.object({ hour: z.int() })

/** Work that every company needs each hour. The job is queued once for each company and hour. */
export type HourlyJob = JobDefinition

export type HourlyJobsOptions = {
  db: Db
  rounds: readonly HourlyJob[]
  enqueue: Enqueue
  log: Logger
  clock: () => Date
}

const checkEveryMs = 60 * 1000

/** Queues this hour's jobs for every company. If another process queues them too, they still run only once. */
export async function queueHourlyJobs({ db, rounds, enqueue, clock }: Omit<HourlyJobsOptions, 'log'>) {
  const hour = hourOf(clock())
  for (const { companyId } of await db.selectFrom('system.companyIds').select('companyId').execute())
    await inCompany(db, companyId, async (tx) => {
      for (const hourlyJob of rounds) await enqueue(tx, systemUserOf(companyId), hourlyJob, { hour })
    })
}

export const hourOf = (now: Date) => Math.floor(now.getTime() / hourMs)

/** Queues the jobs at every full hour while the process runs, and once when it starts. */
export function startHourlyJobs(options: HourlyJobsOptions) {
  let done: number | null = null
  const step = async () => {
    const hour = hourOf(options.clock())
    if (hour === done) return
    await queueHourlyJobs(options)
    done = hour
  }
  const failed = (error: unknown) => options.log.error({ err: error }, 'the rounds could not be queued')
  return repeat({ every: checkEveryMs, run: step, failed })
}
