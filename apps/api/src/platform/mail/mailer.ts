import { setTimeout as pause } from 'node:timers/promises'
import { type Selectable, sql, type UpdateObject } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/schema.gen.ts'
import type { Logger } from '#platform/log.ts'
import { type Loop, startLoop } from '#platform/loops/wakeful-loop.ts'
import type { MailAttachment } from './mail.ts'
import { mailChannel } from './queue-mail.ts'
import type { MailTransport } from './smtp-transport.ts'

export type MailerOptions = {
  db: Db
  url: string
  /** Null where no mail server is configured. Mails then stay in the outbox. (NOTIFY-2) */
  transport: MailTransport | null
  from: string
  log: Logger
  pace?: Pace
  /** Runs in the transaction that marks a mail as failed for good. */
  onFailed?: (tx: Tx, mail: FailedMail, reason: string) => Promise<void>
}

export type FailedMail = Pick<MailRow, 'id' | 'companyId' | 'kind' | 'recipient'>

/** Sleep time of the loop, and seconds to wait after each failed attempt. After the last one the mail has failed. */
export type Pace = { sleepMs: number; waits: readonly number[] }

type MailRow = Selectable<Tables['system.mails']>

const usualPace: Pace = { sleepMs: 1_000, waits: [60, 600, 3_600, 4 * 3_600] }
const batchSize = 5
const stopPatience = 8_000
/** Shorter than the time for which a mail is claimed. */
const markPatience = 9 * 60_000

/** Sends the mails in the outbox. Mailers of several processes share the work. */
export function startMailer(options: MailerOptions): Loop {
  const { url, transport, log, pace = usualPace } = options
  if (!transport) return { stop: async () => {} }
  const step = async () => {
    const claimed = await claim(options.db)
    await Promise.all(claimed.map((mail) => send(options, transport, mail)))
    return claimed.length === batchSize
  }
  const loop = startLoop({ name: 'mailer', url, channel: mailChannel, sleepMs: pace.sleepMs, step: step, log })
  return {
    stop: async () => {
      await Promise.race([loop.stop(), pause(stopPatience, undefined, { ref: false })])
      transport.close()
    },
  }
}

/** Reserves mails for this process for a while. If the process dies, they are found waiting again. */
function claim(db: Db): Promise<MailRow[]> {
  return db
    .updateTable('system.mails')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      nextAttemptAt: sql<Date>`clock_timestamp() + interval '10 minutes'`,
    }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('system.mails')
        .select('id')
        .where('sentAt', 'is', null)
        .where('failedAt', 'is', null)
        .where('nextAttemptAt', '<=', sql<Date>`clock_timestamp()`)
        .orderBy('nextAttemptAt')
        .limit(batchSize)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()
}

async function send(options: MailerOptions, transport: MailTransport, mail: MailRow) {
  const { from, log, pace = usualPace } = options
  const { id, recipient: to, subject, textBody: text, htmlBody: html, attempts } = mail
  const about = { mailId: id, kind: mail.kind, attempt: attempts }
  const attachments = mail.attachments as MailAttachment[]
  const failure = await transport
    .send({
      messageId: `<${id}@lanewise>`,
      from,
      to,
      subject,
      text,
      html,
      attachments,
      unsubscribeUrl: mail.unsubscribeUrl,
    })
    .then(
      () => null,
      (error: unknown) => ({ error, wait: isRefusedForGood(error) ? undefined : pace.waits[attempts - 1] }),
    )
  if (!failure) log.info(about, 'mail sent')
  else log.warn({ ...about, err: failure.error }, failure.wait === undefined ? 'mail failed for good' : 'mail failed')
  await mark(options, mail, failure ? outcomeOf(failure) : { sentAt: now, lastError: null })
}

type Outcome = UpdateObject<Tables, 'system.mails'>

const now = sql<Date>`clock_timestamp()`

function outcomeOf({ error, wait }: { error: unknown; wait: number | undefined }): Outcome {
  const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 1000)
  if (wait === undefined) return { failedAt: now, lastError }
  return { nextAttemptAt: sql<Date>`${now} + make_interval(secs => ${wait})`, lastError }
}

/** A mail that was sent but not marked would be sent again, so marking waits for an unavailable database. */
async function mark({ db, log, onFailed }: MailerOptions, mail: MailRow, outcome: Outcome) {
  for (const deadline = Date.now() + markPatience; ; await pause(1_000)) {
    try {
      await db.transaction().execute(async (tx) => {
        await tx.updateTable('system.mails').set(outcome).where('id', '=', mail.id).execute()
        if (outcome.failedAt) await onFailed?.(tx, mail, firstLine(String(outcome.lastError)))
      })
      return
    } catch (error) {
      log.error({ err: error, mailId: mail.id }, 'a mail could not be marked')
      if (Date.now() > deadline) throw error
    }
  }
}

const firstLine = (text: string): string => (text.split(/\r?\n/)[0] ?? '').slice(0, 200)

/** A recipient that the server refuses with a code from 500 stays refused. (RFC 5321, 4.2.1) */
const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500
