import type { ConfirmationPaper } from '@lanewise/domain/booking/rate-confirmation'
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

type Confirming = { isWanted: boolean; papers: readonly ConfirmationPaper[] }

/** The last choice of a user who booked the carrier: whether a rate confirmation was sent, and which papers with it. */
export async function lastConfirming(db: Tx, carrierId: string): Promise<Confirming> {
  const row = await db
    .selectFrom('carriers')
    .select(['sendsRateConfirmation', 'confirmationPapers'])
    .where('id', '=', carrierId)
    .executeTakeFirst()
  return {
    isWanted: row?.sendsRateConfirmation ?? true,
    papers: (row?.confirmationPapers ?? []) as ConfirmationPaper[],
  }
}

/** Remembers the choice for the next booking. It is no change to the carrier itself. */
export const keepConfirming = (db: Tx, carrierId: string, { isWanted, papers }: Confirming) =>
  db
    .updateTable('carriers')
    .set({ sendsRateConfirmation: isWanted, confirmationPapers: [...papers] })
    .where('id', '=', carrierId)
    .execute()
