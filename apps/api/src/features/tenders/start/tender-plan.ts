import { dollarsOfCents } from '@lanewise/contract/money'
import type { TenderPlan } from '@lanewise/contract/tenders'
import { hasPrice } from '@lanewise/domain/rating/tl/contract-price'
import { defaultTenderTime } from '@lanewise/domain/tenders/tender-text'
import { requireShipment, type ShipmentRow } from '#features/shipments/index.ts'
import type { Context } from '#platform/context.ts'
import { Refusal } from '#platform/refuse.ts'
import { reachCarrier } from '../waterfall/carrier-channel.ts'
import { type LaneToTender, laneToTender } from './lane-to-tender.ts'
import { refuseUntenderable } from './start-tender.ts'

/** Carriers, prices, minutes and follow-up of a tender, for the user who is about to start it. (TENDER-1) */
export async function getTenderPlan(ctx: Context, shipmentNumber: string) {
  const shipment = await requireShipment(ctx, { shipmentNumber })
  const match = await tenderable(ctx, shipment)
  if ('obstacle' in match) return { plan: null, obstacle: match.obstacle }
  return { plan: await planOf(ctx, shipment, match), obstacle: null }
}

/** Reason why a shipment cannot be offered now; null when it can. */
export async function obstacleTo(ctx: Context, shipment: ShipmentRow): Promise<string | null> {
  const match = await tenderable(ctx, shipment)
  return 'obstacle' in match ? match.obstacle : null
}

async function tenderable(ctx: Context, shipment: ShipmentRow): Promise<LaneToTender | { obstacle: string }> {
  try {
    await refuseUntenderable(ctx, shipment)
  } catch (error) {
    if (error instanceof Refusal) return { obstacle: error.message }
    throw error
  }
  return laneToTender(ctx, shipment)
}

async function planOf(ctx: Context, shipment: ShipmentRow, { lane, rates }: LaneToTender): Promise<TenderPlan> {
  const { tenderMethod } = lane
  const carriers: TenderPlan['carriers'] = []
  for (const { rate, price } of rates) {
    const { carrierId, carrierName } = rate
    if (!hasPrice(price)) carriers.push({ carrierId, carrierName, total: null, skipReason: price.reason })
    else {
      const offer = { carrierId, laneRateId: rate.id, totalCents: price.totalCost }
      const reach = await reachCarrier(ctx, { shipment, tender: { tenderMethod } }, offer)
      const skipReason = 'skipReason' in reach ? reach.skipReason : null
      carriers.push({ carrierId, carrierName, total: dollarsOfCents(price.totalCost), skipReason })
    }
  }
  return {
    lane: lane.customerReferenceNumber,
    tenderMethod,
    tenderTime: lane.tenderTime ?? defaultTenderTime,
    expirationAction: lane.expirationAction as TenderPlan['expirationAction'],
    carriers,
  }
}
