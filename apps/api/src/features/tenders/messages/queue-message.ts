import type { MessagePurpose } from '@lanewise/domain/tenders/connections'
import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import type { JobKind } from '#platform/job-kind.ts'
import type { ConnectionRow } from '../connection/connection.queries.ts'
import type { OfferRow } from '../tenders.queries.ts'
import { insertMessage } from './messages.queries.ts'

/** Messages queued by earlier versions name no connection. */
const payload = z.object({ messageId: z.uuid(), offerId: z.uuid(), connectionId: z.uuid().optional() })

/** A withdrawal is sent after its offer. A failed message is retried with growing pauses until the offer ends. */
export const sendMessage: JobKind<typeof payload> = {
  name: 'tenders.send-message',
  payload,
  attempts: 200,
  key: ({ messageId }) => messageId,
  line: ({ offerId }) => offerId,
  group: ({ connectionId }) => connectionId,
}

type Queued = {
  offer: OfferRow
  connection: Pick<ConnectionRow, 'id'> & { kind: 'EDI' | 'API' }
  purpose: MessagePurpose
}

/** Queues a message to a carrier's system. A job sends it after the commit. (TENDER-3) */
export async function queueMessage(ctx: Context, { offer, connection, purpose }: Queued) {
  const messageId = await insertMessage(ctx.db, {
    createdAt: ctx.now,
    offerId: offer.id,
    connectionId: connection.id,
    method: connection.kind,
    purpose,
    state: 'Waiting',
  })
  await ctx.enqueue(sendMessage, { messageId, offerId: offer.id, connectionId: connection.id })
}
