import type { MessagePurpose } from '@lanewise/domain/tenders/connections'
import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import type { JobKind } from '#platform/job-kind.ts'
import type { ConnectionRow } from '../connection/connection.queries.ts'
import type { OfferRow } from '../tenders.queries.ts'
import { insertMessage } from './messages.queries.ts'

const payload = z.object({ messageId: z.uuid(), offerId: z.uuid() })

/** A withdrawal waits behind its offer; what cannot be sent is tried again, ever more seldom, until the offer is over. */
export const sendMessage: JobKind<typeof payload> = {
  name: 'tenders.send-message',
  payload,
  attempts: 200,
  key: ({ messageId }) => messageId,
  line: ({ offerId }) => offerId,
}

type Queued = {
  offer: OfferRow
  connection: Pick<ConnectionRow, 'id'> & { kind: 'EDI' | 'API' }
  purpose: MessagePurpose
}

/** TENDER-3: what goes to a carrier's system leaves after the commit, by a job. */
export async function queueMessage(ctx: Context, { offer, connection, purpose }: Queued) {
  const messageId = await insertMessage(ctx.db, {
    createdAt: ctx.now,
    offerId: offer.id,
    connectionId: connection.id,
    method: connection.kind,
    purpose,
    state: 'Waiting',
  })
  await ctx.enqueue(sendMessage, { messageId, offerId: offer.id })
}
