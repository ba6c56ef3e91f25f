import { randomBytes } from 'node:crypto'
import { type Webhook, type WebhookFields, webhookChanged } from '@lanewise/contract/webhooks'
import { isFailing } from '@lanewise/domain/webhooks/circuit'
import type { DeliveryState, WebhookTopic } from '@lanewise/domain/webhooks/topics'
import { type WebhookSettings, webhookObstacle } from '#connectors/webhook/post-webhook.ts'
import type { Changes, Context } from '#platform/context.ts'
import { dropJobs } from '#platform/jobs/drop-jobs.ts'
import { refuse } from '#platform/refuse.ts'
import { seal } from '#platform/secrets/sealed.ts'
import { goOn } from './deliveries/circuit.ts'
import { deliver } from './deliveries/deliver-kind.ts'
import {
  allWebhooks,
  insertWebhook,
  type ListedWebhook,
  lockWebhook,
  saveWebhook,
  type WebhookRow,
} from './webhooks.queries.ts'

export const getWebhooks = async ({ db }: Context) => ({ data: (await allWebhooks(db)).map(webhookView) })

const newSecret = () => randomBytes(32).toString('base64url')

/** The secret is shown once and stored encrypted. (NOTIFY-5) */
export async function createWebhook(ctx: Context, settings: WebhookSettings, fields: WebhookFields) {
  refuseInside(settings, fields)
  const { db, user, now } = ctx
  const secret = newSecret()
  const times = { createdAt: now, updatedAt: now, createdBy: user.id }
  const { id, name } = await insertWebhook(db, { ...fields, ...times, secret: await seal(db, secret) })
  ctx.record({ entity: 'webhook', id, name }, 'created', {
    name: [null, name],
    url: [null, fields.url],
    topics: [null, fields.topics.join(', ')],
  })
  ctx.emit(webhookChanged, { id, name, action: 'created' })
  return { id, secret }
}

export async function updateWebhook(ctx: Context, settings: WebhookSettings, id: string, fields: WebhookFields) {
  refuseInside(settings, fields)
  const before = (await lockWebhook(ctx.db, id)) ?? refuse.notFound('webhook')
  const changes = changesOf(before, fields)
  if (Object.keys(changes).length === 0) return { id }
  await change(ctx, { ...before, name: fields.name }, { ...fields, ...(changes.url && fresh) }, changes)
  if (changes.url && isFailing(before) && !before.isPaused) await goOn(ctx, id)
  return { id }
}

/** A new address, or one that was paused, has not failed yet. */
const fresh = { failures: 0, restsUntil: null }

function changesOf(before: WebhookRow, { name, url, topics }: WebhookFields): Changes {
  const changes: Changes = {}
  if (before.name !== name) changes.name = [before.name, name]
  if (before.url !== url) changes.url = [before.url, url]
  const [from, to] = [before.topics.join(', '), topics.join(', ')]
  if (from !== to) changes.topics = [from, to]
  return changes
}

/** Refuses addresses inside the portal's own network, so that outsiders cannot make the portal call it. */
function refuseInside(settings: WebhookSettings, { url }: WebhookFields) {
  const obstacle = webhookObstacle(url, settings)
  if (obstacle) refuse.invalid(obstacle, { url: [obstacle] })
}

/** Events during a pause are queued and sent in order afterwards. */
export async function setWebhookPaused(ctx: Context, id: string, isPaused: boolean) {
  const before = (await lockWebhook(ctx.db, id)) ?? refuse.notFound('webhook')
  if (before.isPaused === isPaused) return { id }
  await change(ctx, before, { isPaused, ...fresh }, { isPaused: [before.isPaused, isPaused] })
  if (isPaused) await dropJobs(ctx, deliver, `${id}/`)
  else await goOn(ctx, id)
  return { id }
}

export async function createWebhookSecret(ctx: Context, id: string) {
  const before = (await lockWebhook(ctx.db, id)) ?? refuse.notFound('webhook')
  const secret = newSecret()
  await change(ctx, before, { secret: await seal(ctx.db, secret) }, { secret: [null, 'made anew'] })
  return { id, secret }
}

export async function removeWebhook(ctx: Context, id: string) {
  const before = (await lockWebhook(ctx.db, id)) ?? refuse.notFound('webhook')
  await saveWebhook(ctx.db, id, { deletedAt: ctx.now }, ctx.now)
  await dropJobs(ctx, deliver, `${id}/`)
  ctx.record({ entity: 'webhook', id, name: before.name }, 'deleted', { name: [before.name, null] })
  ctx.emit(webhookChanged, { id, name: before.name, action: 'deleted' })
  return { id }
}

type Columns = Parameters<typeof saveWebhook>[2]

async function change(ctx: Context, { id, name }: WebhookRow, columns: Columns, changes: Changes) {
  await saveWebhook(ctx.db, id, columns, ctx.now)
  ctx.record({ entity: 'webhook', id, name }, 'changed', changes)
  ctx.emit(webhookChanged, { id, name, action: 'changed' })
}

const webhookView = (row: ListedWebhook): Webhook => ({
  id: row.id,
  name: row.name,
  url: row.url,
  topics: row.topics as WebhookTopic[],
  isPaused: row.isPaused,
  createDateTime: row.createdAt.toISOString(),
  createdBy: `${row.firstName} ${row.lastName}`,
  lastDelivery: row.lastAt && {
    state: row.lastState as DeliveryState,
    responseStatus: row.lastStatus,
    at: row.lastAt.toISOString(),
  },
  waiting: row.waiting,
  failures: row.failures,
  isFailing: isFailing(row),
})
