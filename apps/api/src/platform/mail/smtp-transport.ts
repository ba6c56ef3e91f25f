import { createTransport } from 'nodemailer'
import type { MailAttachment } from './mail.ts'

export type OutgoingMail = {
  messageId: string
  from: string
  to: string
  subject: string
  text: string
  html: string
  attachments: readonly MailAttachment[]
  unsubscribeUrl: string | null
}
export type MailTransport = { send(mail: OutgoingMail): Promise<void>; close(): void }

const seconds = 1000

export function createSmtpTransport(smtpUrl: string): MailTransport {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: 15 * seconds,
    greetingTimeout: 15 * seconds,
    socketTimeout: 60 * seconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ to, attachments, unsubscribeUrl, ...mail }) => {
      await transport.sendMail({
        ...mail,
        // As an object, the address stays a single address, whatever characters it contains.
        to: { name: '', address: to },
        attachments: attachments.map(({ fileName, contentType, base64 }) => ({
          filename: fileName,
          contentType,
          content: Buffer.from(base64, 'base64'),
        })),
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeUrl && { 'List-Unsubscribe': `<${unsubscribeUrl}>` }),
        },
      })
    },
    close: () => transport.close(),
  }
}
