import { randomBytes } from 'node:crypto'
import type { TenderConnection, TenderConnectionFields } from '@lanewise/contract/tender-connections'
import { connectionKindLabels } from '@lanewise/domain/tenders/connections'
import { webhookObstacle } from '#connectors/webhook/post-webhook.ts'
import { carrierOf, changeCarrier } from '#features/carriers/index.ts'
import type { TenderDeps } from '#features/tenders/deps.ts'
import type { Context, Work } from '#platform/context.ts'
import { replacePersonalLink } from '#platform/links/personal-links.ts'
import { refuse } from '#platform/refuse.ts'
import { seal } from '#platform/secrets/sealed.ts'
import { findReceived, receivedOf } from '../inbound/interchanges.queries.ts'
import { findMessage, messagesOfConnection } from '../messages/messages.queries.ts'
import { connectionOf, saveConnection, writeConnection } from './connection.queries.ts'
import { connectionText, connectionView } from './connection.view.ts'

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
  deps: TenderDeps,
  carrierId: string,
  fields: TenderConnectionFields,
): Promise<TenderConnection> {
  refuseWebhook(deps, fields)
  await changeCarrier(ctx, carrierId, {
    run: async () => {
      const before = await connectionOf(ctx.db, carrierId)
      const after = await writeConnection(ctx.db, carrierId, fields, ctx.now)
      const texts = [before ? connectionText(before) : connectionKindLabels.Email, connectionText(after)] as const
      return texts[0] === texts[1] ? null : { changes: { tenderConnection: texts } }
    },
  })
  return getTenderConnection(ctx, carrierId)
}

/** Refuses webhook addresses inside the portal's own network, so that outsiders cannot make the portal call it. */
function refuseWebhook(deps: TenderDeps, { kind, webhookUrl }: TenderConnectionFields) {
  const obstacle = kind === 'API' && webhookUrl ? webhookObstacle(webhookUrl, deps.webhooks) : null
  if (obstacle) refuse.invalid(obstacle, { webhookUrl: [obstacle] })
}

/** Secrets are shown only once. Only a hash of the token is stored, and the webhook secret is stored encrypted. */
export async function createConnectionSecrets(ctx: Context, carrierId: string) {
  const made: { token: string; webhookSecret: string | null } = { token: '', webhookSecret: null }
  await changeCarrier(ctx, carrierId, {
    run: async ({ name }) => {
      const connection = await connectionOf(ctx.db, carrierId)
      if (!connection || connection.kind === 'Email') return refuse.conflict('Offers to this carrier go by email')
      made.token = await replacePersonalLink(ctx, 'carrier', { recordId: connection.id, holder: name })
      if (connection.kind === 'API') made.webhookSecret = randomBytes(32).toString('base64url')
      const webhookSecret = made.webhookSecret && (await seal(ctx.db, made.webhookSecret))
      await saveConnection(ctx.db, connection.id, { tokenMadeAt: ctx.now, webhookSecret }, ctx.now)
      return {
        changes: { tenderConnection: [connectionText(connection), `${connectionText(connection)}, new secrets`] },
      }
    },
  })
  return made
}

/** A file sent to the carrier or received from it. */
export async function getEdiFile({ transaction, files }: Work, id: { carrierId: string; ediFileId: string }) {
  const file = await transaction(async ({ db }) => {
    const connection = (await connectionOf(db, id.carrierId)) ?? refuse.notFound('file')
    const ediFile = (await findMessage(db, id.ediFileId)) ?? (await findReceived(db, id.ediFileId))
    if (ediFile?.connectionId !== connection.id || !ediFile.storedAs) return refuse.notFound('file')
    return { storedAs: ediFile.storedAs, fileName: ediFile.fileName ?? '', contentType: ediFile.contentType ?? '' }
  })
  const bytes = (await files.read(file.storedAs)) ?? refuse.notFound('file')
  return { contentType: file.contentType, fileName: file.fileName, data: bytes.toString('base64') }
}
