import { orderStatuses } from '@lanewise/domain/orders/order-status'
import { sql } from 'kysely'
import type { RawCost } from '#features/quotes/index.ts'
import type { Tx } from '#platform/db/database.ts'

/** Undefined when the order changed meanwhile. */
export const saveLowest = (
  db: Tx,
  { id, version }: { id: string; version: number },
  lowest: RawCost | null,
  now: Date,
) =>
  db
    .updateTable('orders')
    .set({
      lowestShipCents: lowest?.cost ?? null,
      lowestShipMode: lowest?.shippingMode ?? null,
      lowestShipAt: now,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(['orderNumber'])
    .executeTakeFirst()

type Due = { now: Date; after: { earlyAt: string; id: string } | null; most: number }

/**
 * New orders with a pickup today or later in the time zone of the place, because no rate is valid for a past day. An
 * order that was just changed is left out, because its own job is on its way.
 */
export const findDueOrders = (db: Tx, { now, after, most }: Due) =>
  db
    .selectFrom('orders')
    .select(['id', 'version', 'originEarlyAt'])
    .where('deletedAt', 'is', null)
    .where('status', '=', orderStatuses.Accepted)
    // This condition sets the start of the index range. The date at the place decides.
    .where(sql<boolean>`origin_early_at >= ${now}::timestamptz - interval '24 hours'`)
    .where(sql<boolean>`origin_date >= (${now}::timestamptz at time zone origin_time_zone)::date`)
    .where(
      sql<boolean>`coalesce(lowest_ship_at + interval '24 hours', updated_at + interval '10 minutes') <= ${now}::timestamptz`,
    )
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(origin_early_at, id) > (${after?.earlyAt}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('originEarlyAt')
    .orderBy('id')
    .limit(most)
    .execute()
