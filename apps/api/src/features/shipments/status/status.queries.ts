import type { Tx } from '#platform/db/database.ts'

/** Where an order is handled, and whether the truck has left from there. */
export const stopsByOrder = (db: Tx, shipmentId: string) =>
  db
    .selectFrom('shipmentStopParts as part')
    .innerJoin('shipmentStops as stop', 'stop.id', 'part.shipmentStopId')
    .select(['part.orderId', 'stop.stopType', 'stop.departedAt'])
    .where('part.shipmentId', '=', shipmentId)
    .execute()
export type HandledStop = Awaited<ReturnType<typeof stopsByOrder>>[number]

export const firstContactEmail = async (db: Tx, carrierId: string): Promise<string | null> => {
  const found = await db
    .selectFrom('carrierContacts')
    .select('email')
    .where('carrierId', '=', carrierId)
    .where('email', 'is not', null)
    .orderBy('createdAt')
    .executeTakeFirst()
  return found?.email ?? null
}

/** Where a carrier is called: its own number, otherwise that of its first contact that has one. */
export async function phoneOf(db: Tx, carrierId: string): Promise<string | null> {
  const own = await db.selectFrom('carriers').select('phone').where('id', '=', carrierId).executeTakeFirst()
  if (own?.phone) return own.phone
  const contact = await db
    .selectFrom('carrierContacts')
    .select('phone')
    .where('carrierId', '=', carrierId)
    .where('phone', 'is not', null)
    .orderBy('createdAt')
    .executeTakeFirst()
  return contact?.phone ?? null
}
