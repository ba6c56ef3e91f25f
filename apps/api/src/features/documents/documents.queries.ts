import type { Selectable, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/schema.gen.ts'

type Row = Selectable<Tables['documents']>

const withFile = (db: Tx) =>
  db
    .selectFrom('documents as document')
    .innerJoin('files as file', 'file.id', 'document.fileId')
    .leftJoin('contacts as author', 'author.id', 'document.createdBy')
    .leftJoin('orders as owner', 'owner.id', 'document.orderId')
    .selectAll('document')
    .select(['owner.orderNumber', 'file.storedAs'])
    .select(['file.contentType', 'file.byteSize', 'author.firstName', 'author.lastName'])
export type DocumentRow = Awaited<ReturnType<typeof documentsOfShipment>>[number]

const stopsOf = (shipmentId: string) =>
  sql<string>`(select part.order_stop_id from shipment_stop_parts part where part.shipment_id = ${shipmentId})`

const ordersOn = (db: Tx, shipmentId: string) =>
  db.selectFrom('shipmentOrders').select('orderId').where('shipmentId', '=', shipmentId).where('isActive', '=', true)

export const documentsOfOrder = (db: Tx, orderId: string) =>
  withFile(db).where('document.orderId', '=', orderId).orderBy('document.createdAt').orderBy('document.id').execute()

/** Documents of the shipment, of its orders and of their stops, oldest first. */
export const documentsOfShipment = (db: Tx, shipmentId: string) =>
  withFile(db)
    .where((eb) =>
      eb.or([
        eb('document.shipmentId', '=', shipmentId),
        eb('document.orderStopId', 'in', stopsOf(shipmentId)),
        eb('document.orderId', 'in', ordersOn(db, shipmentId)),
      ]),
    )
    .orderBy('document.createdAt')
    .orderBy('document.id')
    .execute()

export const findDocument = (db: Tx, id: string) => withFile(db).where('document.id', '=', id).executeTakeFirst()

export const lockByFile = (db: Tx, fileId: string) =>
  db.selectFrom('documents').selectAll().where('fileId', '=', fileId).forUpdate().executeTakeFirst()

export const lockDocument = (db: Tx, id: string) =>
  db.selectFrom('documents').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export type NewDocumentRow = Pick<
  Row,
  'createdBy' | 'fileId' | 'name' | 'fileType' | 'shipmentId' | 'orderStopId' | 'orderId' | 'sha256' | 'isGenerated'
>

export const insertDocument = async (db: Tx, row: NewDocumentRow, now: Date): Promise<string> => {
  const made = await db
    .insertInto('documents')
    .values({ ...row, createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}

export const saveDocument = (db: Tx, id: string, columns: Updateable<Tables['documents']>, now: Date) =>
  db
    .updateTable('documents')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .execute()

export const removeDocument = (db: Tx, id: string) => db.deleteFrom('documents').where('id', '=', id).execute()

type Target = Pick<Row, 'shipmentId' | 'orderStopId' | 'orderId'>

const documentsOn = (db: Tx, { shipmentId, orderStopId, orderId }: Target) =>
  db
    .selectFrom('documents')
    .select(['id', 'fileId', 'name', 'createdAt'])
    .$if(shipmentId !== null, (query) => query.where('shipmentId', '=', shipmentId))
    .$if(orderId !== null, (query) => query.where('orderId', '=', orderId))
    .$if(orderStopId !== null, (query) => query.where('orderStopId', '=', orderStopId))

/** Finds a document with the same content on the same record. */
export const findSameFile = (db: Tx, target: Target, sha256: string) =>
  documentsOn(db, target).where('sha256', '=', sha256).orderBy('createdAt').executeTakeFirst()

/** Finds the earlier document that was generated under the same name. */
export const findGenerated = (db: Tx, target: Target, name: string) =>
  documentsOn(db, target).where('name', '=', name).where('isGenerated', '=', true).executeTakeFirst()

export const dropoffsOf = (db: Tx, shipmentId: string) =>
  db
    .selectFrom('shipmentStopParts as part')
    .innerJoin('shipmentStops as stop', 'stop.id', 'part.shipmentStopId')
    .innerJoin('orderStops as place', 'place.id', 'part.orderStopId')
    .innerJoin('orders', 'orders.id', 'part.orderId')
    .select(['part.orderStopId', 'orders.id as orderId', 'orders.orderNumber', 'stop.stopNumber', 'stop.departedAt'])
    .select(['place.companyName', 'place.city', 'place.state', 'place.timeZone', 'place.lateAt', 'place.appointmentAt'])
    .where('part.shipmentId', '=', shipmentId)
    .where('stop.stopType', '=', 1)
    .orderBy('stop.stopNumber')
    .orderBy('orders.orderNumber')
    .execute()
export type DropoffRow = Awaited<ReturnType<typeof dropoffsOf>>[number]

/** The numbers of the stops at which, according to the carrier, somebody signed for the freight. */
export async function stopsWithProof(db: Tx, shipmentId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('trackingEvents')
    .select('stopNumber')
    .distinct()
    .where('shipmentId', '=', shipmentId)
    .where('kind', '=', 'ProofOfDelivery')
    .execute()
  return rows.flatMap(({ stopNumber }) => stopNumber ?? [])
}

/** Whether the truck has left any stop. */
export const hasDeparted = async (db: Tx, shipmentId: string): Promise<boolean> => {
  const stops = db.selectFrom('shipmentStops').select('id').where('shipmentId', '=', shipmentId)
  return (await stops.where('departedAt', 'is not', null).limit(1).executeTakeFirst()) !== undefined
}

/** The shipment of an order stop. When there are several, an active shipment comes first, then the newest. */
export const shipmentIdOfStop = async (db: Tx, orderStopId: string): Promise<string | null> => {
  const row = await db
    .selectFrom('shipmentStopParts as part')
    .innerJoin('shipments', 'shipments.id', 'part.shipmentId')
    .select('shipments.id')
    .where('part.orderStopId', '=', orderStopId)
    .orderBy(sql`shipments.status = -1`)
    .orderBy('shipments.createdAt', 'desc')
    .executeTakeFirst()
  return row?.id ?? null
}

export const orderStopExists = async (db: Tx, orderStopId: string): Promise<boolean> =>
  (await db.selectFrom('orderStops').select('id').where('id', '=', orderStopId).executeTakeFirst()) !== undefined

/** Files to check: the newest ones, those that were missing, and a different selection of the others each time. */
export const filesToCheck = (db: Tx, { since, from }: { since: Date; from: string }) =>
  sql<{ id: string; name: string; storedAs: string; isFileMissing: boolean }>`
    select document.id, document.name, file.stored_as, document.is_file_missing
    from documents document join files file on file.company_id = document.company_id and file.id = document.file_id
    where document.created_at >= ${since} or document.is_file_missing
      or document.id in (select id from documents where id >= ${from}::uuid order by id limit 300)`.execute(db)

export const markMissing = (db: Tx, ids: readonly string[], isFileMissing: boolean) =>
  db
    .updateTable('documents')
    .set({ isFileMissing })
    .where('id', 'in', [...ids])
    .execute()
