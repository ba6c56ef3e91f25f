import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

type Appointment = { stopId: string; appointmentAt: Date | null }

/** The zone of the place of a stop. */
export async function zoneOfStop(db: Tx, stopId: string): Promise<string> {
  const found = await db
    .selectFrom('shipmentStopParts as part')
    .innerJoin('orderStops as stop', 'stop.id', 'part.orderStopId')
    .select('stop.timeZone')
    .where('part.shipmentStopId', '=', stopId)
    .executeTakeFirst()
  return found?.timeZone ?? 'UTC'
}

/** At the stop of the truck and at the stops of the orders that it serves there. */
export async function saveAppointment(db: Tx, { stopId, appointmentAt }: Appointment) {
  await db.updateTable('shipmentStops').set({ appointmentAt }).where('id', '=', stopId).execute()
  const { rows } = await sql<{ orderId: string }>`
    update order_stops stop set appointment_at = ${appointmentAt}
    from shipment_stop_parts part
    where part.shipment_stop_id = ${stopId} and stop.id = part.order_stop_id
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
