import type { Selectable } from 'kysely'
import type { Tables } from '#platform/db/schema.gen.ts'
import { html, raw } from '#platform/html.ts'

export type MailRow = Selectable<Tables['system.mails']>

export const listView = (mails: MailRow[]) => ({
  title: 'Mail outbox',
  main: html`<p>Mails that the product wrote, newest first. Without a mail server they stay here.</p>
${mails.length === 0 ? html`<p>No mail yet.</p>` : table(mails)}`,
})

export const mailView = (mail: MailRow) => ({
  title: mail.subject,
  main: html`<p><a href="/dev/mail">Mail outbox</a></p>
<dl><dt>To</dt><dd>${mail.recipient}</dd><dt>Written</dt><dd>${time(mail.createdAt)}</dd><dt>State</dt><dd>${stateOf(mail)}</dd></dl>
<section aria-labelledby="formatted"><h2 id="formatted">Formatted part</h2><div class="mail">${raw(bodyOf(mail.htmlBody))}</div></section>
<section aria-labelledby="plain"><h2 id="plain">Plain part</h2><pre tabindex="0">${mail.textBody}</pre></section>`,
})

export const missingView = {
  title: 'No such mail',
  status: 404,
  main: html`<p>This mail does not exist. <a href="/dev/mail">Mail outbox</a></p>`,
}

const table = (mails: MailRow[]) => html`<div class="wide"><table>
<thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">State</th><th scope="col">Written</th></tr></thead>
<tbody>
${mails.map(
  (
    mail,
  ) => html`<tr><td><a href="/dev/mail/${mail.id}">${mail.subject}</a></td><td>${mail.recipient}</td><td>${stateOf(mail)}</td><td>${time(mail.createdAt)}</td></tr>
`,
)}</tbody>
</table></div>`

function stateOf({ sentAt, failedAt, attempts, lastError }: MailRow) {
  if (sentAt) return 'Sent'
  if (failedAt) return `Failed: ${lastError}`
  return attempts === 0 ? 'Waiting' : `Waiting after attempt ${attempts}: ${lastError ?? 'running'}`
}

const time = (at: Date) =>
  html`<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 19).replace('T', ' ')} UTC</time>`

/** What stands in the body; the policy of our pages forbids styles on elements. */
const bodyOf = (document: string) =>
  (/<body[^>]*>([\s\S]*)<\/body>/.exec(document)?.[1] ?? '').replace(/ style="[^"]*"/g, '')

export const pageStyle = `
:root { color-scheme: light dark; --canvas: #F5F6F8; --surface: #FFFFFF; --border: #E4E7EC; --text: #12161D; --text-2: #454E5C; --link: #1B4AC4 }
@media (prefers-color-scheme: dark) { :root { --canvas: #0D1015; --surface: #14181F; --border: #262C36; --text: #E9ECF1; --text-2: #B1B9C6; --link: #93B1FF } }
* { box-sizing: border-box }
body { margin: 0; background: var(--canvas); color: var(--text); font: 13px/20px Inter, system-ui, sans-serif }
header { height: 52px; padding: 0 24px; display: flex; align-items: center; background: var(--surface); border-bottom: 1px solid var(--border); font-weight: 600 }
header a { color: inherit; text-decoration: none }
main { max-width: 960px; margin: 0 auto; padding: 24px }
h1 { margin: 0 0 12px; font-size: 18px; line-height: 24px; overflow-wrap: anywhere }
h2 { margin: 24px 0 8px; font-size: 14px }
a { color: var(--link) }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px }
.wide { overflow-x: auto; background: var(--surface); border: 1px solid var(--border); border-radius: 8px }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: 8px 12px; text-align: left; vertical-align: top }
th { font-size: 12px; font-weight: 500; color: var(--text-2) }
td { border-top: 1px solid var(--border) }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 12px 0 0 }
dt { color: var(--text-2) }
dd { margin: 0; overflow-wrap: anywhere }
.mail, pre { margin: 0; padding: 16px; background: var(--surface); border: 1px solid var(--border); border-radius: 8px; overflow-wrap: anywhere }
pre { white-space: pre-wrap; font: 12px/18px ui-monospace, monospace }
@media (max-width: 600px) { main { padding: 12px } header { padding: 0 12px } }
`
