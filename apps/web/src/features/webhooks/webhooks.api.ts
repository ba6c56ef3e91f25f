import {
  createWebhook,
  createWebhookSecret,
  getWebhookDeliveries,
  getWebhooks,
  redeliverWebhook,
  removeWebhook,
  setWebhookPaused,
  updateWebhook,
  webhookChanged,
} from '@lanewise/contract/webhooks'
import { query, useOperation } from '#platform/query/query.ts'

const refreshOn = [webhookChanged]

export const webhooksQuery = query(getWebhooks, {}, { refreshOn })
export const deliveriesQuery = (webhookId: string) =>
  query(getWebhookDeliveries, { params: { webhookId } }, { refreshOn })

const refreshes = [getWebhooks, getWebhookDeliveries]
export const useCreateWebhook = () => useOperation(createWebhook, { refreshes })
export const useUpdateWebhook = () => useOperation(updateWebhook, { refreshes })
export const useSetWebhookPaused = () => useOperation(setWebhookPaused, { refreshes })
export const useCreateWebhookSecret = () => useOperation(createWebhookSecret, { refreshes })
export const useRemoveWebhook = () => useOperation(removeWebhook, { refreshes })
export const useRedeliver = () => useOperation(redeliverWebhook, { refreshes })
