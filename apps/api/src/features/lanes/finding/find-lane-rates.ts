import type { EquipmentMode } from '@lanewise/domain/freight/modes'
import { type LaneEnd, laneKeys } from '@lanewise/domain/lanes/match-lane'
import { type NoTlPrice, priceByContract, type TlPrice } from '@lanewise/domain/rating/tl/contract-price'
import type { TlQuantities } from '@lanewise/domain/rating/tl/freight'
import type { Tx } from '#platform/db/database.ts'
import { agreedOf } from '../rates/rate-terms.ts'
import type { RateRow } from '../rates/rates.queries.ts'
import { type FoundRate, findLaneWithRates } from './finding.queries.ts'

/** A truckload as far as it finds its lane and its prices. */
export type TruckloadAsk = {
  /** The first pickup and the last dropoff. */
  origin: LaneEnd
  destination: LaneEnd
  equipmentMode: EquipmentMode
  shippingDate: string
  /** What is known of the freight; the miles are those of the lane unless they are given. */
  freight: TlQuantities
}

export type PricedRate = { rate: RateRow; price: TlPrice | NoTlPrice }
export type LaneRatesFound = {
  lane: { id: string; customerReferenceNumber: string; matchedBy: 'postalCode' | 'city' }
  /** In the order of tendering, then by carrier. */
  rates: PricedRate[]
}

/** DEF-65: the lane that a truckload belongs to with its price by each rate that is active on the day; null for no lane. */
export async function findLaneRates(db: Tx, ask: TruckloadAsk): Promise<LaneRatesFound | null> {
  const { equipmentMode, shippingDate } = ask
  const [from, to] = [laneKeys(ask.origin), laneKeys(ask.destination)]
  const rows = await findLaneWithRates(db, { equipmentMode, shippingDate, from, to })
  const [first] = rows
  if (!first) return null
  const { foundId, customerReferenceNumber, matchedBy, estimatedMilesTenths: tenths } = first
  const quantities = { miles: tenths === null ? null : tenths / 10, ...ask.freight }
  return {
    lane: { id: foundId, customerReferenceNumber, matchedBy },
    rates: rows
      .filter(hasRate)
      .map((rate) => ({ rate, price: priceByContract(agreedOf(rate), quantities, rate.fuelPerMile) })),
  }
}

const hasRate = (row: FoundRate): row is FoundRate & RateRow => row.id !== null
