import type { ReceivedTransaction } from '@lanewise/contract/tender-connections'
import type { Insertable } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/schema.gen.ts'

const interchanges = (db: Tx) =>
  db
    .selectFrom('ediInterchanges as interchange')
    .leftJoin('files as file', 'file.id', 'interchange.fileId')
    .selectAll('interchange')
    .select(['file.storedAs', 'file.fileName', 'file.contentType'])

export const findReceived = (db: Tx, id: string) => interchanges(db).where('interchange.id', '=', id).executeTakeFirst()
export type ReceivedRow = NonNullable<Awaited<ReturnType<typeof findReceived>>>

export const receivedOf = (db: Tx, connectionId: string): Promise<ReceivedRow[]> =>
  interchanges(db)
    .where('interchange.connectionId', '=', connectionId)
    .orderBy('interchange.receivedAt', 'desc')
    .orderBy('interchange.id')
    .limit(20)
    .execute()

export const receivedAs = (db: Tx, connectionId: string, controlNumber: number): Promise<ReceivedRow> =>
  interchanges(db)
    .where('interchange.connectionId', '=', connectionId)
    .where('interchange.controlNumber', '=', controlNumber)
    .executeTakeFirstOrThrow()

/** Null for an interchange that was received before. If another transaction is just processing it, this one waits. */
export async function claimInterchange(
  db: Tx,
  columns: Omit<Insertable<Tables['ediInterchanges']>, 'results'>,
): Promise<string | null> {
  const claimed = await db
    .insertInto('ediInterchanges')
    .values(columns)
    .onConflict((conflict) => conflict.columns(['companyId', 'connectionId', 'controlNumber']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return claimed?.id ?? null
}

type Outcome = { results: readonly ReceivedTransaction[]; acknowledgement: string | null; fileId: string }

export const saveOutcome = (db: Tx, id: string, { results, acknowledgement, fileId }: Outcome) =>
  db
    .updateTable('ediInterchanges')
    .set({ results: JSON.stringify(results), acknowledgement, fileId })
    .where('id', '=', id)
    .execute()
