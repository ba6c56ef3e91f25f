import type { ConfirmationState } from '@lanewise/domain/booking/rate-confirmation'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/schema.gen.ts'

/** A rate confirmation sent to a carrier's system has the state and the failure of its message. */
const confirmations = (db: Tx) =>
  db
    .selectFrom('rateConfirmations as confirmation')
    .leftJoin('tenderMessages as message', 'message.id', 'confirmation.messageId')
    .selectAll('confirmation')
    .select([
      sql<ConfirmationState>`case when message.state = 'Dropped' then 'Failed'
        else coalesce(message.state, confirmation.state) end`.as('currentState'),
      sql<string | null>`coalesce(message.reason, confirmation.reason)`.as('currentReason'),
      sql<Date | null>`coalesce(message.sent_at, confirmation.sent_at)`.as('arrivedAt'),
    ])

export const findConfirmation = (db: Tx, id: string) =>
  confirmations(db).where('confirmation.id', '=', id).executeTakeFirst()
export type ConfirmationRow = NonNullable<Awaited<ReturnType<typeof findConfirmation>>>

/** Newest first. */
export const confirmationsOf = (db: Tx, shipmentId: string): Promise<ConfirmationRow[]> =>
  confirmations(db)
    .where('confirmation.shipmentId', '=', shipmentId)
    .orderBy('confirmation.createdAt', 'desc')
    .orderBy('confirmation.id')
    .limit(50)
    .execute()

export const insertConfirmation = async (db: Tx, row: Insertable<Tables['rateConfirmations']>): Promise<string> =>
  (await db.insertInto('rateConfirmations').values(row).returning('id').executeTakeFirstOrThrow()).id

export const saveConfirmation = (db: Tx, id: string, columns: Updateable<Tables['rateConfirmations']>) =>
  db.updateTable('rateConfirmations').set(columns).where('id', '=', id).execute()
