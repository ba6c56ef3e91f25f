import type { EventDefinition, PayloadOf, Progress } from '@lanewise/contract/event'
import type { ApiScope } from '@lanewise/domain/access/api-scopes'
import type { Permission } from '@lanewise/domain/access/permissions'
import { zonedDate } from '@lanewise/domain/shared/calendar'
import type { Tx } from './db/database.ts'
import type { JobKind, PayloadOfJob } from './job-kind.ts'
import type { Mail } from './mail/mail.ts'

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
  /** Set for a program that calls with a key: it acts for whoever made the key, as far as its scopes go. */
  key?: { id: string; name: string; scopes: readonly ApiScope[] }
}

/** What is recorded: old and new value per field. */
export type Changes = Record<string, readonly [unknown, unknown]>
export type Subject = { entity: string; id: string; name: string }
export type AuditAction = 'created' | 'changed' | 'deleted' | 'imported' | 'sent' | 'used'

/** One transaction of one user; nothing leaves the process before its commit. */
export type Context = {
  db: Tx
  user: User
  now: Date
  /** Audit, in the same transaction. */
  record: (subject: Subject, action: AuditAction, changes: Changes) => void
  /** To live screens and to the reactions of features, after the commit. */
  emit: <E extends EventDefinition>(event: E, payload: PayloadOf<E>) => void
  /** Leaves after the commit. */
  mail: (mail: Mail) => void
  /** Wakes whoever waits at a channel for work, after the commit. */
  wake: (channel: string) => void
  /** Background work, queued in the same transaction. */
  enqueue: <J extends JobKind>(job: J, payload: PayloadOfJob<J>) => Promise<void>
  /** The files that records name. Their bytes are stored before the transaction and removed after it, by `Work`. */
  files: {
    /** Answers the id under which the stored file is known. */
    keep: (stored: StoredFile) => Promise<string>
    /** Forgets a file that nothing names any more; false when it was gone already. */
    forget: (fileId: string) => Promise<boolean>
  }
}

export type Transactions = {
  /** One transaction of a user; audit, events and mails are written just before the commit. */
  as: <T>(user: User, work: (ctx: Context) => Promise<T>, requestId?: string) => Promise<T>
}

/** Work that does more than one transaction can: it saves in chunks, tells how far it is, moves files. */
export type Work = {
  user: User
  transaction: <T>(work: (ctx: Context) => Promise<T>) => Promise<T>
  files: FileBytes
  progress: (progress: Progress) => void
}

/** A file as it was sent. */
export type NewFile = { bytes: Buffer; contentType: string; fileName: string }
/** A file whose bytes are stored and that no record names yet. */
export type StoredFile = Omit<NewFile, 'bytes'> & { byteSize: number; storedAs: string }

/** The bytes of files, possibly over a network and so never inside a transaction. */
export type FileBytes = {
  store: (file: NewFile) => Promise<StoredFile>
  read: (storedAs: string) => Promise<Buffer | null>
  remove: (storedAs: string) => Promise<void>
}

/** Tells the members of one company how far long work is; the one message sent before a commit. */
export type SendProgress = (companyId: string, progress: Progress) => void

/** What a call without an account gets: no company, so no company's rows. */
export type PublicContext = { db: Tx; now: Date; address: string }

/** What a call without an account gets that finds out by itself which company it is about. */
export type PublicVisit = {
  address: string
  now: Date
  /** One transaction outside of any company. */
  open: <T>(work: (db: Tx) => Promise<T>) => Promise<T>
  /** One transaction within a company, with no permission. */
  within: <T>(companyId: string, work: (ctx: Context) => Promise<T>) => Promise<T>
  files: Pick<FileBytes, 'read'>
}

/** DEF-2: the company's own date. */
export const todayOf = ({ now, user }: Pick<Context, 'now' | 'user'>) => zonedDate(now, user.timeZone)
