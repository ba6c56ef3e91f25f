export { WebhooksCard } from './WebhooksCard.tsx'
