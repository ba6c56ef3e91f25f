import type { Insertable, Updateable } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/schema.gen.ts'

const messages = (db: Tx) =>
  db
    .selectFrom('tenderMessages as message')
    .leftJoin('tenderOffers as offer', 'offer.id', 'message.offerId')
    .leftJoin('tenders as tender', 'tender.id', 'offer.tenderId')
    .innerJoin('shipments as shipment', (join) =>
      join.on((eb) => eb('shipment.id', '=', eb.fn.coalesce('message.shipmentId', 'tender.shipmentId'))),
    )
    .leftJoin('files as file', 'file.id', 'message.fileId')
    .selectAll('message')
    .select(['shipment.id as aboutShipmentId', 'shipment.shipmentNumber'])
    .select(['file.storedAs', 'file.fileName', 'file.contentType'])

export const findMessage = (db: Tx, id: string) => messages(db).where('message.id', '=', id).executeTakeFirst()
export type MessageRow = NonNullable<Awaited<ReturnType<typeof findMessage>>>

/** Messages sent for these offers, oldest first. */
export const messagesOfOffers = (db: Tx, offerIds: readonly string[]): Promise<MessageRow[]> =>
  offerIds.length === 0
    ? Promise.resolve([])
    : messages(db)
        .where('message.offerId', 'in', [...offerIds])
        .orderBy('message.createdAt')
        .orderBy('message.purpose')
        .execute()

export const messagesOfConnection = (db: Tx, connectionId: string): Promise<MessageRow[]> =>
  messages(db)
    .where('message.connectionId', '=', connectionId)
    .orderBy('message.createdAt', 'desc')
    .orderBy('message.id')
    .limit(20)
    .execute()

/** Message of an offer by the file number that the carrier knows. */
export const messageOfNumber = (db: Tx, connectionId: string, controlNumber: number): Promise<MessageRow | undefined> =>
  messages(db)
    .where('message.connectionId', '=', connectionId)
    .where('message.controlNumber', '=', controlNumber)
    .executeTakeFirst()

/** Newest offer of a load to a carrier. */
export const offerOfShipment = (db: Tx, carrierId: string, shipmentNumber: string) =>
  db
    .selectFrom('tenderOffers as offer')
    .innerJoin('tenders as tender', 'tender.id', 'offer.tenderId')
    .innerJoin('shipments as shipment', 'shipment.id', 'tender.shipmentId')
    .select(['offer.id', 'tender.shipmentId'])
    .where('offer.carrierId', '=', carrierId)
    .where('shipment.shipmentNumber', '=', shipmentNumber)
    .where('offer.sentAt', 'is not', null)
    .orderBy('offer.sentAt', 'desc')
    .executeTakeFirst()

export const insertMessage = async (db: Tx, message: Insertable<Tables['tenderMessages']>): Promise<string> =>
  (await db.insertInto('tenderMessages').values(message).returning('id').executeTakeFirstOrThrow()).id

export const saveMessage = (db: Tx, id: string, columns: Updateable<Tables['tenderMessages']>) =>
  db.updateTable('tenderMessages').set(columns).where('id', '=', id).execute()

export const countAttempt = (db: Tx, id: string) =>
  db
    .updateTable('tenderMessages')
    .set((set) => ({ attempts: set('attempts', '+', 1) }))
    .where('id', '=', id)
    .execute()
