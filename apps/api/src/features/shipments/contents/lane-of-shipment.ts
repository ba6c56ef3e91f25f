import type { EquipmentMode } from '@lanewise/domain/freight/modes'
import { laneEndOf } from '@lanewise/domain/lanes/match-lane'
import { findLaneRates } from '#features/lanes/index.ts'
import type { Tx } from '#platform/db/database.ts'
import type { ShipmentRow } from '../shipments.queries.ts'

type Facts = Parameters<typeof laneEndOf>[0] & Pick<ShipmentRow, 'shippingMode' | 'equipmentMode' | 'originDate'>

/** Lane of a truckload by its first pickup and last dropoff, or null when there is none. (DEF-65) */
export async function laneOfShipment(db: Tx, facts: Facts): Promise<string | null> {
  if (facts.shippingMode !== 'TL') return null
  const match = await findLaneRates(db, {
    origin: laneEndOf(facts, 'origin'),
    destination: laneEndOf(facts, 'destination'),
    equipmentMode: facts.equipmentMode as EquipmentMode,
    shippingDate: facts.originDate,
    freight: {},
  })
  return match?.lane.id ?? null
}
