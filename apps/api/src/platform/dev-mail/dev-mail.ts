import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '#platform/db/database.ts'
import { type ListedMail, listView, mailView, missingView } from '#platform/dev-mail/dev-mail-pages.ts'
import { type Html, html, raw } from '#platform/html.ts'
import { refuseUnknownAddress } from '#platform/http/answer/problem-handler.ts'
import type { MailAttachment } from '#platform/mail/mail.ts'

const mostMails = 200
const pageStyle = readFileSync(join(import.meta.dirname, 'dev-mail.css'), 'utf8')
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Pages that show the mail outbox, for installations without a mail server. They are mounted in demo mode only.
 * (NOTIFY-2)
 */
export function mountDevMail(app: FastifyInstance, db: Db, { productName, isVisibleTo = everybody }: DevMailOptions) {
  const send = (request: FastifyRequest, reply: FastifyReply, view: View) =>
    reply
      .code(view.status ?? 200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(page(view, productName, request.cspNonce))
  app.get('/dev/mail', async (request, reply) => {
    if (!isVisibleTo(request.raw)) return refuseUnknownAddress(request, reply)
    return send(request, reply, listView(await newestMails(db)))
  })
  app.get<{ Params: { id: string } }>('/dev/mail/:id', async (request, reply) => {
    if (!isVisibleTo(request.raw)) return refuseUnknownAddress(request, reply)
    const mail = uuid.test(request.params.id) ? await findMail(db, request.params.id) : undefined
    return send(request, reply, mail ? mailView(mail) : missingView)
  })
  app.get<{ Params: { id: string; index: string } }>('/dev/mail/:id/files/:index', async (request, reply) => {
    if (!isVisibleTo(request.raw)) return refuseUnknownAddress(request, reply)
    const mail = uuid.test(request.params.id) ? await findMail(db, request.params.id) : undefined
    const file = ((mail?.attachments ?? []) as MailAttachment[])[Number(request.params.index)]
    if (!file) return send(request, reply, missingView)
    return reply.type(file.contentType).header('cache-control', 'no-store').send(Buffer.from(file.base64, 'base64'))
  })
}

type DevMailOptions = {
  productName: string
  /** Mails contain personal links, so a demo that other machines can reach shows them only on its own machine. */
  isVisibleTo?: (request: IncomingMessage) => boolean
}
const everybody = () => true

export type View = { title: string; main: Html; status?: number }

const listed = [
  ...(['id', 'companyId', 'kind', 'recipient', 'subject', 'textBody', 'htmlBody', 'createdAt'] as const),
  ...(['attempts', 'nextAttemptAt', 'lastError', 'sentAt', 'failedAt'] as const),
]

const newestMails = (db: Db): Promise<ListedMail[]> =>
  db.selectFrom('system.mails').select(listed).orderBy('createdAt', 'desc').limit(mostMails).execute()

const findMail = (db: Db, id: string) =>
  db.selectFrom('system.mails').selectAll().where('id', '=', id).executeTakeFirst()

const page = ({ title, main }: View, productName: string, nonce: string) =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${productName}</title>
<style nonce="${nonce}">${raw(pageStyle)}</style>
</head>
<body>
<header><a href="/">${productName}</a></header>
<main>
<h1>${title}</h1>
${main}
</main>
</body>
</html>
`.markup
