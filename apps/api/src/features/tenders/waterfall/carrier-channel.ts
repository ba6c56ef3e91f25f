import { formatMoney } from '@lanewise/domain/shared/format'
import { cents } from '@lanewise/domain/shared/units'
import { carrierObstacle } from '#features/booking/index.ts'
import { carrierEmail, carrierOf } from '#features/carriers/index.ts'
import { isRateActive } from '#features/lanes/index.ts'
import type { ShipmentRow } from '#features/shipments/index.ts'
import { type ConnectionRow, connectionOf } from '#features/tenders/connection/connection.queries.ts'
import { connectionObstacle } from '#features/tenders/connection/connection.view.ts'
import type { OfferRow, TenderRow } from '#features/tenders/tenders.queries.ts'
import { type Context, todayOf } from '#platform/context.ts'
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
async function channelTo(
  db: Tx,
  { tenderMethod }: Pick<TenderRow, 'tenderMethod'>,
  carrierId: string,
): Promise<Channel | null> {
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

type Running = { shipment: ShipmentRow; tender: Pick<TenderRow, 'tenderMethod'> }
type Candidate = Pick<OfferRow, 'carrierId' | 'laneRateId' | 'totalCents'>

/** Channel by which a carrier gets an offer, or the reason why it is skipped. (DEF-62) */
export async function reachCarrier(
  ctx: Context,
  { shipment, tender }: Running,
  offer: Candidate,
): Promise<{ channel: Channel } | { skipReason: string }> {
  const skipReason = await reasonToSkip(ctx, shipment, offer)
  if (skipReason !== null) return { skipReason }
  const channel = await channelTo(ctx.db, tender, offer.carrierId)
  return channel ? { channel } : { skipReason: 'No email address on file' }
}

async function reasonToSkip(ctx: Context, { maxBuyCents }: ShipmentRow, offer: Candidate): Promise<string | null> {
  const obstacle = await carrierObstacle(ctx, offer.carrierId)
  if (obstacle) return obstacle
  if (!(await isRateActive(ctx.db, offer.laneRateId, todayOf(ctx)))) return 'The rate is not active today'
  if (maxBuyCents > 0 && offer.totalCents > maxBuyCents)
    return `Above the highest cost of ${formatMoney(cents(maxBuyCents))}`
  return null
}
