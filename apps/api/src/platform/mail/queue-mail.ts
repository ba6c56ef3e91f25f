import { randomUUID } from 'node:crypto'
import type { Tx } from '#platform/db/database.ts'
import type { Mail } from './mail.ts'
import { htmlBody, textBody } from './mail-body.ts'

export type { Mail }

/** Mailers of all processes listen to this channel and check the outbox at once. */
export const mailChannel = 'lanewise_mail'

/** Writes the mail in the transaction that causes it. It is sent after the commit or never. (NOTIFY-1) */
export async function queueMail(db: Tx, mail: Mail): Promise<{ id: string }> {
  const id = mail.id ?? randomUUID()
  const content = { ...mail, subject: oneLine(mail.subject), productName: mail.productName ?? 'Lanewise' }
  await db
    .insertInto('system.mails')
    .values({
      id,
      companyId: mail.companyId,
      kind: mail.kind,
      recipient: oneLine(mail.to),
      subject: content.subject,
      textBody: textBody(content),
      htmlBody: htmlBody(content),
      unsubscribeUrl: mail.unsubscribeUrl ?? null,
      attachments: JSON.stringify(mail.attachments ?? []),
    })
    .execute()
  return { id }
}

/** A line break in a header would start another header. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
