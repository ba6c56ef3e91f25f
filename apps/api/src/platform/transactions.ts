import { type AuditEntry, writeAudit } from './audit/audit.ts'
import type { Context, User } from './context.ts'
import { type Db, inCompany } from './db/database.ts'
import type { Enqueue } from './jobs/enqueue.ts'
import { type Emitted, writeOutbox } from './outbox/write-outbox.ts'

export type Transactions = {
  /** One transaction of a user; audit and outbox are written just before the commit. */
  as: <T>(user: User, work: (ctx: Context) => Promise<T>, requestId?: string) => Promise<T>
}

type Parts = {
  db: Db
  enqueue: Enqueue
  clock: () => Date
  /** What was announced, right after the commit. */
  committed?: (emitted: readonly Emitted[]) => void
}

export function createTransactions({ db, enqueue, clock, committed }: Parts): Transactions {
  return {
    as: async (user, work, requestId) => {
      const entries: AuditEntry[] = []
      const emitted: Emitted[] = []
      const answer = await inCompany(db, user.companyId, async (tx) => {
        const result = await work({
          db: tx,
          user,
          now: clock(),
          record: (subject, action, changes) => entries.push({ subject, action, changes }),
          emit: (event, payload) => emitted.push({ event, payload }),
          enqueue: (job, payload) => enqueue(tx, user, job, payload),
        })
        await writeAudit(tx, user, entries, requestId ?? null)
        await writeOutbox(tx, user.companyId, emitted)
        return result
      })
      if (emitted.length > 0) committed?.(emitted)
      return answer
    },
  }
}
