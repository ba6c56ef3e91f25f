import type { EquipmentMode } from '@lanewise/domain/freight/modes'
import { laneEndOf } from '@lanewise/domain/lanes/match-lane'
import { findLaneRates } from '#features/lanes/index.ts'
import type { Tx } from '#platform/db/database.ts'
import type { ShipmentRow } from '../shipments.queries.ts'

type Facts = Parameters<typeof laneEndOf>[0] & Pick<ShipmentRow, 'shippingMode' | 'equipmentMode' | 'originDate'>

/** DEF-65: the lane of a truckload by its first pickup and its last dropoff; null for none. */
export async function laneOfShipment(db: Tx, facts: Facts): Promise<string | null> {
  if (facts.shippingMode !== 'TL') return null
  const found = await findLaneRates(db, {
    origin: laneEndOf(facts, 'origin'),
    destination: laneEndOf(facts, 'destination'),
    equipmentMode: facts.equipmentMode as EquipmentMode,
    shippingDate: facts.originDate,
    freight: {},
  })
  return found?.lane.id ?? null
}
