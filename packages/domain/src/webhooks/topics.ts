export const webhookTopics = {
  shipment: 'Shipments',
  order: 'Orders',
  tender: 'Tenders',
} as const
export type WebhookTopic = keyof typeof webhookTopics
export const webhookTopicNames = Object.keys(webhookTopics) as [WebhookTopic, ...WebhookTopic[]]

export const webhookLabels = {
  name: 'Name',
  url: 'Address',
  topics: 'Events',
  isPaused: 'Paused',
  secret: 'Secret',
  redelivery: 'Sent again',
} as const

export const deliveryStates = ['Waiting', 'Delivered', 'Failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]
