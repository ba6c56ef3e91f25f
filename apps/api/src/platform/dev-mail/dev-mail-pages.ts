import type { Selectable } from 'kysely'
import type { Tables } from '#platform/db/schema.gen.ts'
import { html, raw } from '#platform/html.ts'
import type { MailAttachment } from '#platform/mail/mail.ts'

export type MailRow = Selectable<Tables['system.mails']>
/** Without attachments, which are large. */
export type ListedMail = Omit<MailRow, 'attachments' | 'unsubscribeUrl'>

export const listView = (mails: ListedMail[]) => ({
  title: 'Mail outbox',
  main: html`<p>Mails that the product wrote, newest first. Without a mail server they stay here.</p>
${mails.length === 0 ? html`<p>No mail yet.</p>` : table(mails)}`,
})

export const mailView = (mail: MailRow) => ({
  title: mail.subject,
  main: html`<p><a href="/dev/mail">Mail outbox</a></p>
<dl><dt>To</dt><dd>${mail.recipient}</dd><dt>Written</dt><dd>${time(mail.createdAt)}</dd><dt>State</dt><dd>${stateOf(mail)}</dd>${filesOf(mail)}</dl>
<section aria-labelledby="formatted"><h2 id="formatted">Formatted part</h2><div class="mail">${raw(bodyOf(mail.htmlBody))}</div></section>
<section aria-labelledby="plain"><h2 id="plain">Plain part</h2><pre tabindex="0">${mail.textBody}</pre></section>`,
})

export const missingView = {
  title: 'No such mail',
  status: 404,
  main: html`<p>This mail does not exist. <a href="/dev/mail">Mail outbox</a></p>`,
}

const table = (mails: ListedMail[]) => html`<div class="wide"><table>
<thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">State</th><th scope="col">Written</th></tr></thead>
<tbody>
${mails.map(
  (
    mail,
  ) => html`<tr><td><a href="/dev/mail/${mail.id}">${mail.subject}</a></td><td>${mail.recipient}</td><td>${stateOf(mail)}</td><td>${time(mail.createdAt)}</td></tr>
`,
)}</tbody>
</table></div>`

function stateOf({ sentAt, failedAt, attempts, lastError }: ListedMail) {
  if (sentAt) return 'Sent'
  if (failedAt) return `Failed: ${lastError}`
  return attempts === 0 ? 'Waiting' : `Waiting after attempt ${attempts}: ${lastError ?? 'running'}`
}

const filesOf = ({ id, attachments }: MailRow) =>
  (attachments as MailAttachment[]).map(
    ({ fileName }, index) =>
      html`<dt>File</dt><dd><a href="/dev/mail/${id}/files/${String(index)}">${fileName}</a></dd>`,
  )

const time = (at: Date) =>
  html`<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 19).replace('T', ' ')} UTC</time>`

/** The content of the body element. Our content security policy forbids style attributes. */
const bodyOf = (document: string) =>
  (/<body[^>]*>([\s\S]*)<\/body>/.exec(document)?.[1] ?? '').replace(/ style="[^"]*"/g, '')
