import type { UploadIssue, UploadRow } from '@lanewise/domain/orders/upload/columns'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { insertMany } from '#platform/db/insert-many.ts'
import type { Tables } from '#platform/db/schema.gen.ts'
import { listQuery } from '#platform/list/list-query.ts'
import { sortBy } from '#platform/list/sort-key.ts'

type Uploads = Selectable<Tables['orderUploads']>
type Rows = Selectable<Tables['orderUploadRows']>

/** One order of a file as stored. */
export type UploadRowRecord = Omit<Rows, 'cells' | 'issues'> & { cells: UploadRow[]; issues: UploadIssue[] }
export type UploadRecord = Uploads & { firstName: string; lastName: string }

type NewUpload = Pick<Uploads, 'fileName' | 'createdBy' | 'fileRows' | 'orders'> & { progressedAt: Date }

export const insertUpload = (db: Tx, upload: NewUpload) =>
  db.insertInto('orderUploads').values(upload).returning('id').executeTakeFirstOrThrow()

export type NewUploadRow = { orderUploadId: string; rowNumber: number; reference: string; cells: UploadRow[] }

export const insertUploadRows = (db: Tx, rows: readonly NewUploadRow[]) =>
  insertMany('orderUploadRows', rows).execute(db)

const withAuthor = (db: Tx) =>
  db
    .selectFrom('orderUploads as upload')
    .innerJoin('contacts as author', 'author.id', 'upload.createdBy')
    .selectAll('upload')
    .select(['author.firstName', 'author.lastName'])

export const findUpload = (db: Tx, id: string): Promise<UploadRecord | undefined> =>
  withAuthor(db).where('upload.id', '=', id).executeTakeFirst()

export const uploadList = listQuery({
  id: sortBy(sql`upload.id`, 'uuid'),
  from: (db: Tx, _filter: object) => withAuthor(db),
  sorts: { '-newest': [{ ...sortBy(sql`upload.created_at`, 'timestamptz'), direction: 'desc' }] },
})

export type RowFilter = { orderUploadId: string; outcome: readonly string[] }

export const rowList = listQuery({
  from: (db: Tx, { orderUploadId }: RowFilter) =>
    db
      .selectFrom('orderUploadRows')
      .select(['id', 'rowNumber', 'reference', 'outcome', 'orderNumber', 'issues'])
      .where('orderUploadId', '=', orderUploadId),
  where: ({ outcome }) => (outcome.length > 0 ? [sql<boolean>`outcome = any(${outcome}::text[])`] : []),
  sorts: { row: [sortBy(sql.ref('rowNumber'), 'bigint')] },
})

/** Locks the upload, so that no part of it is saved meanwhile. */
export const lockUpload = (db: Tx, id: string) =>
  db
    .selectFrom('orderUploads')
    .select(['state', 'attempts', 'orders', 'checked', 'created', 'rejected', 'duplicates', 'progressedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const findUploaded = (db: Tx, id: string) =>
  db
    .selectFrom('orderUploads')
    .select(['createdBy', 'fileName', 'created', 'rejected', 'duplicates'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

export const saveCancelled = async (db: Tx, id: string, now: Date) => {
  await db
    .updateTable('orderUploadRows')
    .set({ outcome: 'Cancelled' })
    .where('orderUploadId', '=', id)
    .where('outcome', '=', 'Waiting')
    .execute()
  await db.updateTable('orderUploads').set({ state: 'Cancelled', finishedAt: now }).where('id', '=', id).execute()
}
