import { carrierEmail, carrierOf } from '#features/carriers/index.ts'
import { type ConnectionRow, connectionOf } from '#features/tenders/connection/connection.queries.ts'
import { connectionObstacle } from '#features/tenders/connection/connection.view.ts'
import type { TenderRow } from '#features/tenders/tenders.queries.ts'
import type { Tx } from '#platform/db/database.ts'

export type CarrierSystem = Pick<ConnectionRow, 'id'> & { kind: 'EDI' | 'API' }

/** Channel by which an offer reaches a carrier: manually, by email, or through its connection. */
export type Channel =
  | { method: 'Manual' }
  | { method: 'Email'; to: string }
  | { method: 'EDI' | 'API'; connection: CarrierSystem }

/**
 * Channel chosen by the lane. A carrier without a matching connection gets an email, and one without an address is
 * skipped. (TENDER-3)
 */
export async function channelTo(db: Tx, { tenderMethod }: TenderRow, carrierId: string): Promise<Channel | null> {
  if (tenderMethod === 'Manual') return { method: 'Manual' }
  if (tenderMethod === 'EDI' || tenderMethod === 'API') {
    const connection = await systemOf(db, carrierId)
    if (connection?.kind === tenderMethod) return { method: tenderMethod, connection }
  }
  const to = await carrierEmail(db, carrierId)
  return to ? { method: 'Email', to } : null
}

/** Connection to the carrier's own system. Null when it has none that can be used. */
export async function systemOf(db: Tx, carrierId: string): Promise<CarrierSystem | null> {
  const [connection, carrier] = await Promise.all([connectionOf(db, carrierId), carrierOf(db, carrierId)])
  const isUsable = connection && carrier && connectionObstacle(carrier, connection) === null
  return isUsable && (connection.kind === 'EDI' || connection.kind === 'API')
    ? { id: connection.id, kind: connection.kind }
    : null
}
