import type { Tx } from '#platform/db/database.ts'

export const findActiveCredential = (db: Tx, contactId: string) =>
  db
    .selectFrom('system.credentials')
    .select('contactId')
    .where('contactId', '=', contactId)
    .where('isActive', '=', true)
    .executeTakeFirst()
