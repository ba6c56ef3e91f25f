import type { Updateable } from 'kysely'
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
