import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

/** A group of orders with the same status and the same shipment facts. */
export type OrdersAlike = {
  status: number
  /** Status of the orders' shipment, or null when they are on none. */
  shipmentStatus: number | null
  hasDepartedPickup: boolean
  hasFinishedDropoffs: boolean
  count: number
  /** A few order numbers of the group. */
  examples: string[]
}

/**
 * All orders of the company, grouped and counted by the facts that decide their status: a handful of rows however many
 * orders there are. Stops are read only where they matter: before booking no truck is moving, and after delivery
 * nothing is open.
 */
export async function ordersByFacts(db: Tx): Promise<OrdersAlike[]> {
  const { rows } = await sql<OrdersAlike>`
    select orders.status, shipment.status as shipment_status,
      coalesce(stops.departed, false) as has_departed_pickup, coalesce(stops.finished, false) as has_finished_dropoffs,
      count(*)::int as count, (array_agg(orders.order_number order by orders.order_number))[1:5] as examples
    from orders
      left join shipment_orders place on place.order_id = orders.id and place.is_active
      left join shipments shipment on shipment.id = place.shipment_id
      left join lateral (
        select bool_or(stop.departed_at is not null) filter (where stop.stop_type = 0) as departed,
          bool_and(stop.departed_at is not null) filter (where stop.stop_type = 1) as finished
        from shipment_stop_parts part
          join shipment_stops stop on stop.id = part.shipment_stop_id
          join order_stops own on own.id = part.order_stop_id and own.order_id = orders.id
        where part.shipment_id = shipment.id and shipment.status between 3 and 6
      ) stops on true
    where orders.deleted_at is null
    group by 1, 2, 3, 4`.execute(db)
  return rows
}
