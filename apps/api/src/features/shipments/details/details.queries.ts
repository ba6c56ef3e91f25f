import type { Tx } from '#platform/db/database.ts'

export async function zoneOfStop(db: Tx, stopId: string): Promise<string> {
  const stop = await db
    .selectFrom('shipmentStopParts as part')
    .innerJoin('orderStops as stop', 'stop.id', 'part.orderStopId')
    .select('stop.timeZone')
    .where('part.shipmentStopId', '=', stopId)
    .executeTakeFirst()
  return stop?.timeZone ?? 'UTC'
}

export const saveAppointment = (db: Tx, { stopId, appointmentAt }: { stopId: string; appointmentAt: Date | null }) =>
  db.updateTable('shipmentStops').set({ appointmentAt }).where('id', '=', stopId).execute()
