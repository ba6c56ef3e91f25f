import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/schema.gen.ts'

export type RequestRow = Selectable<Tables['rateRequests']>
export type LineRow = Selectable<Tables['rateRequestLines']>
/** Contact at a carrier who received the link. */
export type Recipient = { name: string | null; email: string }

const requests = (db: Tx) => db.selectFrom('rateRequests').selectAll()
const lines = (db: Tx) => db.selectFrom('rateRequestLines').selectAll()

/** Locks the request until the end of the transaction. */
export const openRequest = (db: Tx, shipmentId: string): Promise<RequestRow | undefined> =>
  requests(db).where('shipmentId', '=', shipmentId).where('state', '=', 'Open').forUpdate().executeTakeFirst()

export const findRequest = (db: Tx, id: string) => requests(db).where('id', '=', id).executeTakeFirst()

export const requestsOf = (db: Tx, shipmentId: string): Promise<RequestRow[]> =>
  requests(db).where('shipmentId', '=', shipmentId).orderBy('createdAt', 'desc').execute()

export const findLine = (db: Tx, id: string) => lines(db).where('id', '=', id).executeTakeFirst()

export const lockLine = (db: Tx, id: string) => lines(db).where('id', '=', id).forUpdate().executeTakeFirst()

export const linesOfRequest = (db: Tx, requestId: string): Promise<LineRow[]> =>
  lines(db).where('rateRequestId', '=', requestId).execute()

/** Lines with the looked-up data of their carriers. */
export const linesOf = (db: Tx, requestIds: readonly string[]) =>
  db
    .selectFrom('rateRequestLines')
    .leftJoin('carriers', 'carriers.id', 'rateRequestLines.carrierId')
    .selectAll('rateRequestLines')
    .select('carriers.logoFileId as carrierLogoFileId')
    .where('rateRequestId', 'in', requestIds.length > 0 ? requestIds : [noRequest])
    .execute()

const noRequest = '00000000-0000-0000-0000-000000000000'

export const insertRequest = (db: Tx, request: Insertable<Tables['rateRequests']>): Promise<RequestRow> =>
  db.insertInto('rateRequests').values(request).returningAll().executeTakeFirstOrThrow()

type NewLine = Omit<Insertable<Tables['rateRequestLines']>, 'sentTo'> & { sentTo: readonly Recipient[] }

export const insertLines = (db: Tx, rows: readonly NewLine[]): Promise<LineRow[]> =>
  db
    .insertInto('rateRequestLines')
    .values(rows.map(({ sentTo, ...row }) => ({ ...row, sentTo: JSON.stringify(sentTo) })))
    .returningAll()
    .execute()

export const saveRequest = (db: Tx, id: string, columns: Updateable<Tables['rateRequests']>, now: Date) =>
  db
    .updateTable('rateRequests')
    .set((set) => ({ ...columns, version: set('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .execute()

export const saveLine = (db: Tx, id: string, columns: Updateable<Tables['rateRequestLines']>) =>
  db.updateTable('rateRequestLines').set(columns).where('id', '=', id).execute()
