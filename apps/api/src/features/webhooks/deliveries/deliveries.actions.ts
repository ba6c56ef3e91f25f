import type { WebhookDelivery } from '@lanewise/contract/webhooks'
import type { Context } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { findWebhook, lockWebhook, saveWebhook } from '../webhooks.queries.ts'
import { announceDelivery } from './deliver.ts'
import { enqueueDelivery } from './deliver-kind.ts'
import { type DeliveryRow, deliveriesOf, lockDelivery, saveDelivery } from './deliveries.queries.ts'

export async function getWebhookDeliveries({ db }: Context, webhookId: string) {
  if (!(await findWebhook(db, webhookId))) refuse.notFound('webhook')
  return { data: (await deliveriesOf(db, webhookId)).map(deliveryView) }
}

/** Sends a delivery again now, with retries for another day. (NOTIFY-5) */
export async function redeliverWebhook(
  ctx: Context,
  { webhookId, deliveryId }: { webhookId: string; deliveryId: string },
) {
  const webhook = (await lockWebhook(ctx.db, webhookId)) ?? refuse.notFound('webhook')
  const delivery = await lockDelivery(ctx.db, deliveryId)
  if (delivery?.webhookId !== webhookId) return refuse.notFound('delivery')
  if (webhook.isPaused) refuse.conflict(`Webhook ${webhook.name} is paused`)
  const round = delivery.round + 1
  const anew = { round, state: 'Waiting' as const, attempts: 0, firstAttemptAt: ctx.now, nextAttemptAt: null }
  await saveDelivery(ctx.db, deliveryId, anew)
  await saveWebhook(ctx.db, webhookId, {}, ctx.now)
  await enqueueDelivery(ctx, { ...delivery, round, attempts: 0 }, 0)
  ctx.record({ entity: 'webhook', id: webhookId, name: webhook.name }, 'changed', {
    redelivery: [null, `${delivery.event} of ${delivery.about}`],
  })
  announceDelivery(ctx, webhook)
  return { id: deliveryId }
}

const deliveryView = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  event: row.event,
  about: row.about,
  state: row.state,
  attempts: row.attempts,
  createdAt: row.createdAt.toISOString(),
  attemptedAt: row.attemptedAt?.toISOString() ?? null,
  responseStatus: row.responseStatus,
  responseMilliseconds: row.responseMs,
  reason: row.reason,
  nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
})
