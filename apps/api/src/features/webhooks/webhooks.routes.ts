import * as contract from '@lanewise/contract/webhooks'
import type { WebhookSettings } from '#connectors/webhook/post-webhook.ts'
import { bind } from '#platform/http/bind.ts'
import { getWebhookDeliveries, redeliverWebhook } from './deliveries/deliveries.actions.ts'
import {
  createWebhook,
  createWebhookSecret,
  getWebhooks,
  removeWebhook,
  setWebhookPaused,
  updateWebhook,
} from './webhooks.actions.ts'

export const routes = (settings: WebhookSettings) => [
  bind(contract.getWebhooks, ({ ctx }) => getWebhooks(ctx)),
  bind(contract.createWebhook, ({ ctx, body }) => createWebhook(ctx, settings, body)),
  bind(contract.updateWebhook, ({ ctx, params, body }) => updateWebhook(ctx, settings, params.webhookId, body)),
  bind(contract.setWebhookPaused, ({ ctx, params, body }) => setWebhookPaused(ctx, params.webhookId, body.isPaused)),
  bind(contract.createWebhookSecret, ({ ctx, params }) => createWebhookSecret(ctx, params.webhookId)),
  bind(contract.removeWebhook, ({ ctx, params }) => removeWebhook(ctx, params.webhookId)),
  bind(contract.getWebhookDeliveries, ({ ctx, params }) => getWebhookDeliveries(ctx, params.webhookId)),
  bind(contract.redeliverWebhook, ({ ctx, params }) => redeliverWebhook(ctx, params)),
]
