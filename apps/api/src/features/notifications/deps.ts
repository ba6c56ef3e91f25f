import type { Context } from '#platform/context.ts'

/** Settings for mails, and the way a watcher without an account unsubscribes. */
export type NotificationDeps = MailSite & {
  /** The subscription that a watcher's link ends; null when the watcher no longer exists. */
  watch: {
    read: (ctx: Context, id: string) => Promise<{ about: string; emailAddress: string; isEnded: boolean } | null>
    end: (ctx: Context, id: string) => Promise<void>
  }
}

export type MailSite = { publicUrl: string; productName: string }
