import type { EventDefinition, PayloadOf, Progress } from '@lanewise/contract/event'
import type { ApiScope } from '@lanewise/domain/access/api-scopes'
import type { Permission } from '@lanewise/domain/access/permissions'
import { zonedDate } from '@lanewise/domain/shared/calendar'
import type { Tx } from './db/database.ts'
import type { JobKind, PayloadOfJob } from './job-kind.ts'
import type { Mail } from './mail/mail.ts'

export type User = {
  id: string
  companyId: string
  companyName: string
  timeZone: string
  firstName: string
  lastName: string
  emailAddress: string
  permissions: readonly Permission[]
  /** Set for a program that calls with an API key. It acts for the user who created the key, within its scopes. */
  key?: { id: string; name: string; scopes: readonly ApiScope[] }
}

/** Name under which a user's actions are recorded. It stays after the account is deleted. */
export const nameOf = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim()

/** Old and new value of each changed field. */
export type Changes = Record<string, readonly [unknown, unknown]>
export type Subject = { entity: string; id: string; name: string }
/** Recorded in the history in place of the user: the product, or a partner whose report is processed. */
export type Actor = { id: string; name: string }
export type AuditAction = 'created' | 'changed' | 'deleted' | 'imported' | 'sent' | 'used'

/** One transaction of one user. Nothing leaves the process before the commit. */
export type Context = {
  db: Tx
  user: User
  now: Date
  /** Writes an audit entry in the same transaction. The user is recorded unless another actor is given. */
  record: (subject: Subject, action: AuditAction, changes: Changes, actor?: Actor) => void
  /** Sends an event to live screens and to reactions of features, after the commit. */
  emit: <E extends EventDefinition>(event: E, payload: PayloadOf<E>) => void
  /** Sends a mail after the commit. */
  mail: (mail: Mail) => void
  /** Wakes the loops that wait on a channel, after the commit. */
  wake: (channel: string) => void
  /** Queues background work in the same transaction. */
  enqueue: <J extends JobKind>(job: J, payload: PayloadOfJob<J>) => Promise<void>
  /** Files that records refer to. `Work` stores their bytes before the transaction and removes them after it. */
  files: {
    /** Returns the id of the stored file. */
    keep: (stored: StoredFile) => Promise<string>
    /** Removes a file that no record refers to any more. False when it was already removed. */
    forget: (fileId: string) => Promise<boolean>
  }
}

export type Transactions = {
  /** Runs one transaction of a user. Audit entries, events and mails are written just before the commit. */
  as: <T>(user: User, work: (ctx: Context) => Promise<T>, requestId?: string) => Promise<T>
}

/** Work that needs more than one transaction: it saves in chunks, reports progress, or moves files. */
export type Work = {
  user: User
  transaction: <T>(work: (ctx: Context) => Promise<T>) => Promise<T>
  /**
   * Keeps the answer of the call for calls that repeat it, in the last transaction that saves something: both are
   * committed or neither is. Returns the answer.
   */
  answer: <T>(ctx: Context, answer: T) => Promise<T>
  files: FileBytes
  progress: (progress: Progress) => void
}

export type NewFile = { bytes: Buffer; contentType: string; fileName: string }
/** A file whose bytes are stored, but to which no record refers yet. */
export type StoredFile = Omit<NewFile, 'bytes'> & { byteSize: number; storedAs: string }

/** Access to the bytes of files. It may use the network, so it is never called inside a transaction. */
export type FileBytes = {
  store: (file: NewFile) => Promise<StoredFile>
  read: (storedAs: string) => Promise<Buffer | null>
  remove: (storedAs: string) => Promise<void>
}

/** Reports the progress of long work to one company's users. This is the only message sent before a commit. */
export type SendProgress = (companyId: string, progress: Progress) => void

/** Context of a call without an account: it has no company and sees no company's rows. */
export type PublicContext = { db: Tx; now: Date; address: string }

/** Context of a call without an account that determines its company by itself. */
export type PublicVisit = {
  address: string
  now: Date
  /** Runs one transaction outside of any company. */
  open: <T>(work: (db: Tx) => Promise<T>) => Promise<T>
  /** Runs one transaction within a company, without permissions. */
  within: <T>(companyId: string, work: (ctx: Context) => Promise<T>) => Promise<T>
  files: Pick<FileBytes, 'read'>
}

/** Today's date in the company's time zone. (DEF-2) */
export const todayOf = ({ now, user }: Pick<Context, 'now' | 'user'>) => zonedDate(now, user.timeZone)
