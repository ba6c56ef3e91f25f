import { carrierOf, firstContactEmail } from '#features/shipments/index.ts'
import type { Tx } from '#platform/db/database.ts'

/** Where a carrier is written to. */
export const addressOf = async (db: Tx, carrierId: string): Promise<string | null> =>
  (await carrierOf(db, carrierId))?.email ?? firstContactEmail(db, carrierId)
