import { carrierEmail, carrierOf } from '#features/carriers/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { type ConnectionRow, connectionOf } from '../connection/connection.queries.ts'
import { connectionObstacle } from '../connection/connection.view.ts'
import type { TenderRow } from '../tenders.queries.ts'

/** How a carrier is asked: by a person, by mail to an address, or over its connection. */
export type Way =
  | { method: 'Manual' }
  | { method: 'Email'; to: string }
  | { method: 'EDI' | 'API'; connection: Pick<ConnectionRow, 'id'> & { kind: 'EDI' | 'API' } }

/** TENDER-3: as the lane says; a carrier that has no such connection is written to, and one without an address not asked. */
export async function wayTo(db: Tx, { tenderMethod }: TenderRow, carrierId: string): Promise<Way | null> {
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
