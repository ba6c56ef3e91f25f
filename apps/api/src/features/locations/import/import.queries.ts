import { type Selectable, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { insertMany } from '#platform/db/insert-many.ts'
import type { Tables } from '#platform/db/schema.gen.ts'

type NewLocation = Omit<Partial<Selectable<Tables['locations']>>, 'normalizedAddress'> & { normalizedAddress: string }
type Inserted = { id: string; locationNumber: string; normalizedAddress: string }

/**
 * Imports of one company run one after the other, so that two files with the same addresses do not block each other.
 */
export const lockImports = (db: Tx, companyId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`locations.import:${companyId}`}, 0))`.execute(db)

/** Inserts new locations and returns the inserted rows. A location whose address is taken already is skipped. */
export async function insertLocations(db: Tx, list: readonly NewLocation[]): Promise<Inserted[]> {
  const { rows } = await sql<Inserted>`${insertMany('locations', list)}
    on conflict (company_id, normalized_address) where deleted_at is null do nothing
    returning id, location_number, normalized_address`.execute(db)
  return rows
}

type Schedule = { locationId: string; isAppointmentRequired: boolean; dockHours: unknown }

export const insertSchedules = (db: Tx, list: Schedule[]) => insertMany('dockSchedules', list).execute(db)

/** The numbers of the locations at these addresses that are not deleted. */
export const numbersAt = (db: Tx, normalizedAddresses: string[]) =>
  db
    .selectFrom('locations')
    .select(['locationNumber', 'normalizedAddress'])
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`normalized_address = any(${normalizedAddresses}::text[])`)
    .execute()
