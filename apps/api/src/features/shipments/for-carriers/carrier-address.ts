import type { Tx } from '#platform/db/database.ts'
import { carrierOf } from '../shipments.queries.ts'
import { firstContactEmail } from '../status/status.queries.ts'

/** Where a carrier is written to. */
export const addressOf = async (db: Tx, carrierId: string): Promise<string | null> =>
  (await carrierOf(db, carrierId))?.email ?? firstContactEmail(db, carrierId)
