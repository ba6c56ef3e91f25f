import { orderChanged } from '@lanewise/contract/orders'
import { offerChanged, onTimeChanged, shipmentChanged } from '@lanewise/contract/shipments'
import type { WebhookTopic } from '@lanewise/domain/webhooks/topics'
import type { Context } from '#platform/context.ts'
import { reaction } from '#platform/jobs/reaction.ts'
import { webhooksFor } from '../webhooks.queries.ts'
import { mustWait } from './circuit.ts'
import { enqueueDelivery } from './deliver-kind.ts'
import { orderData, shipmentData, tenderData } from './delivered.queries.ts'
import { insertDelivery, saveDelivery } from './deliveries.queries.ts'

type WebhookEvent = { topic: WebhookTopic; what: string; recordId: string; about: string }
type Data = Record<string, unknown>

/**
 * Queues events of shipments, orders and tenders for the subscribed webhooks, in the order in which they happened.
 * (NOTIFY-5)
 */
export const reactions = [
  reaction('webhooks.shipment', shipmentChanged, (ctx, { id, shipmentNumber, action }) =>
    queue(ctx, { topic: 'shipment', what: nameOf(action), recordId: id, about: shipmentNumber }, () =>
      shipmentData(ctx.db, id),
    ),
  ),
  reaction('webhooks.on-time', onTimeChanged, (ctx, { id, shipmentNumber }) =>
    queue(ctx, { topic: 'shipment', what: 'onTimeStatus', recordId: id, about: shipmentNumber }, () =>
      shipmentData(ctx.db, id),
    ),
  ),
  reaction('webhooks.order', orderChanged, (ctx, { id, orderNumber, action }) =>
    queue(ctx, { topic: 'order', what: nameOf(action), recordId: id, about: orderNumber }, () => orderData(ctx.db, id)),
  ),
  reaction('webhooks.tender', offerChanged, (ctx, { id, shipmentNumber, action }) =>
    queue(ctx, { topic: 'tender', what: nameOf(action), recordId: id, about: shipmentNumber }, () =>
      tenderData(ctx.db, id),
    ),
  ),
]

/** Event name in camelCase: "InTransit" becomes "inTransit". */
const nameOf = (action: string) => action.charAt(0).toLowerCase() + action.slice(1)

async function queue(ctx: Context, { topic, what, recordId, about }: WebhookEvent, read: () => Promise<Data | null>) {
  const subscribed = await webhooksFor(ctx.db, topic)
  if (subscribed.length === 0) return
  const data = await read()
  if (!data) return
  const event = `${topic}.${what}`
  for (const webhook of subscribed) {
    const columns = { createdAt: ctx.now, webhookId: webhook.id, recordId, event, about, body: '' }
    const id = await insertDelivery(ctx.db, columns)
    const body = JSON.stringify({ deliveryId: id, event, createdAt: ctx.now.toISOString(), data })
    await saveDelivery(ctx.db, id, { body })
    if (!(await mustWait(ctx, webhook)))
      await enqueueDelivery(ctx, { id, webhookId: webhook.id, recordId, round: 1, attempts: 0 }, 0)
  }
}
