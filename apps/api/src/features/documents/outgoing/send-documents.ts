import { mailLimit } from '@lanewise/contract/documents'
import { plural } from '@lanewise/domain/shared/format'
import type { Context, Work } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { type Owner, ownerOf, recordDocuments } from '../documents.actions.ts'
import { findDocument } from '../documents.queries.ts'
import { lockedOwner } from '../upload-document.ts'
import { isSameOwner, type LoadedDocument, numberOf, readDocuments, refuseUnsendable } from './load-documents.ts'

type Request = { documentIds: readonly string[]; emails: readonly string[]; message: string }

/** Each recipient gets a separate mail, so that nobody sees the addresses of the others. */
export async function sendDocuments(work: Work, { documentIds, emails, message }: Request) {
  const { rows, owner } = await work.transaction((ctx) => loadChosen(ctx, documentIds))
  refuseUnsendable(rows, mailLimit)
  const documents = await readDocuments(work.files, rows)
  const receivers = [...new Map(emails.map((email) => [email.toLowerCase(), email])).values()]
  await work.transaction(async (ctx) => {
    const locked = await lockedOwner(ctx, owner)
    for (const to of receivers) ctx.mail(mailOf(ctx, locked, { to, message, documents }))
    const names = documents.map(({ name }) => name).join(', ')
    await recordDocuments(ctx, locked, { documents: [null, `${receivers.join(', ')}: ${names}`] }, 'sent')
  })
  return { sent: true as const }
}

/** One mail tells of one shipment or order. A document of an order on the shipment belongs to the shipment, too. */
async function loadChosen(ctx: Context, documentIds: readonly string[]) {
  const rows = await Promise.all(
    [...new Set(documentIds)].map(async (id) => (await findDocument(ctx.db, id)) ?? refuse.notFound('document')),
  )
  const owners = await Promise.all(rows.map((row) => ownerOf(ctx, row)))
  const [first = refuse.notFound('document'), ...others] = owners.map(sender)
  if (others.some((other) => !isSameOwner(first, other)))
    refuse.unprocessable('Send the documents of one shipment or order at a time')
  return { rows, owner: first }
}

const sender = ({ order, shipment }: Owner): Owner =>
  shipment ? { order: null, shipment } : { order: order as NonNullable<typeof order>, shipment: null }

type Letter = { to: string; message: string; documents: readonly LoadedDocument[] }

/** The mail about a blind shipment does not name the shipper, as its bill of lading does not. (DEF-112) */
function mailOf({ user }: Context, owner: Owner, { to, message, documents }: Letter) {
  const subject = `${owner.order ? 'order' : 'shipment'} ${numberOf(owner)}`
  const { isBlind } = owner.order ?? owner.shipment
  const count = plural(documents.length, 'document')
  return {
    companyId: user.companyId,
    kind: 'documents',
    to,
    subject: `Documents of ${subject}`,
    paragraphs: [
      `${user.firstName} ${user.lastName}${isBlind ? '' : ` of ${user.companyName}`} sends you ${count} of ${subject}.`,
      ...message.split(/\n+/).filter(Boolean),
    ],
    attachments: documents.map(({ name: fileName, contentType, bytes }) => ({
      fileName,
      contentType,
      base64: bytes.toString('base64'),
    })),
  }
}
