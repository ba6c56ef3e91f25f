import { createTransport } from 'nodemailer'

export type OutgoingMail = { messageId: string; from: string; to: string; subject: string; text: string; html: string }
export type MailTransport = { send(mail: OutgoingMail): Promise<void>; close(): void }

const seconds = 1000

/** Hands mails to the server that `SMTP_URL` names. */
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
    send: async ({ to, ...mail }) => {
      await transport.sendMail({
        ...mail,
        // As an object it is one address, whatever signs it holds.
        to: { name: '', address: to },
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    },
    close: () => transport.close(),
  }
}
