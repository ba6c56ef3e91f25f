import type { Tx } from '#platform/db/database.ts'

export const findCredential = (db: Tx, contactId: string) =>
  db.selectFrom('system.credentials').select('isActive').where('contactId', '=', contactId).executeTakeFirst()
