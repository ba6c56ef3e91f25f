import { z } from 'zod'
import type { Tx } from '#platform/db/database.ts'
import type { Enqueue } from '#platform/job-kind.ts'
import type { FailedMail } from '#platform/mail/mailer.ts'
import { systemUserOf } from '#platform/outbox/system-user.ts'
import type { JobDefinition } from './job.ts'

/** A mail that was given up, for the feature that sent it. */
export const UndeliveredMail = z.object({ mailId: z.uuid(), recipient: z.string(), reason: z.string() })

/** Kind of mail, and the job that reacts when one of them could not be delivered. */
export type UndeliveredMails = { kind: string; job: JobDefinition<typeof UndeliveredMail> }

type Parts = { undelivered: readonly UndeliveredMails[]; enqueue: Enqueue }

/** Queues the reaction in the transaction that gives the mail up. */
export const queueUndelivered =
  ({ undelivered, enqueue }: Parts) =>
  async (tx: Tx, { id, companyId, kind, recipient }: FailedMail, reason: string) => {
    const match = undelivered.find((one) => one.kind === kind)
    if (match && companyId !== null)
      await enqueue(tx, systemUserOf(companyId), match.job, { mailId: id, recipient, reason })
  }
