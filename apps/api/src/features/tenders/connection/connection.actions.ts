import { randomBytes } from 'node:crypto'
import type { TenderConnection, TenderConnectionFields } from '@lanewise/contract/tender-connections'
import { connectionKindLabels } from '@lanewise/domain/tenders/connections'
import { webhookObstacle } from '#connectors/webhook/post-webhook.ts'
import { carrierOf, changeCarrier } from '#features/carriers/index.ts'
import type { Context, Work } from '#platform/context.ts'
import { replacePersonalLink } from '#platform/links/personal-links.ts'
import { refuse } from '#platform/refuse.ts'
import { seal } from '#platform/secrets/sealed.ts'
import type { TenderDesk } from '../desk.ts'
import { findReceived, receivedOf } from '../inbound/interchanges.queries.ts'
import { findMessage, messagesOfConnection } from '../messages/messages.queries.ts'
import { connectionOf, saveConnection, writeConnection } from './connection.queries.ts'
import { connectionView, inWords } from './connection.view.ts'

export async function getTenderConnection({ db }: Context, carrierId: string): Promise<TenderConnection> {
  const carrier = (await carrierOf(db, carrierId)) ?? refuse.notFound('carrier')
  const connection = await connectionOf(db, carrierId)
  const [messages, received] = connection
    ? await Promise.all([messagesOfConnection(db, connection.id), receivedOf(db, connection.id)])
    : [[], []]
  return connectionView(carrier, connection ?? null, { messages, received })
}

export async function setTenderConnection(
  ctx: Context,
  desk: TenderDesk,
  carrierId: string,
  fields: TenderConnectionFields,
): Promise<TenderConnection> {
  refuseWebhook(desk, fields)
  await changeCarrier(ctx, carrierId, {
    run: async () => {
      const before = await connectionOf(ctx.db, carrierId)
      const after = await writeConnection(ctx.db, carrierId, fields, ctx.now)
      const words = [before ? inWords(before) : connectionKindLabels.Email, inWords(after)] as const
      return words[0] === words[1] ? null : { changes: { tenderConnection: words } }
    },
  })
  return getTenderConnection(ctx, carrierId)
}

/** Nobody outside sends the portal into its own network. */
function refuseWebhook(desk: TenderDesk, { kind, webhookUrl }: TenderConnectionFields) {
  const obstacle = kind === 'API' && webhookUrl ? webhookObstacle(webhookUrl, desk.webhooks) : null
  if (obstacle) refuse.invalid(obstacle, { webhookUrl: [obstacle] })
}

/** Secrets are told once; of the token only its hash is kept, the other one sealed. */
export async function createConnectionSecrets(ctx: Context, carrierId: string) {
  const made: { token: string; webhookSecret: string | null } = { token: '', webhookSecret: null }
  await changeCarrier(ctx, carrierId, {
    run: async ({ name }) => {
      const connection = await connectionOf(ctx.db, carrierId)
      if (!connection || connection.kind === 'Email') return refuse.conflict('Offers to this carrier go by mail')
      made.token = await replacePersonalLink(ctx, 'carrier', { recordId: connection.id, holder: name })
      if (connection.kind === 'API') made.webhookSecret = randomBytes(32).toString('base64url')
      const webhookSecret = made.webhookSecret && (await seal(ctx.db, made.webhookSecret))
      await saveConnection(ctx.db, connection.id, { tokenMadeAt: ctx.now, webhookSecret }, ctx.now)
      return { changes: { tenderConnection: [inWords(connection), `${inWords(connection)}, new secrets`] } }
    },
  })
  return made
}

/** A file that went to the carrier or came from it. */
export async function getEdiFile({ transaction, files }: Work, id: { carrierId: string; ediFileId: string }) {
  const file = await transaction(async ({ db }) => {
    const connection = (await connectionOf(db, id.carrierId)) ?? refuse.notFound('file')
    const found = (await findMessage(db, id.ediFileId)) ?? (await findReceived(db, id.ediFileId))
    if (found?.connectionId !== connection.id || !found.storedAs) return refuse.notFound('file')
    return { storedAs: found.storedAs, fileName: found.fileName ?? '', contentType: found.contentType ?? '' }
  })
  const bytes = (await files.read(file.storedAs)) ?? refuse.notFound('file')
  return { contentType: file.contentType, fileName: file.fileName, data: bytes.toString('base64') }
}
