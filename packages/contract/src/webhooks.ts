import { phrase } from '@lanewise/domain/history/phrase'
import { httpsNeeded } from '@lanewise/domain/tenders/connections'
import { deliveryStates, webhookLabels, webhookTopicNames } from '@lanewise/domain/webhooks/topics'
import { z } from 'zod'
import { admin } from './api-keys.ts'
import { entity } from './entity.ts'
import { event } from './event.ts'
import { requiredText } from './fields.ts'
import { Id } from './list.ts'
import { operation } from './operation.ts'

const moment = z.iso.datetime()
const topics = z
  .array(z.enum(webhookTopicNames, 'Unknown events'))
  .min(1, 'Choose at least one kind of events')
  .max(webhookTopicNames.length)

export const Webhook = z.object({
  id: Id,
  name: z.string(),
  url: z.string(),
  topics: z.array(z.enum(webhookTopicNames)),
  isPaused: z.boolean(),
  createDateTime: moment,
  createdBy: z.string(),
  /** Result of its last delivery; null before the first delivery. */
  lastDelivery: z.object({ state: z.enum(deliveryStates), responseStatus: z.int().nullable(), at: moment }).nullable(),
  /** Number of deliveries waiting to be sent. */
  waiting: z.int(),
  /** Calls in a row that were not answered. */
  failures: z.int(),
  /** After many such calls the deliveries wait, and one a minute tries the webhook. */
  isFailing: z.boolean(),
})
export type Webhook = z.output<typeof Webhook>

export const WebhookFields = z.strictObject({
  name: requiredText(100, 'Enter a name for the webhook'),
  url: requiredText(500).refine((value) => /^https?:\/\/[^\s@]+$/i.test(value) && URL.canParse(value), httpsNeeded),
  topics,
})
export type WebhookFields = z.output<typeof WebhookFields>

const one = z.strictObject({ webhookId: Id })
const withId = z.object({ id: Id })

export const getWebhooks = operation({
  name: 'getWebhooks',
  summary: 'Webhooks of the company, by name',
  method: 'GET',
  path: '/webhooks',
  permission: admin,
  answer: z.object({ data: z.array(Webhook) }),
})

export const createWebhook = operation({
  name: 'createWebhook',
  summary: 'Create a webhook; its signing secret is shown only once',
  method: 'POST',
  path: '/webhooks',
  permission: admin,
  body: WebhookFields,
  answer: z.object({ id: Id, secret: z.string() }),
  status: 201,
})

export const updateWebhook = operation({
  name: 'updateWebhook',
  summary: 'Change the events or the address of a webhook',
  method: 'PUT',
  path: '/webhooks/{webhookId}',
  permission: admin,
  params: one,
  body: WebhookFields,
  answer: withId,
})

export const setWebhookPaused = operation({
  name: 'setWebhookPaused',
  summary: 'Pause or resume the deliveries of a webhook',
  method: 'PUT',
  path: '/webhooks/{webhookId}/paused',
  permission: admin,
  params: one,
  body: z.strictObject({ isPaused: z.boolean('Answer true or false') }),
  answer: withId,
})

export const createWebhookSecret = operation({
  name: 'createWebhookSecret',
  summary: 'Replace the secret of a webhook; it is shown only once, and the old one is no longer used',
  method: 'POST',
  path: '/webhooks/{webhookId}/secret',
  permission: admin,
  params: one,
  answer: z.object({ id: Id, secret: z.string() }),
})

export const removeWebhook = operation({
  name: 'removeWebhook',
  summary: 'Remove a webhook; waiting deliveries are not sent',
  method: 'DELETE',
  path: '/webhooks/{webhookId}',
  permission: admin,
  params: one,
  answer: withId,
})

export const WebhookDelivery = z.object({
  id: Id,
  /** Event name as the receiver sees it: "shipment.changed". */
  event: z.string(),
  /** Number of the record that the event is about. */
  about: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.int(),
  createdAt: moment,
  /** Time of the last attempt. */
  attemptedAt: moment.nullable(),
  responseStatus: z.int().nullable(),
  responseMilliseconds: z.int().nullable(),
  /** Sentence that says why the delivery failed. */
  reason: z.string().nullable(),
  nextAttemptAt: moment.nullable(),
})
export type WebhookDelivery = z.output<typeof WebhookDelivery>

/** Deliveries of the last 30 days, at most 100. (NOTIFY-5) */
export const getWebhookDeliveries = operation({
  name: 'getWebhookDeliveries',
  summary: 'Deliveries of a webhook with its responses, newest first',
  method: 'GET',
  path: '/webhooks/{webhookId}/deliveries',
  permission: admin,
  params: one,
  answer: z.object({ data: z.array(WebhookDelivery) }),
})

export const redeliverWebhook = operation({
  name: 'redeliverWebhook',
  summary: 'Send a delivery again now',
  method: 'POST',
  path: '/webhooks/{webhookId}/deliveries/{deliveryId}/redeliver',
  permission: admin,
  params: one.extend({ deliveryId: Id }),
  answer: withId,
})

export const webhookChanged = event({
  name: 'webhookChanged',
  entity: 'webhook',
  payload: z.object({ id: Id, name: z.string(), action: z.enum(['created', 'changed', 'deleted', 'delivered']) }),
})

export const webhookEntity = entity<{ name: string }>({
  name: 'webhook',
  plural: 'webhooks',
  read: admin,
  labels: webhookLabels,
  phrases: [phrase(['redelivery'], ({ redelivery }) => `sent ${redelivery.to} again`)],
  list: getWebhooks,
  events: [webhookChanged],
  title: ({ name }) => name,
  path: () => '/settings/webhooks',
})
