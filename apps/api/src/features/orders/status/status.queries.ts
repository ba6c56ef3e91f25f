import type { OnTimeStatus } from '@lanewise/domain/tracking/on-time'
import { sql, type Updateable } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { recordColumns, type Tables } from '#platform/db/schema.gen.ts'

export const saveStatus = (db: Tx, id: string, columns: Updateable<Tables['orders']>, now: Date) =>
  db
    .updateTable('orders')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .returning(recordColumns.orders)
    .executeTakeFirstOrThrow()

export const voidReferences = (db: Tx, orderId: string) =>
  db
    .updateTable('orderReferences')
    .set({ isVoided: true })
    .where('orderId', '=', orderId)
    .where('deletedAt', 'is', null)
    .execute()

type Followed = { id: string; orderNumber: string }

/**
 * Copies the dock's appointment rule to the stops at the location, for orders in status 1 to 4. Returns the orders that
 * changed.
 */
export async function copyAppointmentRule(db: Tx, locationId: string): Promise<Followed[]> {
  const { rows: stops } = await sql<{ orderId: string }>`
    update order_stops stop set is_appointment_required = dock.is_appointment_required
    from dock_schedules dock, orders
    where stop.location_id = ${locationId} and dock.location_id = stop.location_id
      and stop.is_appointment_required <> dock.is_appointment_required
      and orders.id = stop.order_id and orders.status between 1 and 4 and orders.deleted_at is null
    returning stop.order_id`.execute(db)
  if (stops.length === 0) return []
  const { rows } = await sql<Followed>`
    update orders set requires_appointment = now_so.required, is_missing_appointment = now_so.missing
    from (
      select order_id, bool_or(is_appointment_required) as required,
        bool_or(is_appointment_required and appointment_at is null) as missing
      from order_stops where order_id = any(${stops.map(({ orderId }) => orderId)}::uuid[]) group by order_id
    ) now_so
    where orders.id = now_so.order_id
    returning id, order_number`.execute(db)
  return rows
}

export type OrderOnTime = { orderId: string; onTimeStatus: OnTimeStatus | null }

/** Returns the orders whose status changed. */
export async function saveOnTime(db: Tx, orders: readonly OrderOnTime[]) {
  const { rows } = await sql<{ id: string; orderNumber: string }>`
    update orders set on_time_status = now_so.status
    from unnest(${orders.map(({ orderId }) => orderId)}::uuid[], ${orders.map(({ onTimeStatus }) => onTimeStatus)}::text[])
      as now_so(id, status)
    where orders.id = now_so.id and orders.on_time_status is distinct from now_so.status
    returning orders.id, orders.order_number`.execute(db)
  return rows
}

type Appointment = { shipmentStopId: string; appointmentAt: Date | null }

/** The appointment of a truck at one of its stops is that of all orders that it serves there. */
export async function setAppointmentAtStop(db: Tx, { shipmentStopId, appointmentAt }: Appointment) {
  const { rows } = await sql<{ orderId: string }>`
    update order_stops stop set appointment_at = ${appointmentAt}
    from shipment_stop_parts part
    where part.shipment_stop_id = ${shipmentStopId} and stop.id = part.order_stop_id
    returning stop.order_id`.execute(db)
  await sql`
    update orders set is_missing_appointment = now_so.missing,
      origin_appointment_at = now_so.first_at, destination_appointment_at = now_so.last_at
    from (
      select order_id, bool_or(is_appointment_required and appointment_at is null) as missing,
        (array_agg(appointment_at order by stop_number))[1] as first_at,
        (array_agg(appointment_at order by stop_number desc))[1] as last_at
      from order_stops where order_id = any(${rows.map(({ orderId }) => orderId)}::uuid[]) group by order_id
    ) now_so
    where orders.id = now_so.order_id`.execute(db)
}
