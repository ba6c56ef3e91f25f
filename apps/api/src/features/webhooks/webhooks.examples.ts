import { randomUUID } from 'node:crypto'
import { createWebhook } from '@lanewise/contract/webhooks'
import { inCompany } from '#platform/db/database.ts'
import type { Examples, Given } from '#platform/testing/examples.ts'
import { insertDelivery } from './deliveries/deliveries.queries.ts'

const fields = { name: 'Warehouse', url: 'https://hooks.example.com/lanewise', topics: ['shipment' as const] }

export const examples: Examples = {
  getWebhooks: () => ({}),
  createWebhook: () => ({ body: fields }),
  updateWebhook: ({ webhookId }) => ({ params: { webhookId }, body: fields }),
  setWebhookPaused: ({ webhookId }) => ({ params: { webhookId }, body: { isPaused: true } }),
  createWebhookSecret: ({ webhookId }) => ({ params: { webhookId } }),
  removeWebhook: ({ webhookId }) => ({ params: { webhookId } }),
  getWebhookDeliveries: ({ webhookId }) => ({ params: { webhookId } }),
  redeliverWebhook: ({ webhookId, deliveryId }) => ({ params: { webhookId, deliveryId } }),
}

/** A webhook with a successful delivery. */
export const given: Given = async ({ ask, admin, name, database }) => {
  const { id: webhookId } = await ask(createWebhook, { body: { ...fields, name: `Webhook of ${name}` } })
  const delivery = {
    event: 'shipment.booked',
    about: `S-${name}`,
    body: '{}',
    state: 'Delivered' as const,
    recordId: randomUUID(),
  }
  const deliveryId = await inCompany(database.db, admin.companyId, (tx) =>
    insertDelivery(tx, { ...delivery, webhookId }),
  )
  return { webhookId, deliveryId }
}
