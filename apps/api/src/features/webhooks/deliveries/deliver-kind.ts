import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import type { JobKind } from '#platform/job-kind.ts'
import { shareOf } from '#platform/jobs/shares.ts'
import type { DeliveryRow } from './deliveries.queries.ts'

/** Delivery, redelivery round and attempt number within the round. */
const attempt = z.object({ deliveryId: z.uuid(), round: z.int(), attempt: z.int() })
export type Attempt = z.output<typeof attempt>

const payload = attempt.extend({ webhookId: z.uuid(), recordId: z.uuid(), turn: z.int() })

/**
 * One delivery attempt. The application schedules the next attempt itself, so the queue retries only interrupted jobs.
 */
export const deliver: JobKind<typeof payload> = {
  name: 'webhooks.deliver',
  payload,
  attempts: 10,
  key: ({ deliveryId, round, attempt: number, turn }) => `${deliveryId}:${round}:${number}:${turn}`,
  line: ({ webhookId, recordId }) => `${webhookId}/${recordId}`,
  group: ({ webhookId }) => shareOf(webhookId),
}

const later = attempt.extend({ seconds: z.int() })

/**
 * Schedules a later attempt. It does not block the webhook's line in the meantime, so that a manual redelivery can be
 * sent at once.
 */
export const retry: JobKind<typeof later> = {
  name: 'webhooks.retry',
  payload: later,
  attempts: 10,
  key: ({ deliveryId, round, attempt: number }) => `${deliveryId}:${round}:${number}`,
  delay: ({ seconds }) => seconds,
}

type Queued = Pick<DeliveryRow, 'id' | 'webhookId' | 'recordId' | 'round' | 'attempts'>

/** Queueing the same attempt again needs a new turn number, because the queue treats the first job as done. */
export const enqueueDelivery = (
  { enqueue }: Context,
  { id, webhookId, recordId, round, attempts }: Queued,
  turn: number,
) => enqueue(deliver, { deliveryId: id, webhookId, recordId, round, attempt: attempts, turn })
