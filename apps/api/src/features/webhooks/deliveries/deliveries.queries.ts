import { hourMs } from '@lanewise/domain/shared/units'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/schema.gen.ts'

export type DeliveryRow = Selectable<Tables['webhookDeliveries']>

export const insertDelivery = async (db: Tx, columns: Insertable<Tables['webhookDeliveries']>): Promise<string> =>
  (await db.insertInto('webhookDeliveries').values(columns).returning('id').executeTakeFirstOrThrow()).id

export const findDelivery = (db: Tx, id: string): Promise<DeliveryRow | undefined> =>
  db.selectFrom('webhookDeliveries').selectAll().where('id', '=', id).executeTakeFirst()

export const lockDelivery = (db: Tx, id: string): Promise<DeliveryRow | undefined> =>
  db.selectFrom('webhookDeliveries').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const saveDelivery = (db: Tx, id: string, columns: Updateable<Tables['webhookDeliveries']>) =>
  db.updateTable('webhookDeliveries').set(columns).where('id', '=', id).execute()

const mostListed = 100

export const deliveriesOf = (db: Tx, webhookId: string): Promise<DeliveryRow[]> =>
  db
    .selectFrom('webhookDeliveries')
    .selectAll()
    .where('webhookId', '=', webhookId)
    .orderBy('createdAt', 'desc')
    .orderBy('sequence', 'desc')
    .limit(mostListed)
    .execute()

/** First waiting delivery of each record, or of one record. */
export async function firstWaiting(db: Tx, webhookId: string, recordId: string | null): Promise<DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`
    select distinct on (record_id) * from webhook_deliveries
    where webhook_id = ${webhookId} and state = 'Waiting'
      and (${recordId}::uuid is null or record_id = ${recordId}::uuid)
    order by record_id, sequence`.execute(db)
  return rows
}

/** The delivery that has waited longest for its turn, of those that come first for their record. */
export async function nextToTry(db: Tx, webhookId: string): Promise<DeliveryRow | undefined> {
  const waiting = await firstWaiting(db, webhookId, null)
  const turn = ({ nextAttemptAt, createdAt }: DeliveryRow) => (nextAttemptAt ?? createdAt).getTime()
  return waiting.sort((one, other) => turn(one) - turn(other))[0]
}

const longestHours = 24

/** Deliveries that could not be sent for a day, because the webhook did not answer any of them. (DEF-105) */
export const failOldDeliveries = (db: Tx, webhookId: string, now: Date) =>
  db
    .updateTable('webhookDeliveries')
    .set({ state: 'Failed', nextAttemptAt: null, reason: 'The webhook did not answer for a day' })
    .where('webhookId', '=', webhookId)
    .where('state', '=', 'Waiting')
    .where(({ eb, fn }) =>
      eb(fn.coalesce('firstAttemptAt', 'createdAt'), '<', new Date(now.getTime() - longestHours * hourMs)),
    )
    .execute()

export async function forgetDeliveriesBefore(db: Tx, before: Date) {
  await db.deleteFrom('webhookDeliveries').where('createdAt', '<', before).execute()
}
