import type { PgBoss } from 'pg-boss'
import type { Logger } from '#platform/log.ts'
import { repeat } from '#platform/loops/repeat.ts'
import { queueSchema } from './prepare-queue.ts'

/** Makes the workers of these queues look for jobs now. */
export function wakeWorkers(boss: PgBoss, names: ReadonlySet<string>) {
  for (const { id, name } of boss.getWipData()) if (names.has(name)) boss.notifyWorker(id)
}

type DueJobs = { boss: PgBoss; log: Logger; pollSeconds: number }

/**
 * Wakes the workers of queues with jobs that are due. A new job sends a notification, but retries, delayed jobs and jobs
 * of dead workers become due without one. One statement for all queues replaces a poll by each of their workers.
 */
export const watchDueJobs = ({ boss, log, pollSeconds }: DueJobs) =>
  repeat({
    every: pollSeconds * 1_000,
    run: async () => wakeWorkers(boss, await queuesWithDueJobs(boss)),
    failed: (error) => log.error({ err: error }, 'the job queue could not look for due jobs'),
  })

async function queuesWithDueJobs(boss: PgBoss): Promise<Set<string>> {
  const { rows } = await boss.getDb().executeSql(
    `select queue.name from ${queueSchema}.queue where exists (
      select from ${queueSchema}.job
      where job.name = queue.name and job.state < 'active' and not job.blocked and job.start_after <= now()
    )`,
    [],
  )
  return new Set((rows as { name: string }[]).map(({ name }) => name))
}
