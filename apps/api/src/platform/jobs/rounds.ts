import { hourMs } from '@lanewise/domain/shared/units'
import { z } from 'zod'
import { type Db, inCompany } from '#platform/db/database.ts'
import type { Enqueue } from '#platform/job-kind.ts'
import type { Logger } from '#platform/log.ts'
import { repeat } from '#platform/loops/repeat.ts'
import { systemUserOf } from '#platform/outbox/system-user.ts'
import type { JobDefinition } from './job.ts'

/** The hour since 1970 that a round belongs to. */
export const RoundHour = z.object({ hour: z.int() })

/** Work that every company needs each hour, whoever is there; a job that is queued once for each company and hour. */
export type Round = JobDefinition

export type RoundsOptions = { db: Db; rounds: readonly Round[]; enqueue: Enqueue; log: Logger; clock: () => Date }

const lookEvery = 60 * 1000

/** Queues the rounds of this hour for every company; queued twice, also by another process, they are done once. */
export async function queueRounds({ db, rounds, enqueue, clock }: Omit<RoundsOptions, 'log'>) {
  const hour = hourOf(clock())
  for (const { companyId } of await db.selectFrom('system.companyIds').select('companyId').execute())
    await inCompany(db, companyId, async (tx) => {
      for (const round of rounds) await enqueue(tx, systemUserOf(companyId), round, { hour })
    })
}

export const hourOf = (now: Date) => Math.floor(now.getTime() / hourMs)

/** The same at every full hour, for as long as the process works, and first when it begins. */
export function startRounds(options: RoundsOptions) {
  let done: number | null = null
  const turn = async () => {
    const hour = hourOf(options.clock())
    if (hour === done) return
    await queueRounds(options)
    done = hour
  }
  const failed = (error: unknown) => options.log.error({ err: error }, 'the rounds could not be queued')
  return repeat({ every: lookEvery, turn, failed })
}
