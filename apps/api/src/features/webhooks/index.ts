import { webhookEntity } from '@lanewise/contract/webhooks'
import { dayMs } from '@lanewise/domain/shared/units'
import type { WebhookSettings } from '#connectors/webhook/post-webhook.ts'
import type { Feature } from '#platform/feature.ts'
import { job } from '#platform/jobs/job.ts'
import { JobHour } from '#platform/jobs/rounds.ts'
import { lookJob } from './deliveries/circuit.ts'
import { deliverJob, retryJob } from './deliveries/deliver.ts'
import { forgetDeliveriesBefore } from './deliveries/deliveries.queries.ts'
import { reactions } from './deliveries/queue-deliveries.ts'
import { routes } from './webhooks.routes.ts'

/** Webhooks of companies that receive events. (NOTIFY-5) */
export const webhooks = (settings: WebhookSettings): Feature => ({
  name: 'webhooks',
  routes: routes(settings),
  records: [{ entity: webhookEntity, table: 'webhooks' }],
  jobs: [deliverJob(settings), retryJob, lookJob],
  rounds: [forgetDeliveries],
  reactions,
})

const retentionDays = 30

const forgetDeliveries = job({
  name: 'webhooks.forget-deliveries',
  payload: JobHour,
  attempts: 5,
  key: ({ hour }) => `webhooks.forget-deliveries:${hour}`,
  run: ({ db, now }) => forgetDeliveriesBefore(db, new Date(now.getTime() - retentionDays * dayMs)),
})
