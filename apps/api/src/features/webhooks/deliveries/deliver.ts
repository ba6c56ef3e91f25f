import { webhookChanged } from '@lanewise/contract/webhooks'
import { minutesToNextAttempt } from '@lanewise/domain/webhooks/backoff'
import { isAnswer, isResting } from '@lanewise/domain/webhooks/circuit'
import { postWebhook, WebhookFailure, type WebhookSettings } from '#connectors/webhook/post-webhook.ts'
import type { Context } from '#platform/context.ts'
import { type JobDefinition, type JobWork, job } from '#platform/jobs/job.ts'
import { unseal } from '#platform/secrets/sealed.ts'
import { findWebhook, lockWebhook } from '../webhooks.queries.ts'
import { countCall, goOn, mayTry } from './circuit.ts'
import { type Attempt, deliver, enqueueDelivery, retry } from './deliver-kind.ts'
import { type DeliveryRow, findDelivery, firstWaiting, lockDelivery, saveDelivery } from './deliveries.queries.ts'

type Answered = { status: number | null; milliseconds: number; reason: string | null }

/** Calls the webhook between two transactions, so that no transaction waits for the network. (NOTIFY-5) */
export const deliverJob = (settings: WebhookSettings): JobDefinition<typeof deliver.payload, Answered | null> =>
  job({
    ...deliver,
    // A webhook that never answers keeps two places for the length of its timeout. The others go on, and a company never
    // has all places.
    atOnce: 18,
    atOncePerGroup: 2,
    prepare: async (work: JobWork, attempt) => {
      const ready = await work.transaction((ctx) => prepared(ctx, attempt))
      return ready && send(ready, settings, work.signal)
    },
    run: async (ctx, attempt, answered) => {
      if (answered) await noteAnswer(ctx, attempt, answered)
    },
  })

/**
 * Null when the attempt is not to be sent now: it was sent already, a redelivery replaced it, the webhook is paused, or
 * an earlier delivery is unfinished.
 */
async function prepared(ctx: Context, { deliveryId, round, attempt }: Attempt) {
  const delivery = await findDelivery(ctx.db, deliveryId)
  if (delivery?.state !== 'Waiting' || delivery.round !== round || delivery.attempts !== attempt) return null
  const webhook = await findWebhook(ctx.db, delivery.webhookId)
  if (!webhook || webhook.isPaused) return null
  const [first] = await firstWaiting(ctx.db, webhook.id, delivery.recordId)
  if (first?.id !== deliveryId) return null
  const isByHand = round > 1 && attempt === 0
  if (!isByHand && !(await mayTry(ctx, webhook))) return null
  return { delivery, url: webhook.url, secret: await unseal(ctx.db, webhook.secret) }
}

type Ready = { delivery: DeliveryRow; url: string; secret: string }

async function send(
  { delivery, url, secret }: Ready,
  settings: WebhookSettings,
  signal: AbortSignal,
): Promise<Answered> {
  const startedAt = performance.now()
  const took = () => Math.round(performance.now() - startedAt)
  const call = { url, secret, body: delivery.body, deliveryId: delivery.id, now: new Date(), signal }
  try {
    return { status: await postWebhook(call, settings), milliseconds: took(), reason: null }
  } catch (error) {
    // A stopping process hands the job back. That does not count as a failure of the receiver.
    if (signal.aborted || !(error instanceof WebhookFailure)) throw error
    return { status: error.status, milliseconds: took(), reason: error.message }
  }
}

async function noteAnswer(
  ctx: Context,
  { deliveryId, round, attempt }: Attempt,
  { status, milliseconds, reason }: Answered,
) {
  const match = await findDelivery(ctx.db, deliveryId)
  const webhook = match && (await lockWebhook(ctx.db, match.webhookId))
  if (!webhook) return
  const delivery = await lockDelivery(ctx.db, deliveryId)
  if (!delivery || delivery.round !== round || delivery.attempts !== attempt) return
  const firstAttemptAt = delivery.firstAttemptAt ?? ctx.now
  const minutes = reason === null ? null : pauseAfter(ctx.now, firstAttemptAt, attempt + 1)
  const state = reason === null ? 'Delivered' : minutes === null ? 'Failed' : 'Waiting'
  await saveDelivery(ctx.db, deliveryId, {
    state,
    attempts: attempt + 1,
    firstAttemptAt,
    attemptedAt: ctx.now,
    nextAttemptAt: minutes === null ? null : new Date(ctx.now.getTime() + minutes * 60_000),
    responseStatus: status,
    responseMs: milliseconds,
    reason,
  })
  announceDelivery(ctx, webhook)
  await countCall(ctx, webhook, reason === null || isAnswer(status))
  if (minutes === null) await goOn(ctx, webhook.id, delivery.recordId)
  else await ctx.enqueue(retry, { deliveryId, round, attempt: attempt + 1, seconds: minutes * 60 })
}

const pauseAfter = (now: Date, first: Date, failures: number) =>
  minutesToNextAttempt(failures, Math.floor((now.getTime() - first.getTime()) / 60_000))

export const retryJob = job({
  ...retry,
  run: async (ctx, { deliveryId, round, attempt }) => {
    const delivery = await findDelivery(ctx.db, deliveryId)
    if (delivery?.round !== round || delivery.attempts !== attempt) return
    const webhook = await lockWebhook(ctx.db, delivery.webhookId)
    // One look a minute sends what is due.
    if (webhook && !webhook.isPaused && !isResting(webhook, ctx.now)) await enqueueDelivery(ctx, delivery, 0)
  },
})

/** Updates the list of deliveries with the result. */
export const announceDelivery = ({ emit }: Context, { id, name }: { id: string; name: string }) =>
  emit(webhookChanged, { id, name, action: 'delivered' })
