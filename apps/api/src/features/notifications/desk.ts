import type { Context } from '#platform/context.ts'

/** What mails name, and how somebody without an account stops watching. */
export type NotificationDesk = MailSite & {
  /** What a link of a watcher ends; null where nobody of that id watches any more. */
  watch: {
    read: (ctx: Context, id: string) => Promise<{ about: string; emailAddress: string; isEnded: boolean } | null>
    end: (ctx: Context, id: string) => Promise<void>
  }
}

export type MailSite = { publicUrl: string; productName: string }
