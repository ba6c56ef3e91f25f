import { html } from '#platform/html.ts'

export type MailContent = {
  subject: string
  paragraphs: string[]
  action?: { label: string; url: string }
  footer?: string
  productName: string
  unsubscribeUrl?: string
}

const endMails = 'Unsubscribe'

/** The plain text part, for mail clients that show nothing else. */
export function textBody({ paragraphs, action, footer, productName, unsubscribeUrl }: MailContent): string {
  const end = unsubscribeUrl && `${endMails}:\n${unsubscribeUrl}`
  const parts = [...paragraphs, action && `${action.label}:\n${action.url}`, `-- \n${productName}`, footer, end]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

const font = "font-family:Inter,system-ui,'Segoe UI',Helvetica,Arial,sans-serif;font-size:15px;line-height:22px"
// No colors of our own, so that the client's light or dark theme stays readable.
const button =
  'display:inline-block;padding:9px 16px;border:1px solid;border-radius:6px;font-weight:600;text-decoration:none'

/** The HTML part: simple blocks, inline styles, no pictures and no external resources. */
export function htmlBody(content: MailContent): string {
  const { subject, paragraphs, action, footer, productName, unsubscribeUrl } = content
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="margin:0;padding:24px;${font}"><div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 20px;font-weight:600">${productName}</p>
${paragraphs.map((paragraph) => html`<p style="margin:0 0 14px">${paragraph}</p>\n`)}
${
  action &&
  html`<p style="margin:20px 0"><a href="${action.url}" style="${button}">${action.label}</a></p>
<p style="margin:0 0 14px;font-size:13px">If the button does not work, open this address:<br><a href="${action.url}">${action.url}</a></p>`
}
${footer && html`<p style="margin:24px 0 0;font-size:13px">${footer}</p>`}
${unsubscribeUrl && html`<p style="margin:8px 0 0;font-size:13px"><a href="${unsubscribeUrl}">${endMails}</a></p>`}
</div></body>
</html>
`.markup
}
