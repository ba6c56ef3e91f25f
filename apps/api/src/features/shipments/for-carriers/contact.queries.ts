import type { Tx } from '#platform/db/database.ts'

/** Whom a carrier calls. */
export async function contactOf(db: Tx, id: string) {
  const found = await db
    .selectFrom('contacts')
    .select(['firstName', 'lastName', 'primaryEmailAddress', 'officeNumber'])
    .where('id', '=', id)
    .executeTakeFirst()
  return found
    ? {
        name: `${found.firstName} ${found.lastName}`,
        email: found.primaryEmailAddress ?? '',
        phone: found.officeNumber,
      }
    : null
}
