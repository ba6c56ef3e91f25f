import { carrierEmail, carrierOf } from '#features/carriers/index.ts'
import { type ConnectionRow, connectionOf } from '#features/tenders/connection/connection.queries.ts'
import { connectionObstacle } from '#features/tenders/connection/connection.view.ts'
import type { TenderRow } from '#features/tenders/tenders.queries.ts'
import type { Tx } from '#platform/db/database.ts'

/** Channel by which an offer reaches a carrier: manually, by email, or through its connection. */
export type Channel =
  | { method: 'Manual' }
  | { method: 'Email'; to: string }
  | { method: 'EDI' | 'API'; connection: Pick<ConnectionRow, 'id'> & { kind: 'EDI' | 'API' } }

/**
 * Channel chosen by the lane. A carrier without a matching connection gets an email, and one without an address is
 * skipped. (TENDER-3)
 */
export async function channelTo(db: Tx, { tenderMethod }: TenderRow, carrierId: string): Promise<Channel | null> {
  if (tenderMethod === 'Manual') return { method: 'Manual' }
  if (tenderMethod === 'EDI' || tenderMethod === 'API') {
    const connection = await goodConnection(db, carrierId)
    if (connection?.kind === tenderMethod)
      return { method: tenderMethod, connection: { ...connection, kind: tenderMethod } }
  }
  const to = await carrierEmail(db, carrierId)
  return to ? { method: 'Email', to } : null
}

async function goodConnection(db: Tx, carrierId: string): Promise<ConnectionRow | null> {
  const [connection, carrier] = await Promise.all([connectionOf(db, carrierId), carrierOf(db, carrierId)])
  return connection && carrier && connectionObstacle(carrier, connection) === null ? connection : null
}
