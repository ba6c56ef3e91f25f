import { orderStatuses } from '@lanewise/domain/orders/order-status'
import { sql } from 'kysely'
import type { RawCost } from '#features/quotes/index.ts'
import type { Tx } from '#platform/db/database.ts'

/** Undefined when the order was changed in the meantime. */
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
 * New orders that are picked up today or later, by the calendar of the place: no rate is good for a day that has passed. Who
 * was just changed has a job of its own under way.
 */
export const findDueOrders = (db: Tx, { now, after, most }: Due) =>
  db
    .selectFrom('orders')
    .select(['id', 'version', 'originEarlyAt'])
    .where('deletedAt', 'is', null)
    .where('status', '=', orderStatuses.Accepted)
    // The index begins here; the day of the place decides.
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
