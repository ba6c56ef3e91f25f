import type { Circuit } from '@lanewise/domain/webhooks/circuit'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/schema.gen.ts'

export type WebhookRow = Selectable<Tables['webhooks']>
export type ListedWebhook = WebhookRow & {
  firstName: string
  lastName: string
  waiting: number
  lastState: string | null
  lastStatus: number | null
  lastAt: Date | null
}

/** Webhooks by name, with the result of their last delivery. */
export async function allWebhooks(db: Tx): Promise<ListedWebhook[]> {
  const { rows } = await sql<ListedWebhook>`
    select webhook.*, maker.first_name, maker.last_name, newest.state as last_state,
      newest.response_status as last_status, newest.attempted_at as last_at,
      (select count(*)::int from webhook_deliveries delivery
        where delivery.webhook_id = webhook.id and delivery.state = 'Waiting') as waiting
    from webhooks webhook join contacts maker on maker.id = webhook.created_by
    left join lateral (
      select state, response_status, attempted_at from webhook_deliveries delivery
      where delivery.webhook_id = webhook.id and attempted_at is not null order by attempted_at desc limit 1
    ) newest on true
    where webhook.deleted_at is null order by webhook.name, webhook.id`.execute(db)
  return rows
}

const present = (db: Tx) => db.selectFrom('webhooks').selectAll().where('deletedAt', 'is', null)

export const findWebhook = (db: Tx, id: string): Promise<WebhookRow | undefined> =>
  present(db).where('id', '=', id).executeTakeFirst()

export const lockWebhook = (db: Tx, id: string): Promise<WebhookRow | undefined> =>
  present(db).where('id', '=', id).forUpdate().executeTakeFirst()

/** Holds pausing, resuming and resting back until the end of the transaction. */
export const shareWebhook = (db: Tx, id: string): Promise<WebhookRow | undefined> =>
  present(db).where('id', '=', id).forShare().executeTakeFirst()

/** How the calls went. Not a change that a person made, so the version stays. */
export async function saveCircuit(db: Tx, id: string, circuit: Partial<Circuit>) {
  await db.updateTable('webhooks').set(circuit).where('id', '=', id).execute()
}

/** False when another delivery has tried a moment ago. */
export async function startTry(db: Tx, id: string, { now, restsUntil }: { now: Date; restsUntil: Date }) {
  const { numUpdatedRows } = await db
    .updateTable('webhooks')
    .set({ restsUntil })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('restsUntil', 'is', null), eb('restsUntil', '<=', now)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Webhooks subscribed to a topic, including paused ones, whose events are queued. */
export const webhooksFor = (db: Tx, topic: string): Promise<WebhookRow[]> =>
  present(db).where(sql<boolean>`${topic} = any(topics)`).orderBy('id').execute()

export const insertWebhook = (db: Tx, columns: Insertable<Tables['webhooks']>): Promise<WebhookRow> =>
  db.insertInto('webhooks').values(columns).returningAll().executeTakeFirstOrThrow()

export const saveWebhook = (db: Tx, id: string, columns: Updateable<Tables['webhooks']>, now: Date) =>
  db
    .updateTable('webhooks')
    .set((set) => ({ ...columns, version: set('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .execute()
