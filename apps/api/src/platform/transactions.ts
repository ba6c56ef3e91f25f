import { type AuditEntry, writeAudit } from './audit/audit.ts'
import type { Context, Transactions, User } from './context.ts'
import { type Db, inCompany, type Tx } from './db/database.ts'
import type { Enqueue } from './job-kind.ts'
import { type Mail, mailChannel, queueMail } from './mail/queue-mail.ts'
import { createAnnounce } from './outbox/announce.ts'
import { type Emitted, outboxChannel, writeOutbox } from './outbox/write-outbox.ts'
import { forgetFile, keepFile } from './storage/stored-files.ts'

type Parts = {
  db: Db
  enqueue: Enqueue
  clock: () => Date
  /** Receives the emitted events right after the commit. */
  committed?: (emitted: readonly Emitted[]) => void
}
type Collected = { entries: AuditEntry[]; emitted: Emitted[]; mails: Mail[]; channels: Set<string> }

export function createTransactions(parts: Parts): Transactions {
  const announce = createAnnounce(parts.db)
  return {
    as: async (user, work, requestId) => {
      const collected: Collected = { entries: [], emitted: [], mails: [], channels: new Set() }
      const result = await inCompany(parts.db, user.companyId, async (tx) => {
        const done = await work(contextOf(parts, tx, user, collected))
        await writeAudit(tx, user, collected.entries, requestId ?? null)
        await writeOutbox(tx, user.companyId, collected.emitted)
        for (const mail of collected.mails) await queueMail(tx, mail)
        return done
      })
      parts.committed?.(collected.emitted)
      if (collected.emitted.length > 0) collected.channels.add(outboxChannel)
      if (collected.mails.length > 0) collected.channels.add(mailChannel)
      for (const channel of collected.channels) announce(channel)
      return result
    },
  }
}

function contextOf({ enqueue, clock }: Parts, tx: Tx, user: User, collected: Collected): Context {
  const { entries, emitted, mails, channels } = collected
  const queue: Context['enqueue'] = (job, payload) => enqueue(tx, user, job, payload)
  return {
    db: tx,
    user,
    now: clock(),
    record: (subject, action, changes, actor) => entries.push({ subject, action, changes, actor }),
    emit: (event, payload) => emitted.push({ event, payload }),
    mail: (mail) => mails.push(mail),
    wake: (channel) => channels.add(channel),
    enqueue: queue,
    files: {
      keep: (stored) => keepFile(tx, user, stored),
      forget: (fileId) => forgetFile(tx, queue, fileId),
    },
  }
}
