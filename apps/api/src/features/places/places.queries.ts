import type { LocationType } from '@lanewise/domain/locations/location-types'
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

/** Cities of the locations that have one of these types. */
export const findPlacesOfTypes = (db: Tx, types: readonly LocationType[]) =>
  db
    .selectFrom('locations')
    .select(['city', 'state', 'country'])
    .distinct()
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`support_location_types && ${types}::text[]`)
    .execute()
