import type { EquipmentMode } from '@lanewise/domain/freight/modes'
import { equipmentModeLabels } from '@lanewise/domain/freight/modes'
import { laneEndOf } from '@lanewise/domain/lanes/match-lane'
import { isTruckload } from '@lanewise/domain/tenders/tender-text'
import { freightOfShipment } from '#features/booking/index.ts'
import { findLane, findLaneRates } from '#features/lanes/index.ts'
import type { ShipmentRow } from '#features/shipments/index.ts'
import { type Context, todayOf } from '#platform/context.ts'

type Lane = NonNullable<Awaited<ReturnType<typeof findLane>>>
export type LaneToTender = { lane: Lane; rates: NonNullable<Awaited<ReturnType<typeof findLaneRates>>>['rates'] }

/** Lane of a truckload with its prices at today's contract rates, or the reason why there is none. (DEF-63, DEF-65) */
export async function laneToTender(ctx: Context, shipment: ShipmentRow): Promise<LaneToTender | { obstacle: string }> {
  const { equipmentMode, shippingMode } = shipment
  if (!isTruckload(shippingMode)) return { obstacle: 'Only truckloads are tendered; book a rate instead' }
  const match = await findLaneRates(ctx.db, {
    origin: laneEndOf(shipment, 'origin'),
    destination: laneEndOf(shipment, 'destination'),
    equipmentMode: equipmentMode as EquipmentMode,
    shippingDate: todayOf(ctx),
    freight: await freightOfShipment(ctx.db, shipment),
  })
  const lane = match && (await findLane(ctx.db, match.lane.id))
  if (!lane) return { obstacle: noLane(shipment) }
  return { lane, rates: match.rates.filter(({ rate }) => rate.sequence !== null) }
}

const noLane = (shipment: ShipmentRow) =>
  `No ${equipmentModeLabels[shipment.equipmentMode]} lane runs from ${shipment.originCity}, ${shipment.originState} to ${shipment.destinationCity}, ${shipment.destinationState}`
