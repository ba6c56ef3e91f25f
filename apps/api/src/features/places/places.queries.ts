import type { LocationType } from '@lanewise/domain/locations/location-types'
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

/** The cities of the locations that are used as one of these. */
export const findPlacesOfTypes = (db: Tx, types: readonly LocationType[]) =>
  db
    .selectFrom('locations')
    .select(['city', 'state', 'country'])
    .distinct()
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`support_location_types && ${types}::text[]`)
    .execute()
