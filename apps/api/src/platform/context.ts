import type { EventDefinition, PayloadOf, Progress } from '@lanewise/contract/event'
import type { Permission } from '@lanewise/domain/access/permissions'
import type { Tx } from './db/database.ts'
import type { JobKind, PayloadOfJob } from './jobs/job.ts'

/** The signed-in person a call is made for. */
export type User = {
  id: string
  companyId: string
  companyName: string
  timeZone: string
  firstName: string
  lastName: string
  emailAddress: string
  permissions: readonly Permission[]
}

/** What is recorded: old and new value per field. */
export type Changes = Record<string, readonly [unknown, unknown]>
export type Subject = { entity: string; id: string; name: string }
export type AuditAction = 'created' | 'changed' | 'deleted' | 'imported' | 'sent'

/** One transaction of one user; nothing leaves the process before its commit. */
export type Context = {
  db: Tx
  user: User
  now: Date
  /** Audit, in the same transaction. */
  record: (subject: Subject, action: AuditAction, changes: Changes) => void
  /** Live screens, mails, webhooks: after the commit. */
  emit: <E extends EventDefinition>(event: E, payload: PayloadOf<E>) => void
  /** Background work, queued in the same transaction. */
  enqueue: <J extends JobKind>(job: J, payload: PayloadOfJob<J>) => Promise<void>
}

/** Long work that saves in chunks: it opens its own transactions and may tell how far it is. */
export type Work = {
  user: User
  transaction: <T>(work: (ctx: Context) => Promise<T>) => Promise<T>
  progress: (progress: Progress) => void
}

/** Tells the members of one company how far long work is; the one message sent before a commit. */
export type SendProgress = (companyId: string, progress: Progress) => void

/** What a call without an account gets: no company, so no company's rows. */
export type PublicContext = { db: Tx; now: Date; address: string }
