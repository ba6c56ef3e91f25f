import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import type { JobKind } from '#platform/job-kind.ts'
import type { DeliveryRow } from './deliveries.queries.ts'

/** Which sending anew an attempt belongs to, and which of it it is. */
const attempt = z.object({ deliveryId: z.uuid(), round: z.int(), attempt: z.int() })
export type Attempt = z.output<typeof attempt>

const payload = attempt.extend({ webhookId: z.uuid(), recordId: z.uuid(), turn: z.int() })

/** One attempt; when the next one comes is the rule of the product, so the queue repeats only what broke off. */
export const deliver: JobKind<typeof payload> = {
  name: 'webhooks.deliver',
  payload,
  attempts: 10,
  key: ({ deliveryId, round, attempt: number, turn }) => `${deliveryId}:${round}:${number}:${turn}`,
  line: ({ webhookId, recordId }) => `${webhookId}/${recordId}`,
}

const later = attempt.extend({ seconds: z.int() })

/** Lets an attempt begin later; it keeps no place in the line meanwhile, so that somebody can have it sent at once. */
export const retry: JobKind<typeof later> = {
  name: 'webhooks.retry',
  payload: later,
  attempts: 10,
  key: ({ deliveryId, round, attempt: number }) => `${deliveryId}:${round}:${number}`,
  delay: ({ seconds }) => seconds,
}

type Queued = Pick<DeliveryRow, 'id' | 'webhookId' | 'recordId' | 'round' | 'attempts'>

/** A second time for the same attempt needs another turn: the queue knows the first one as done. */
export const enqueueDelivery = (
  { enqueue }: Context,
  { id, webhookId, recordId, round, attempts }: Queued,
  turn: number,
) => enqueue(deliver, { deliveryId: id, webhookId, recordId, round, attempt: attempts, turn })
