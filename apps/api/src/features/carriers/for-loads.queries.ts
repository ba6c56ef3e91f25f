import type { Tx } from '#platform/db/database.ts'

/** A carrier as its loads name it; also one that was deleted since. */
export const carrierOf = (db: Tx, id: string) =>
  db
    .selectFrom('carriers')
    .select(['id', 'name', 'scac', 'dotNumber', 'logoFileId', 'email', 'isOnHold', 'holdReason', 'modes'])
    .where('id', '=', id)
    .executeTakeFirst()

export const carrierIdByScac = async (db: Tx, scac: string): Promise<string | null> => {
  const matches = await db
    .selectFrom('carriers')
    .select('id')
    .where('scac', '=', scac)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return matches?.id ?? null
}

/** The mail address of a carrier: its own, otherwise that of its first contact that has one. */
export const carrierEmail = async (db: Tx, carrierId: string): Promise<string | null> =>
  (await carrierOf(db, carrierId))?.email ?? firstContactEmail(db, carrierId)

const firstContactEmail = async (db: Tx, carrierId: string): Promise<string | null> => {
  const matches = await db
    .selectFrom('carrierContacts')
    .select('email')
    .where('carrierId', '=', carrierId)
    .where('email', 'is not', null)
    .orderBy('createdAt')
    .executeTakeFirst()
  return matches?.email ?? null
}

/** The phone number of a carrier: its own, otherwise that of its first contact that has one. */
export async function carrierPhone(db: Tx, carrierId: string): Promise<string | null> {
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
