import type { EquipmentMode } from '@lanewise/domain/freight/modes'
import type { LaneEnd } from '@lanewise/domain/lanes/match-lane'
import { findLaneRates } from '#features/lanes/index.ts'
import type { Tx } from '#platform/db/database.ts'
import type { ShipmentRow } from '../shipments.queries.ts'

type EndFacts<E extends string> = Record<`${E}City` | `${E}State` | `${E}PostalCode` | `${E}Country`, string>
type Facts = EndFacts<'origin'> &
  EndFacts<'destination'> &
  Pick<ShipmentRow, 'shippingMode' | 'equipmentMode' | 'originDate'>

export const laneEnd = (facts: Facts, end: 'origin' | 'destination'): LaneEnd => ({
  city: facts[`${end}City`],
  state: facts[`${end}State`],
  postalCode: facts[`${end}PostalCode`],
  country: facts[`${end}Country`] as LaneEnd['country'],
})

/** DEF-65: the lane of a truckload by its first pickup and its last dropoff; null for none. */
export async function laneOfShipment(db: Tx, facts: Facts): Promise<string | null> {
  if (facts.shippingMode !== 'TL') return null
  const found = await findLaneRates(db, {
    origin: laneEnd(facts, 'origin'),
    destination: laneEnd(facts, 'destination'),
    equipmentMode: facts.equipmentMode as EquipmentMode,
    shippingDate: facts.originDate,
    freight: {},
  })
  return found?.lane.id ?? null
}
