import { circuitAfter, isFailing, isResting, restEnd } from '@lanewise/domain/webhooks/circuit'
import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import type { JobKind } from '#platform/job-kind.ts'
import { job } from '#platform/jobs/job.ts'
import { lockWebhook, saveCircuit, shareWebhook, startTry, type WebhookRow } from '../webhooks.queries.ts'
import { enqueueDelivery } from './deliver-kind.ts'
import { failOldDeliveries, firstWaiting, nextToTry } from './deliveries.queries.ts'

const minute = 60_000
const payload = z.object({ webhookId: z.uuid(), minute: z.int() })

/** Looks once a minute at a webhook that does not answer. */
const look: JobKind<typeof payload> = {
  name: 'webhooks.look',
  payload,
  attempts: 10,
  key: ({ webhookId, minute: at }) => `${webhookId}:${at}`,
  delay: ({ minute: at }) => Math.max(0, Math.ceil(at * 60 - Date.now() / 1000)),
}

const lookAgain = (ctx: Context, webhookId: string) =>
  ctx.enqueue(look, { webhookId, minute: Math.floor(ctx.now.getTime() / minute) + 1 })

/** Sends the delivery whose turn it is, as the only one, until the webhook answers again. */
export const lookJob = job({
  ...look,
  run: async (ctx, { webhookId }) => {
    const webhook = await lockWebhook(ctx.db, webhookId)
    if (!webhook || webhook.isPaused || !isFailing(webhook)) return
    await failOldDeliveries(ctx.db, webhookId, ctx.now)
    const next = await nextToTry(ctx.db, webhookId)
    // Whatever comes now is sent at once, and begins the looks anew.
    if (!next) return saveCircuit(ctx.db, webhookId, { restsUntil: null })
    const isDue = next.nextAttemptAt === null || next.nextAttemptAt <= ctx.now
    if (isDue) await enqueueDelivery(ctx, next, ctx.now.getTime())
    await lookAgain(ctx, webhookId)
  },
})

/** Whether a delivery may be sent now. To a webhook that does not answer, one at a time may. */
export async function mayTry(ctx: Context, webhook: WebhookRow): Promise<boolean> {
  return !isFailing(webhook) || startTry(ctx.db, webhook.id, { now: ctx.now, restsUntil: restEnd(ctx.now) })
}

/** Whether a new delivery has to wait. Reads under a lock, so that nobody ends the waiting meanwhile. */
export async function mustWait(ctx: Context, webhook: WebhookRow): Promise<boolean> {
  if (!webhook.isPaused && !isResting(webhook, ctx.now)) return false
  const current = await shareWebhook(ctx.db, webhook.id)
  return !current || current.isPaused || isResting(current, ctx.now)
}

/** Counts a call. The first answer after many failures lets all deliveries go that waited. */
export async function countCall(ctx: Context, webhook: WebhookRow, hasAnswered: boolean) {
  const circuit = circuitAfter(webhook, hasAnswered, ctx.now)
  if (!circuit) return
  await saveCircuit(ctx.db, webhook.id, circuit)
  if (isFailing(circuit)) await lookAgain(ctx, webhook.id)
  else if (isFailing(webhook)) await goOn(ctx, webhook.id)
}

/** Queues the next waiting delivery of one record, or of each record. */
export async function goOn(ctx: Context, webhookId: string, recordId: string | null = null) {
  const waiting = await firstWaiting(ctx.db, webhookId, recordId)
  // A delivery that waits for its next attempt keeps its own schedule.
  for (const delivery of waiting.filter(({ nextAttemptAt }) => !nextAttemptAt || nextAttemptAt <= ctx.now))
    await enqueueDelivery(ctx, delivery, ctx.now.getTime())
}
