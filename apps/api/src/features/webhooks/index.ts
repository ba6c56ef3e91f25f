import { webhookEntity } from '@lanewise/contract/webhooks'
import { dayMs } from '@lanewise/domain/shared/units'
import type { WebhookSettings } from '#connectors/webhook/post-webhook.ts'
import type { Feature } from '#platform/feature.ts'
import { job } from '#platform/jobs/job.ts'
import { RoundHour } from '#platform/jobs/rounds.ts'
import { deliverJob, retryJob } from './deliveries/deliver.ts'
import { forgetDeliveriesBefore } from './deliveries/deliveries.queries.ts'
import { reactions } from './deliveries/queue-deliveries.ts'
import { routes } from './webhooks.routes.ts'

/** NOTIFY-5: addresses of companies that are told of events. */
export const webhooks = (settings: WebhookSettings): Feature => ({
  name: 'webhooks',
  routes: routes(settings),
  records: [{ entity: webhookEntity, table: 'webhooks' }],
  jobs: [deliverJob(settings), retryJob],
  rounds: [forgetDeliveries],
  reactions,
})

const keptDays = 30

const forgetDeliveries = job({
  name: 'webhooks.forget-deliveries',
  payload: RoundHour,
  attempts: 5,
  key: ({ hour }) => `webhooks.forget-deliveries:${hour}`,
  run: ({ db, now }) => forgetDeliveriesBefore(db, new Date(now.getTime() - keptDays * dayMs)),
})
