import type { Tx } from '#platform/db/database.ts'

/** Contact person for the carrier. */
export async function contactOf(db: Tx, id: string) {
  const row = await db
    .selectFrom('contacts')
    .select(['firstName', 'lastName', 'primaryEmailAddress', 'officeNumber'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row
    ? {
        name: `${row.firstName} ${row.lastName}`,
        email: row.primaryEmailAddress ?? '',
        phone: row.officeNumber,
      }
    : null
}
